import type { Seat } from '@menagerie/engine'
import type { Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import type { SeatNames } from '../../say.tsx'
import { useTalk } from './use-talk.ts'
import { AGREE_WORDS } from './words.ts'
import './agree.css'

/** Over the table while somebody is asked who has stayed away for long: what the others may say of it. */
export const ClaimBar = ({
  lobby,
  seat,
  names,
}: {
  readonly lobby: Lobby
  /** Who has stayed away. */
  readonly seat: Seat
  readonly names: SeatNames
}) => {
  const { t } = useTranslation(AGREE_WORDS)
  const { say, busy, trouble } = useTalk(lobby)
  return (
    <section className="toast panel offer-bar" role="status">
      <p>
        {t('stays', { name: names[seat] ?? '' })}
        {trouble !== null && <small role="alert">{trouble}</small>}
      </p>
      <button type="button" className="tag" disabled={busy} onClick={() => void say({ kind: 'forfeit', seat })}>
        {t('claim')}
      </button>
    </section>
  )
}

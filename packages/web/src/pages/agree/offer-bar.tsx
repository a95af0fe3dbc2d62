import type { Frame, Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import type { SeatNames } from '../../say.tsx'
import { standing } from '../match-scene/scene.ts'
import { offerWords } from './said.ts'
import { useTalk } from './use-talk.ts'
import { AGREE_WORDS } from './words.ts'
import './agree.css'

/** What one is told of the offer that waits, by who they are to it. */
const wordsOf = (
  t: ReturnType<typeof useTranslation>['t'],
  game: string,
  { seat, terms, waiting }: NonNullable<Frame['offer']>,
  viewer: Frame['viewer'],
  names: SeatNames,
): string => {
  const what = offerWords(t, game, terms)
  const [name, others] = [names[seat] ?? '', waiting.map((one) => names[one] ?? '')]
  if (seat === viewer) return t('yours', { what, names: others })
  return waiting.some((one) => one === viewer)
    ? t('theirs', { name, what })
    : t('waiting', { name, what, names: others })
}

/** Over the table while an offer waits, or the match is paused: what there is to say to it. It keeps nobody from playing. */
export const OfferBar = ({
  lobby,
  frame,
  names,
}: {
  readonly lobby: Lobby
  readonly frame: Frame
  readonly names: SeatNames
}) => {
  const { t } = useTranslation(AGREE_WORDS)
  const { say, offer: make, busy, trouble } = useTalk(lobby)
  const { offer, paused, viewer } = frame
  const { away, outcome } = standing(frame)
  if (outcome !== null) return null
  const mine = offer?.seat === viewer
  const asked = offer?.waiting.some((one) => one === viewer) === true
  const text = offer === null ? t('paused') : wordsOf(t, lobby.game, offer, viewer, names)
  return (
    <section className="toast panel offer-bar" role="status">
      <p>
        {text}
        {trouble !== null && <small role="alert">{trouble}</small>}
      </p>
      {offer === null && paused && viewer !== 'spectator' && !away && (
        <button type="button" className="tag" disabled={busy} onClick={() => void make({ kind: 'resume' })}>
          {t('goOn')}
        </button>
      )}
      {offer !== null && asked && (
        <>
          <button
            type="button"
            className="tag"
            disabled={busy}
            onClick={() => void say({ kind: 'answer', version: offer.version, accept: true })}
          >
            {t('accept')}
          </button>
          <button
            type="button"
            className="tag"
            disabled={busy}
            onClick={() => void say({ kind: 'answer', version: offer.version, accept: false })}
          >
            {t('refuse')}
          </button>
        </>
      )}
      {offer !== null && mine && (
        <button
          type="button"
          className="tag"
          disabled={busy}
          onClick={() => void say({ kind: 'withdraw', version: offer.version })}
        >
          {t('withdraw')}
        </button>
      )}
    </section>
  )
}

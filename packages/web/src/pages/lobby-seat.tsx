import type { Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { personName } from '../person-name.ts'
import { Button } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { Wax } from '../pieces/wax.tsx'
import { botName } from './match-words.tsx'
import { LOBBY_WORDS } from './lobby/words.ts'

/** A seat of a table, as everybody there knows it. */
export type SeatOf = Lobby['seats'][number]

interface SeatLineProps {
  readonly seat: SeatOf
  readonly index: number
  /** What it has claimed, in a word; null: nothing. */
  readonly claimed: string | null
  /** How well whoever sits there plays, in words; null: it does not matter here, or is not known. */
  readonly rating: string | null
  /** The address of their page; null: there is none for whoever looks. */
  readonly page: string | null
  /** Null for who sits already. */
  readonly onSit: ((seat: number) => void) | null
  /** Null for whoever may not. */
  readonly onSendAway: ((seat: number) => void) | null
  readonly busy: boolean
}

/** What one may do at a seat, and whether who sits there is ready. */
const SeatDeeds = ({ seat, index, onSit, onSendAway, busy }: SeatLineProps) => {
  const { t } = useTranslation()
  if (!seat.taken)
    return (
      onSit !== null && (
        <Button look="go" disabled={busy} onPress={() => onSit(index)}>
          {t('sit', { ns: LOBBY_WORDS })}
        </Button>
      )
    )
  const maySend = seat.kind !== 'bot' && !seat.you && onSendAway !== null
  return (
    <>
      {seat.ready && <Icon name="check-mark" className="ok" />}
      {maySend && (
        <Button
          look="paper"
          size="sm"
          disabled={busy}
          label={t('sendAwayOf', { ns: LOBBY_WORDS, name: personName(t, seat.name ?? '') })}
          onPress={() => onSendAway(index)}
        >
          {t('sendAway', { ns: LOBBY_WORDS })}
        </Button>
      )}
    </>
  )
}

/** Who sits there; the way to their page where there is one. */
const SeatName = ({ seat, page }: Pick<SeatLineProps, 'seat' | 'page'>) => {
  const { t } = useTranslation()
  if (seat.kind === 'bot') return <>{botName(t, seat.bot)}</>
  if (seat.name === null) return <>{t('free', { ns: LOBBY_WORDS })}</>
  const name = personName(t, seat.name)
  return page === null ? <>{name}</> : <Link href={page}>{name}</Link>
}

/** One seat: who sits there, or that somebody may. */
export const SeatLine = (props: SeatLineProps) => {
  const { seat, index, claimed, rating, page } = props
  const { t } = useTranslation()
  const bot = seat.kind === 'bot'
  const state = seat.taken ? (seat.ready ? 'ready' : 'choosing') : 'freeHint'
  return (
    <li className={seat.taken ? '' : 'free'}>
      <Wax seat={index} bot={bot} />
      <span>
        <b>
          <SeatName seat={seat} page={page} />
        </b>
        <small>
          {bot ? t(`bots.${seat.bot ?? 'random'}`) : t(state, { ns: LOBBY_WORDS })}
          {claimed === null ? '' : ` · ${claimed}`}
          {rating === null ? '' : ` · ${rating}`}
          {seat.you ? ` · ${t('you', { ns: LOBBY_WORDS })}` : ''}
        </small>
      </span>
      <SeatDeeds {...props} />
    </li>
  )
}

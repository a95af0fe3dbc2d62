import { spectatorDelayAt } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import type { GameRoom } from '../../games.ts'
import { Clock } from '../../pieces/clock.tsx'
import { ThemeButton } from '../../pieces/rail.tsx'
import { usePhone } from '../../pieces/wide.ts'
import { SoundButton } from '../../sound/sound-switch.tsx'
import type { SeatNames } from '../../say.tsx'
import { isHere } from '../../wire/here-id.ts'
import type { Line } from '../../wire/transport.ts'
import { MatchChat } from '../chat/later.tsx'
import { HereBadge } from '../device/badge.tsx'
import { HintButton } from '../hint/hint.tsx'
import type { Hint } from '../hint/use-hint.ts'
import { standing } from '../match-scene/scene.ts'
import { MenuButton } from './menu-button.tsx'
import type { Acting } from './use-acting.ts'

/** The right end of a match's rail: the clock, how one is here, a hint, sound, light and the menu. */
export const MatchTools = ({
  lobby,
  room,
  frame,
  line,
  hint,
  names,
  acting: { giveUp, leave },
}: {
  readonly lobby: Lobby
  readonly room: GameRoom
  readonly frame: Frame
  readonly line: Line
  readonly hint: Hint
  readonly names: SeatNames
  readonly acting: Pick<Acting, 'giveUp' | 'leave'>
}) => {
  const { t } = useTranslation()
  const { seat, asked, outcome, away } = standing(frame)
  const here = isHere(lobby.id)
  const phone = usePhone()
  const late = outcome === null ? spectatorDelayAt(lobby.choices) : 0
  const others = names.filter((_, one) => one !== seat && frame.players[one]?.away != null)
  return (
    <>
      <Clock clocks={frame.clocks} asked={asked} />
      {here && <HereBadge />}
      {seat === null && !here && line !== 'lost' && (
        <span className="badge">
          {late === 0 ? t('match.spectator') : t(phone ? 'match.late' : 'match.spectatorLate', { late })}
        </span>
      )}
      {others.length > 0 && <span className="badge hide-s">{t('menu.awayOf', { names: others })}</span>}
      {line === 'lost' && (
        <span className="badge lost" role="status">
          {t('match.lineLost')}
        </span>
      )}
      <HintButton hint={hint} />
      <span className="hide-s">
        <SoundButton />
      </span>
      <span className="hide-s">
        <ThemeButton />
      </span>
      <MatchChat lobby={lobby} frame={frame} />
      <MenuButton
        {...{ lobby, room, seat, away, frame }}
        over={outcome !== null}
        onGiveUp={() => void giveUp()}
        onLeave={() => void leave()}
      />
    </>
  )
}

/** A note over the table, with what can be done about it. */
const Toast = ({
  role = 'status',
  text,
  answer,
  onAnswer,
}: {
  readonly role?: 'status' | 'alert'
  readonly text: string
  readonly answer: string
  readonly onAnswer: () => void
}) => (
  <p className="toast panel" role={role}>
    {text}
    <button type="button" className="tag" onClick={onAnswer}>
      {answer}
    </button>
  </p>
)

/** A bot plays for one's own seat; the way back. */
export const AwayToast = ({ frame, onBack }: { readonly frame: Frame; readonly onBack: () => void }) => {
  const { t } = useTranslation()
  const { outcome, away } = standing(frame)
  return outcome !== null || !away ? null : <Toast text={t('menu.awayNow')} answer={t('menu.back')} onAnswer={onBack} />
}

/** What was decided and waits for a line, with a way to take it back. */
export const WaitingToast = ({ takeBack }: { readonly takeBack: (() => void) | null }) => {
  const { t } = useTranslation()
  return takeBack === null ? null : (
    <Toast text={t('match.moveWaits')} answer={t('match.moveBack')} onAnswer={takeBack} />
  )
}

/** What went wrong, until it is put away. */
export const TroubleToast = ({
  trouble,
  onClose,
}: {
  readonly trouble: string | null
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  return trouble === null ? null : <Toast role="alert" text={trouble} answer={t('close')} onAnswer={onClose} />
}

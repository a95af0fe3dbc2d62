import type { ReactNode } from 'react'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import { Button, ButtonLink } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { inWords } from '../../say.tsx'
import { ClaimFields } from '../claim-fields.tsx'
import { claimOf } from '../claims.ts'
import { FaultList } from '../fault-list.tsx'
import { LoadoutPicker } from '../loadout/picker.tsx'
import { OptionField } from '../option-field.tsx'
import { STANDING_WORDS } from '../standing/words.ts'
import { SeatFields, isPerson } from '../seat-fields.tsx'
import { LevelLines } from './level-lines.tsx'
import type { Brought, WantedRules, WantedSeats } from './use-wanted.ts'
import { LOBBY_WORDS } from '../lobby/words.ts'
import { NEW_TABLE_WORDS } from './words.ts'

/** The options, behind a line that opens them where they are not what one came for. */
const Folded = ({ folded, children }: { readonly folded: boolean; readonly children: ReactNode }) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  return folded ? (
    <details className="all-options">
      <summary>{t('allOptions')}</summary>
      {children}
    </details>
  ) : (
    children
  )
}

interface PanelProps {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly rules: WantedRules
  readonly seats: WantedSeats
  readonly brought: Brought
}

/** Ready-made rules to choose from, and every option by itself. */
export const RulesPanel = ({
  room,
  board,
  rules: { choices, shown, preset, set, setAll },
  folded,
}: Pick<PanelProps, 'room' | 'board' | 'rules'> & { readonly folded: boolean }) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  return (
    <section className="panel sheet-paper">
      <h2>
        <Icon name="cog" />
        {t('rules')}
      </h2>
      <div className="chips" role="group" aria-label={t('presets')}>
        {room.presets.map((one) => (
          <button
            key={one.id}
            type="button"
            className="chip"
            data-selected={preset?.id === one.id || undefined}
            aria-pressed={preset?.id === one.id}
            onClick={() => setAll(one.values)}
          >
            {t(`presets.${one.id}.name`, { ns: room.id })}
          </button>
        ))}
      </div>
      {preset !== undefined && <p>{t(`presets.${preset.id}.help`, { ns: room.id, defaultValue: '' })}</p>}
      <Folded folded={folded}>
        <div className="options">
          {shown
            .filter(({ kind }) => kind !== 'claim')
            .map((row) => (
              <OptionField
                key={row.id}
                room={room}
                row={row}
                value={choices[row.id] ?? row.default}
                onChange={(value) => set(row.id, value)}
                ownData={board.ownData}
              />
            ))}
        </div>
      </Folded>
    </section>
  )
}

export const SeatsPanel = ({
  room,
  rules: { choices },
  seats: wanted,
}: Pick<PanelProps, 'room' | 'rules' | 'seats'>) => {
  const { t, i18n } = useTranslation(NEW_TABLE_WORDS)
  return (
    <section className="panel sheet-paper">
      <h2>
        <Icon name="tabletop-players" />
        {t('seats')}
      </h2>
      {wanted.at === 'friends' && <p>{t('friendsLead')}</p>}
      {i18n.exists('seatsAdvice', { ns: room.id }) && <p>{t('seatsAdvice', { ns: room.id })}</p>}
      <SeatFields
        counts={room.seats}
        at={wanted.at}
        seats={wanted.seats}
        onChange={wanted.setSeats}
        listed={wanted.listed}
        onList={wanted.setListed}
        written={wanted.written}
        names={wanted.names}
        onName={wanted.setName}
        device={wanted.device}
        onDevice={wanted.setDevice}
      />
      <LevelLines shares={room.levels(choices)} seats={wanted.seats} />
      {wanted.seats.some((kind) => !isPerson(kind)) && (
        <ButtonLink look="paper" size="sm" icon="vintage-robot" to={`/bots?game=${room.id}`}>
          {t('howBots', { ns: STANDING_WORDS })}
        </ButtonLink>
      )}
      {!wanted.onDevice && wanted.at !== 'device' && (
        <Switch className="switch" isSelected={wanted.rated} onChange={wanted.setRated}>
          <span className="groove-s" />
          {t('wantRated', { ns: STANDING_WORDS })}
        </Switch>
      )}
    </section>
  )
}

/** What each of those brings who play on this page; nothing in a game where nobody brings anything. */
export const DeckPanels = ({ room, board, rules, seats, brought: { bringing, pickedAt, pick } }: PanelProps) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  return room.loadouts === null
    ? null
    : bringing.map((seat) => (
        <section key={seat} className="panel sheet-paper">
          <h2>
            <Icon name="card-pickup" />
            {bringing.length === 1 ? t('deck', { ns: LOBBY_WORDS }) : t('here.deckOf', { name: seats.names[seat] })}
          </h2>
          <LoadoutPicker
            room={room}
            board={board}
            choices={rules.sent}
            picked={pickedAt(seat)}
            onPick={(picked) => pick(seat, picked)}
          />
        </section>
      ))
}

/** What those claim who play on this page: oneself, or all who sit at this device. */
export const ClaimsPanel = ({ room, board, rules, seats }: Omit<PanelProps, 'brought'>) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  const claim = claimOf(room, board)
  const claiming = seats.seats.flatMap((kind, seat) => (kind === 'me' || kind === 'here' ? [seat] : []))
  return claim === null || claiming.length === 0 ? null : (
    <section className="panel sheet-paper">
      <h2>
        <Icon name="flying-flag" />
        {t(`options.${claim.row.id}.name`, { ns: room.id })}
      </h2>
      <ClaimFields {...{ room, board, claiming }} choices={rules.sent} names={seats.names} onClaim={rules.claim} />
    </section>
  )
}

/** What is wrong with the table as it is wanted, and the button that opens it. */
export const GoPanel = ({
  room,
  rules: { faults, sent },
  seats: { seats, alone, onDevice },
  brought,
  busy,
  trouble,
}: Pick<PanelProps, 'room' | 'rules' | 'seats' | 'brought'> & {
  readonly busy: boolean
  readonly trouble: string | null
}) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  const sits = seats.includes('me') || seats.includes('here')
  return (
    <section className="panel sheet-paper go-panel">
      <FaultList urgent lines={faults.map((found) => inWords(t, room.id, room.fault(found), []))} />
      <FaultList lines={room.notices(sent).map((line) => inWords(t, room.id, line, []))} />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button
        look="go"
        size="lg"
        type="submit"
        icon={alone ? 'perspective-dice-six-faces-random' : 'three-friends'}
        disabled={busy || faults.length > 0 || brought.faults.length > 0 || !sits}
      >
        {onDevice ? t('here.begin') : t(alone ? 'start' : 'open')}
      </Button>
    </section>
  )
}

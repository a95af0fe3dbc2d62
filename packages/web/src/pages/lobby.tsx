import { optionValue } from '../pieces/rulings.tsx'
import { type OptionRow, claimRowsOf, claimsAt } from '@menagerie/engine'
import type { Lobby } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import { type GameRoom, games } from '../games.ts'
import { Button } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { InviteLink } from '../pieces/invite-link.tsx'
import { personName } from '../person-name.ts'
import { PageRail } from '../pieces/rail.tsx'
import { SealColoursContext } from '../pieces/seal-colours.ts'
import './lobby.css'
import { SeatLine, type SeatOf } from './lobby-seat.tsx'
import { isOfAbsence, rowsAt } from './absence-rows.ts'
import { ClaimFields } from './claim-fields.tsx'
import { claimOf, sealColours } from './claims.ts'
import { LoadoutPicker, type Picked, SURPRISE } from './loadout/picker.tsx'
import { LobbyChat } from './chat/later.tsx'
import { useSeatCompany } from './standing/use-seat-company.ts'
import { STANDING_WORDS } from './standing/words.ts'
import { MeButton } from './me.tsx'
import { type Deeds, useDeeds, useOpening } from './lobby/deeds.ts'
import { LOBBY_WORDS } from './lobby/words.ts'
import { MENU_WORDS } from './menu/words.ts'

/** What a seat has claimed, in a word; null while it has nothing. */
const claimedWord = (t: TFunction, room: GameRoom, { choices }: Lobby, seat: number): string | null => {
  const [row] = claimRowsOf(room.options)
  const claim = row === undefined ? null : (claimsAt(choices, row)[seat] ?? null)
  return claim === null ? null : t(`options.${row?.id}.choices.${claim}`, { ns: room.id })
}

const Seats = ({
  lobby,
  room,
  me,
  deeds,
  invite,
}: {
  readonly lobby: Lobby
  readonly room: GameRoom
  readonly me: SeatOf | undefined
  readonly deeds: Deeds
  readonly invite: string | null
}) => {
  const { t } = useTranslation()
  const company = useSeatCompany(lobby, invite)
  const onSit = me === undefined ? deeds.sit : null
  const isMaker = me !== undefined && lobby.maker === lobby.seats.indexOf(me)
  return (
    <section className="panel sheet-paper">
      <h2>
        <Icon name="tabletop-players" />
        {t('seats', { ns: LOBBY_WORDS })}
      </h2>
      <ul className="seats">
        {lobby.seats.map((seat, index) => (
          <SeatLine
            key={index}
            seat={seat}
            index={index}
            claimed={claimedWord(t, room, lobby, index)}
            rating={company[index]?.rating ?? null}
            page={company[index]?.page ?? null}
            onSit={onSit}
            onSendAway={isMaker ? deeds.sendAway : null}
            busy={deeds.busy}
          />
        ))}
      </ul>
      <LobbyChat lobby={lobby} />
      {lobby.rated && <p className="lead">{t('ratedTable', { ns: STANDING_WORDS })}</p>}
      {lobby.invite !== null && lobby.seats.some((seat) => !seat.taken) && (
        <>
          <h2>
            <Icon name="three-friends" />
            {t('invite', { ns: LOBBY_WORDS })}
          </h2>
          <p className="lead">{t('inviteText', { ns: LOBBY_WORDS })}</p>
          <InviteLink table={lobby.id} invite={lobby.invite} />
        </>
      )}
    </section>
  )
}

/** What is played, where it differs from the usual. */
const Rules = ({ lobby, room, open }: { readonly lobby: Lobby; readonly room: GameRoom; readonly open: boolean }) => {
  const { t } = useTranslation()
  const rows = rowsAt(room.options, lobby)
  const isChanged = (row: OptionRow): boolean =>
    row.kind !== 'claim' && JSON.stringify(lobby.choices[row.id]) !== JSON.stringify(row.default)
  const changed = rows.filter(isChanged)
  // What becomes of whoever stays away everybody sees before they sit down.
  const told = changed.length === 0 ? rows.slice(0, 4) : changed
  const shown = rows.filter((row) => told.includes(row) || isOfAbsence(row))
  return (
    <details className="more" open={open}>
      <summary>{t('rules', { ns: LOBBY_WORDS, count: changed.length })}</summary>
      <dl className="facts">
        {shown.map((row) => [
          <dt key={row.id}>{t(`options.${row.id}.name`, { ns: room.id })}</dt>,
          <dd key={`${row.id}.value`}>{optionValue(t, room.id, row, lobby.choices[row.id] ?? row.default)}</dd>,
        ])}
      </dl>
      <p className="small">{t('commitment', { ns: MENU_WORDS })}</p>
      <p className="hash">{lobby.commitment}</p>
    </details>
  )
}

/** For who sits: what they bring, that they are ready, and the way out. */
const Mine = ({
  lobby,
  room,
  board,
  me,
  deeds: { busy, trouble, leave, ready, claim },
}: {
  readonly lobby: Lobby
  readonly room: GameRoom
  readonly board: BoardModule
  readonly me: SeatOf | undefined
  readonly deeds: Deeds
}) => {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<Picked>(SURPRISE)
  const claimable = claimOf(room, board)
  return (
    <section className="panel sheet-paper">
      {claimable !== null && (
        <>
          <h2>
            <Icon name="flying-flag" />
            {t(`options.${claimable.row.id}.name`, { ns: room.id })}
          </h2>
          <ClaimFields
            {...{ room, board }}
            choices={lobby.choices}
            names={lobby.seats.map(({ name }) => (name === null ? '' : personName(t, name)))}
            claiming={me === undefined || me.ready ? [] : [lobby.seats.indexOf(me)]}
            onClaim={(row, _, wanted) => claim(row.id, wanted)}
          />
        </>
      )}
      {me !== undefined && room.loadouts !== null && !me.ready && (
        <>
          <h2>
            <Icon name="card-pickup" />
            {t('deck', { ns: LOBBY_WORDS })}
          </h2>
          <LoadoutPicker room={room} board={board} choices={lobby.choices} picked={picked} onPick={setPicked} />
        </>
      )}
      {me?.ready === true && <p className="lead">{t(waitFor(lobby, me), { ns: LOBBY_WORDS })}</p>}
      {lobby.lapsed.length > 0 && (
        <p className="lead">{t('lapsed', { ns: LOBBY_WORDS, count: lobby.lapsed.length })}</p>
      )}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {me !== undefined && (
        <div className="row-actions">
          <Button look="paper" icon="exit-door" disabled={busy} onPress={leave}>
            {t('leave', { ns: LOBBY_WORDS })}
          </Button>
          {!me.ready && (
            <Button look="go" size="lg" icon="check-mark" disabled={busy} onPress={() => ready(picked)}>
              {t('beReady', { ns: LOBBY_WORDS })}
            </Button>
          )}
        </div>
      )}
      <Rules lobby={lobby} room={room} open={me === undefined} />
    </section>
  )
}

/** What a seat that is ready waits for. */
const waitFor = (lobby: Lobby, me: SeatOf): string => {
  if (!lobby.opening) return 'waitOthers'
  return me.opened ? 'waitOpening' : 'openHere'
}

const leadOf = (lobby: Lobby, me: SeatOf | undefined): string => {
  if (me === undefined) return 'leadGuest'
  if (lobby.seats.some((seat) => !seat.taken)) return 'leadWaiting'
  return me.ready ? 'leadReady' : 'leadChoose'
}

/** Who sits, who is ready, what is played; for guests the free seats, for those who sit their deck and the link. */
export const LobbyPage = ({
  lobby,
  invite,
  room,
  board,
}: {
  readonly lobby: Lobby
  readonly invite: string | null
  readonly room: GameRoom
  readonly board: BoardModule
}) => {
  const { t } = useTranslation()
  const deeds = useDeeds(lobby, invite, room)
  const me = lobby.seats.find((seat) => seat.you)
  useOpening(lobby, me)
  useEffect(() => {
    document.title = `${t('title', { ns: LOBBY_WORDS })} · ${t('name', { ns: room.id })}`
  }, [t, room.id])
  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="page lobby" data-game={room.id}>
        <div className="page-head">
          <h1>{t('name', { ns: room.id })}</h1>
          <p>{t(leadOf(lobby, me), { ns: LOBBY_WORDS })}</p>
        </div>
        <div className="lobby-cols">
          <SealColoursContext value={sealColours(room, board, lobby.choices, lobby.seats.length)}>
            <Seats lobby={lobby} room={room} me={me} deeds={deeds} invite={invite} />
          </SealColoursContext>
          <Mine lobby={lobby} room={room} board={board} me={me} deeds={deeds} />
        </div>
      </main>
    </>
  )
}

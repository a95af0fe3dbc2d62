import { optionValue } from '../pieces/rulings.tsx'
import type { Lobby } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { BoardModule } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import { type GameRoom, games } from '../games.ts'
import { Button } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { personName } from '../person-name.ts'
import { InviteLink } from '../pieces/invite-link.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { Wax } from '../pieces/wax.tsx'
import { contribution } from '../wire/chance.ts'
import { useWire } from '../wire/hooks.ts'
import { keys } from '../wire/live.ts'
import './lobby.css'
import { LoadoutPicker, type Picked, SURPRISE, readyLoadout } from './loadout-picker.tsx'
import { botName } from './match-words.tsx'
import { MeButton } from './me.tsx'

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
  const { transport } = useWire()
  const cache = useQueryClient()
  const [, go] = useLocation()
  const [picked, setPicked] = useState<Picked>(SURPRISE)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const mine = lobby.seats.findIndex((seat) => seat.you)
  const me = lobby.seats[mine]
  const free = lobby.seats.some((seat) => !seat.taken)

  useEffect(() => {
    document.title = `${t('lobby.title')} · ${t('name', { ns: room.id })}`
  }, [t, room.id])

  const run = async (work: () => Promise<Lobby | null>): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      const next = await work()
      if (next === null) go('/')
      else cache.setQueryData(keys.lobby(lobby.id), next)
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
    } finally {
      setBusy(false)
    }
  }
  const sit = (seat: number): Promise<void> =>
    run(() => transport.sit(lobby.id, { seat, ...(invite === null ? {} : { invite }) }))
  const leave = (): Promise<void> =>
    run(async () => {
      await transport.leave(lobby.id)
      return null
    })
  const ready = (): Promise<void> =>
    run(() => transport.ready(lobby.id, { contribution: contribution(), ...readyLoadout(room, lobby.choices, picked) }))

  const changed = room.options.filter((row) => JSON.stringify(lobby.choices[row.id]) !== JSON.stringify(row.default))

  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="page lobby" data-game={room.id}>
        <div className="page-head">
          <h1>{t('name', { ns: room.id })}</h1>
          <p>
            {t(
              me === undefined
                ? 'lobby.leadGuest'
                : free
                  ? 'lobby.leadWaiting'
                  : me.ready
                    ? 'lobby.leadReady'
                    : 'lobby.leadChoose',
            )}
          </p>
        </div>
        <div className="lobby-cols">
          <section className="panel sheet-paper">
            <h2>
              <Icon name="tabletop-players" />
              {t('lobby.seats')}
            </h2>
            <ul className="seats">
              {lobby.seats.map((seat, index) => (
                <li key={index} className={seat.taken ? '' : 'free'}>
                  <Wax seat={index} bot={seat.kind === 'bot'} />
                  <span>
                    <b>
                      {seat.kind === 'bot'
                        ? botName(t, seat.bot)
                        : seat.name === null
                          ? t('lobby.free')
                          : personName(t, seat.name)}
                    </b>
                    <small>
                      {seat.kind === 'bot'
                        ? t(`bots.${seat.bot ?? 'random'}`)
                        : !seat.taken
                          ? t('lobby.freeHint')
                          : t(seat.ready ? 'lobby.ready' : 'lobby.choosing')}
                      {seat.you ? ` · ${t('lobby.you')}` : ''}
                    </small>
                  </span>
                  {!seat.taken && mine < 0 ? (
                    <Button look="go" disabled={busy} onPress={() => void sit(index)}>
                      {t('lobby.sit')}
                    </Button>
                  ) : (
                    seat.taken && seat.ready && <Icon name="check-mark" className="ok" />
                  )}
                </li>
              ))}
            </ul>
            {lobby.invite !== null && free && (
              <>
                <h2>
                  <Icon name="three-friends" />
                  {t('lobby.invite')}
                </h2>
                <p className="lead">{t('lobby.inviteText')}</p>
                <InviteLink table={lobby.id} invite={lobby.invite} />
              </>
            )}
          </section>
          <section className="panel sheet-paper">
            {me !== undefined && room.loadouts !== null && !me.ready && (
              <>
                <h2>
                  <Icon name="card-pickup" />
                  {t('lobby.deck')}
                </h2>
                <LoadoutPicker room={room} board={board} choices={lobby.choices} picked={picked} onPick={setPicked} />
              </>
            )}
            {me !== undefined && me.ready && <p className="lead">{t('lobby.waitOthers')}</p>}
            {trouble !== null && (
              <p className="trouble" role="alert">
                {trouble}
              </p>
            )}
            {me !== undefined && (
              <div className="row-actions">
                <Button look="paper" icon="exit-door" disabled={busy} onPress={() => void leave()}>
                  {t('lobby.leave')}
                </Button>
                {!me.ready && (
                  <Button look="go" size="lg" icon="check-mark" disabled={busy} onPress={() => void ready()}>
                    {t('lobby.beReady')}
                  </Button>
                )}
              </div>
            )}
            <details className="more" open={me === undefined}>
              <summary>{t('lobby.rules', { count: changed.length })}</summary>
              <dl className="facts">
                {(changed.length === 0 ? room.options.slice(0, 4) : changed).map((row) => [
                  <dt key={row.id}>{t(`options.${row.id}.name`, { ns: room.id })}</dt>,
                  <dd key={`${row.id}.value`}>{optionValue(t, room.id, row, lobby.choices[row.id] ?? row.default)}</dd>,
                ])}
              </dl>
              <p className="small">{t('menu.commitment')}</p>
              <p className="hash">{lobby.commitment}</p>
            </details>
          </section>
        </div>
      </main>
    </>
  )
}

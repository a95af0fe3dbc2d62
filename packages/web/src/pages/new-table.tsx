import type { Choices, OptionRow } from '@menagerie/engine'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'wouter'
import type { BoardModule } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import { type GameRoom, games } from '../games.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import { Rulebook } from '../pieces/rulebook.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { inWords } from '../say.tsx'
import { contribution } from '../wire/chance.ts'
import { useWire } from '../wire/hooks.ts'
import { keys } from '../wire/live.ts'
import { useNames } from './device/seats.tsx'
import { DEVICE_WORDS } from './device/words.ts'
import { LoadoutPicker, type Picked, SURPRISE, pickedFaults, pickedLoadout, readyLoadout } from './loadout-picker.tsx'
import { MeButton } from './me.tsx'
import './new-table.css'
import { OptionField } from './option-field.tsx'
import { SeatFields, type SeatChoice } from './seat-fields.tsx'
import { Trouble } from './trouble.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** `/new/<game>`: every option of the game, as its own rows describe them. */
export const NewTablePage = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation()
  const room = useRoom(game)
  if (room.error !== null) {
    return (
      <>
        <PageRail games={games} />
        <Trouble title={t('notFound.title')} text={errorText(t, room.error)}>
          <ButtonLink look="go" to="/">
            {t('toHome')}
          </ButtonLink>
        </Trouble>
      </>
    )
  }
  return room.data === undefined ? <Waiting /> : <NewTable {...room.data} />
}

/** Nothing measures a decision on a device that sleeps in a pocket. */
const isClock = (row: OptionRow): boolean => row.scope === 'table' && /^turn(Seconds|Timer)$/.test(row.id)

/** Rows that are shown under these choices. */
const applies = (row: OptionRow, rows: readonly OptionRow[], choices: Choices): boolean => {
  if (row.when === null) return true
  const { option } = row.when
  const value = choices[option] ?? rows.find((one) => one.id === option)?.default
  return row.when.in.some((one) => one === value)
}

const NewTable = ({ room, board }: { readonly room: GameRoom; readonly board: BoardModule }) => {
  const { t } = useTranslation()
  const { t: ofDevice } = useTranslation(DEVICE_WORDS)
  const { transport } = useWire()
  const cache = useQueryClient()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const [choices, setChoices] = useState<Choices>({})
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: room.seats[0] ?? 2 }, (_, seat) =>
      seat === 0 ? 'me' : search.get('at') === 'device' ? 'here' : 'greedy',
    ),
  )
  const [written, setWritten] = useState<readonly string[]>([])
  const [device, setDevice] = useState(false)
  const [listed, setListed] = useState(false)
  const [brought, setBrought] = useState<Readonly<Record<number, Picked>>>({})
  const [rule, setRule] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  useEffect(() => {
    document.title = `${t('newTable.title')} · ${t('name', { ns: room.id })}`
  }, [t, room.id])

  const names = useNames(seats, written)
  // Whoever brings something on this page: who sits at this device, or alone before bots.
  const alone = seats.every((seat) => seat !== 'friend')
  const onDevice = seats.includes('here') || (alone && device)
  const bringing = alone ? seats.flatMap((kind, seat) => (kind === 'me' || kind === 'here' ? [seat] : [])) : []
  const pickedAt = (seat: number): Picked => brought[seat] ?? SURPRISE

  const shown = room.options.filter((row) => applies(row, room.options, choices) && !(onDevice && isClock(row)))
  const sent = useMemo(
    () => Object.fromEntries(Object.entries(choices).filter(([id]) => shown.some((row) => row.id === id))),
    [choices, shown],
  )
  const faults = useMemo(() => room.faults(sent, seats.length), [room, sent, seats.length])
  const deckFaults = faults.length > 0 ? [] : bringing.flatMap((seat) => pickedFaults(room, sent, pickedAt(seat)))
  const changed = JSON.stringify(changedFrom(room.options, sent))
  const preset = room.presets.find((one) => JSON.stringify(changedFrom(room.options, one.values)) === changed)

  const shelf = useMemo(() => {
    const known = new Set(room.rulebook.map((one) => one.id))
    return { game: room.id, knows: (id: string) => known.has(id), open: setRule }
  }, [room])

  const set = (id: string, value: unknown): void => setChoices((now) => ({ ...now, [id]: value }))

  const create = async (): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      if (onDevice) {
        const { createHere } = await import('../here/index.ts')
        const begun = await createHere({
          game: room.id,
          choices: sent,
          seats: seats.map((kind, seat) =>
            kind === 'me' || kind === 'here' || kind === 'friend'
              ? { kind: 'human', name: names[seat] ?? '' }
              : { kind: 'bot', bot: kind },
          ),
          start: null,
          loadouts: seats.map((_, seat) => pickedLoadout(room, sent, pickedAt(seat))),
        })
        cache.setQueryData(keys.lobby(begun.id), begun)
        go(`/t/${begun.id}`)
        return
      }
      const lobby = await transport.create({
        game: room.id,
        choices: sent,
        seats: seats.map((seat) =>
          seat === 'me' || seat === 'friend' || seat === 'here' ? { kind: 'human' } : { kind: 'bot', bot: seat },
        ),
        mySeat: seats.indexOf('me'),
        open: listed && !alone,
      })
      // Alone against bots the match can begin; with friends the lobby comes first, and the deck may still be changed there.
      const next = alone
        ? await transport.ready(lobby.id, {
            contribution: contribution(),
            ...readyLoadout(room, sent, pickedAt(seats.indexOf('me'))),
          })
        : lobby
      cache.setQueryData(keys.lobby(lobby.id), next)
      go(`/t/${lobby.id}`)
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
      setBusy(false)
    }
  }

  return (
    <RuleShelfContext value={shelf}>
      <PageRail games={games} right={<MeButton />} />
      <main className="page new-table" data-game={room.id}>
        <div className="page-head">
          <h1>{t('newTable.title')}</h1>
          <p>{t('name', { ns: room.id })}</p>
        </div>
        <form
          className="new-cols"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <section className="panel sheet-paper">
            <h2>
              <Icon name="cog" />
              {t('newTable.rules')}
            </h2>
            <div className="chips" role="group" aria-label={t('newTable.presets')}>
              {room.presets.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className="chip"
                  data-selected={preset?.id === one.id || undefined}
                  aria-pressed={preset?.id === one.id}
                  onClick={() => setChoices(one.values)}
                >
                  {t(`presets.${one.id}.name`, { ns: room.id })}
                </button>
              ))}
            </div>
            {preset !== undefined && (
              <p className="lead">{t(`presets.${preset.id}.help`, { ns: room.id, defaultValue: '' })}</p>
            )}
            <div className="options">
              {shown.map((row) => (
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
          </section>
          <div className="new-side">
            <section className="panel sheet-paper">
              <h2>
                <Icon name="tabletop-players" />
                {t('newTable.seats')}
              </h2>
              <SeatFields
                counts={room.seats}
                seats={seats}
                onChange={setSeats}
                listed={listed}
                onList={setListed}
                written={written}
                names={names}
                onName={(at, name) =>
                  setWritten((now) => seats.map((_, seat) => (seat === at ? name : (now[seat] ?? ''))))
                }
                device={device}
                onDevice={setDevice}
              />
            </section>
            {room.loadouts !== null &&
              bringing.map((seat) => (
                <section key={seat} className="panel sheet-paper">
                  <h2>
                    <Icon name="card-pickup" />
                    {bringing.length === 1 ? t('lobby.deck') : ofDevice('deckOf', { name: names[seat] })}
                  </h2>
                  <LoadoutPicker
                    room={room}
                    board={board}
                    choices={sent}
                    picked={pickedAt(seat)}
                    onPick={(picked) => setBrought((now) => ({ ...now, [seat]: picked }))}
                  />
                </section>
              ))}
            <section className="panel sheet-paper go-panel">
              {faults.length > 0 && (
                <ul className="faults" role="alert">
                  {faults.map((found, index) => (
                    <li key={index}>{inWords(t, room.id, room.fault(found), [])}</li>
                  ))}
                </ul>
              )}
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
                disabled={
                  busy ||
                  faults.length > 0 ||
                  deckFaults.length > 0 ||
                  !(seats.includes('me') || seats.includes('here'))
                }
              >
                {onDevice ? ofDevice('begin') : t(alone ? 'newTable.start' : 'newTable.open')}
              </Button>
            </section>
          </div>
        </form>
        <Sheet title={t('rail.rules')} open={rule !== null} onClose={() => setRule(null)} wide>
          <Rulebook game={room.id} rulebook={room.rulebook} at={rule} />
        </Sheet>
      </main>
    </RuleShelfContext>
  )
}

/** The choices that differ from their defaults, in the order of the rows: how a preset is known again. */
const changedFrom = (rows: readonly OptionRow[], choices: Choices): Choices =>
  Object.fromEntries(
    rows.flatMap(({ id, default: usual }) =>
      choices[id] === undefined || choices[id] === usual ? [] : [[id, choices[id]]],
    ),
  )

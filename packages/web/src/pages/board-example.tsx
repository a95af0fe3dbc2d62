import { type Choices, type Table, openTable, sampledChance } from '@menagerie/engine'
import { entryOf } from '@menagerie/games'
import type { Frame, Lobby } from '@menagerie/protocol'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { WireContext, openWire } from '../wire/hooks.ts'
import { type KnownMatch, learn } from '../wire/live.ts'
import { type Transport, WireError } from '../wire/transport.ts'
import { MatchPage } from './match.tsx'
import { NotFoundPage } from './not-found.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

const ID = 'examplexampleexa'

/** Not for secrets: only to fill the record of an example that nobody verifies. */
const sum = (text: string): string =>
  Array.from(text)
    .reduce((hash, char) => (Math.imul(hash, 31) + char.charCodeAt(0)) | 0, 7)
    .toString(16)

const nobody = (): Promise<never> => Promise.reject(new WireError(404, 'notFound', null, {}, []))

/** A table in the page itself, with a partner who plays anything: the same authority behind the same transport. */
const localTransport = (table: Table, lobby: Lobby, seat: number, publish: (frame: Frame) => void): Transport => {
  const frameOf = (since: number): Frame => ({
    ...table.project(seat, since),
    view: JSON.parse(JSON.stringify(table.view(seat))) as unknown,
    table: ID,
    players: lobby.seats.map((one) => ({ kind: one.kind, name: one.name ?? '', bot: one.bot, present: true })),
    clocks: { now: 0, deadlines: lobby.seats.map(() => null) },
    commitment: lobby.commitment,
    reveal: table.pending().status === 'over' ? '00'.repeat(32) : null,
  })
  const chance = sampledChance('partner')
  const answer = (): void => {
    const pending = table.pending()
    if (pending.status === 'over') return
    const other = pending.seats.find((one) => one !== seat)
    if (other === undefined) return
    const legal = table.legal(other)
    const before = table.version()
    table.act(other, [legal[chance.pick(legal.length)] as string])
    publish(frameOf(before))
    setTimeout(answer, 700)
  }
  setTimeout(answer, 700)
  return {
    me: () => Promise.resolve({ id: 'example', name: lobby.seats[seat]?.name ?? '' }),
    rename: nobody,
    create: nobody,
    lobby: () => Promise.resolve(lobby),
    sit: nobody,
    leave: nobody,
    ready: nobody,
    rematch: nobody,
    openTables: () => Promise.resolve([]),
    myTables: () => Promise.resolve([]),
    frame: (_table, since) => Promise.resolve(frameOf(since)),
    act: (_table, { steps, version }) => {
      const before = table.version()
      const done = table.act(seat, steps, version)
      if (!done.ok)
        return Promise.reject(new WireError(422, done.refusal.code, done.refusal.rule, done.refusal.values, []))
      publish(frameOf(before))
      setTimeout(answer, 700)
      return Promise.resolve({ version: table.version() })
    },
    resign: () => {
      const before = table.version()
      table.resign(seat)
      publish(frameOf(before))
      return Promise.resolve({ version: table.version() })
    },
    record: () => Promise.resolve(table.record()),
    listen: () => () => undefined,
  }
}

const rulesOf = (words: string | null): Choices => (words === null ? {} : (JSON.parse(words) as Choices))

/**
 * `/pieces/<game>`: the board by itself, living, without a server. `?seed=` another game, `?skip=` so many decisions played
 * beforehand, `?choices=` options as JSON, `?position=` an arranged position as JSON.
 */
export const BoardExamplePage = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { data: loaded, error } = useRoom(game)
  const [table, setTable] = useState<Table | null>(null)
  const [match, setMatch] = useState<KnownMatch | null>(null)
  const seed = search.get('seed') ?? '1'
  const skip = Number(search.get('skip') ?? 0)
  const choices = search.get('choices')
  const position = search.get('position')

  const lobby = useMemo<Lobby>(
    () => ({
      id: ID,
      game,
      choices: rulesOf(choices),
      status: 'playing',
      seats: [
        { kind: 'human', name: t('pieces.you'), bot: null, taken: true, ready: true, you: true },
        { kind: 'bot', name: t('pieces.partner'), bot: 'random', taken: true, ready: true, you: false },
      ],
      commitment: 'c0'.repeat(32),
      open: false,
      invite: null,
      rematch: null,
      rematchOf: null,
      createdAt: 0,
      canStart: true,
    }),
    [game, choices, t],
  )

  useEffect(() => {
    let gone = false
    void entryOf(game)
      ?.load()
      .then((some) =>
        some((box) => {
          const chance = sampledChance(seed)
          const opened = openTable(
            box,
            {
              choices: lobby.choices,
              seats: [
                { kind: 'human', name: 'a' },
                { kind: 'bot', name: 'b', bot: 'random' },
              ],
              loadouts: [0, 1].map(() => {
                const completed = box.complete(lobby.choices, null)
                return completed.ok ? box.loadouts.choose(completed.value, chance) : null
              }),
              start: position === null ? null : (JSON.parse(position) as unknown),
              last: null,
              commitment: null,
              contributions: ['', ''],
            },
            { chance: () => chance, hash: sum, now: () => 0 },
          )
          if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
          const made = opened.value
          const player = sampledChance(`${seed} plays`)
          for (let i = 0; i < skip; i++) {
            const pending = made.pending()
            if (pending.status === 'over') break
            const at = pending.seats[0] as number
            const legal = made.legal(at)
            made.act(at, [legal[player.pick(legal.length)] as string])
          }
          if (!gone) setTable(made)
        }),
      )
    return () => {
      gone = true
    }
  }, [game, seed, skip, lobby, position])

  const wire = useMemo(() => {
    if (table === null) return null
    const publish = (frame: Frame): void => setMatch((known) => learn(known ?? undefined, frame) ?? known)
    return openWire(localTransport(table, lobby, 0, publish))
  }, [table, lobby])

  useEffect(() => {
    if (wire === null) return
    setMatch(null)
    void wire.transport.frame(ID, -1, null).then((frame) => setMatch({ frame, updates: frame.updates }))
  }, [wire])

  if (error !== null) return <NotFoundPage />
  if (loaded === undefined || wire === null || match === null) return <Waiting />
  return (
    <WireContext value={wire}>
      <QueryClientProvider client={wire.cache}>
        <MatchPage lobby={lobby} match={match} room={loaded.room} board={loaded.board} />
      </QueryClientProvider>
    </WireContext>
  )
}

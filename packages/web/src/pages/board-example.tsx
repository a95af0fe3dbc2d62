import { type Choices, type Seat, type Table, openTable, sampledChance } from '@menagerie/engine'
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

/** What an example's partner does when it is asked. */
type Partner = (seat: Seat) => readonly string[]

interface Example {
  readonly table: Table
  readonly partner: Partner
}

interface Local {
  readonly transport: Transport
  /** From now on partners answer. */
  readonly open: () => void
  /** Nobody answers any more, and nothing is published. */
  readonly close: () => void
}

/** A table in the page itself, with partners at all other seats: the same authority behind the same transport. */
const localTransport = (
  { table, partner }: Example,
  lobby: Lobby,
  seat: Seat,
  publish: (frame: Frame) => void,
): Local => {
  const frameOf = (since: number): Frame => ({
    ...table.project(seat, since),
    view: JSON.parse(JSON.stringify(table.view(seat))) as unknown,
    table: ID,
    players: lobby.seats.map((one) => ({ kind: one.kind, name: one.name ?? '', bot: one.bot, present: true })),
    clocks: { now: 0, deadlines: lobby.seats.map(() => null) },
    commitment: lobby.commitment,
    reveal: table.pending().status === 'over' ? '00'.repeat(32) : null,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Partners answer one after another, however often they are asked to. */
  const plan = (): void => {
    clearTimeout(timer)
    timer = setTimeout(answer, 700)
  }
  const answer = (): void => {
    const pending = table.pending()
    if (pending.status === 'over') return
    const other = pending.seats.find((one) => one !== seat)
    if (other === undefined) return
    const before = table.version()
    table.act(other, [...partner(other)])
    publish(frameOf(before))
    plan()
  }
  const transport: Transport = {
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
      plan()
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
  return { transport, open: plan, close: () => clearTimeout(timer) }
}

const rulesOf = (words: string | null): Choices => (words === null ? {} : (JSON.parse(words) as Choices))

const nameless = (game: string, choices: Choices, seats: number): Lobby => ({
  id: ID,
  game,
  choices,
  status: 'playing',
  seats: Array.from({ length: seats }, (_, index) => ({
    kind: index === 0 ? 'human' : 'bot',
    name: null,
    bot: index === 0 ? null : 'random',
    taken: true,
    ready: true,
    you: index === 0,
  })),
  commitment: 'c0'.repeat(32),
  open: false,
  invite: null,
  rematch: null,
  rematchOf: null,
  createdAt: 0,
  canStart: true,
})

/**
 * `/pieces/<game>`: the board by itself, living, without a server. `?seed=` another game, `?seats=` for how many, `?skip=` so
 * many decisions played beforehand, `?choices=` options as JSON, `?position=` an arranged position as JSON.
 */
export const BoardExamplePage = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { data: loaded, error } = useRoom(game)
  const [example, setExample] = useState<Example | null>(null)
  const [match, setMatch] = useState<KnownMatch | null>(null)
  const seed = search.get('seed') ?? '1'
  const skip = Number(search.get('skip') ?? 0)
  const choices = search.get('choices')
  const position = search.get('position')
  const seats = Number(search.get('seats') ?? entryOf(game)?.seats[0] ?? 2)

  // The table has no names: another language, or one whose words come late, goes on with the same game.
  const lobby = useMemo(() => nameless(game, rulesOf(choices), seats), [game, choices, seats])
  const named = useMemo<Lobby>(
    () => ({
      ...lobby,
      seats: lobby.seats.map((one, index) => ({
        ...one,
        name: one.you
          ? t('pieces.you')
          : lobby.seats.length === 2
            ? t('pieces.partner')
            : `${t('pieces.partner')} ${index}`,
      })),
    }),
    [lobby, t],
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
              seats: lobby.seats.map((_, index) =>
                index === 0 ? { kind: 'human', name: 'a' } : { kind: 'bot', name: `b${index}`, bot: 'random' },
              ),
              loadouts: lobby.seats.map(() => {
                const completed = box.complete(lobby.choices, null)
                return completed.ok ? box.loadouts.choose(completed.value, chance) : null
              }),
              start: position === null ? null : (JSON.parse(position) as unknown),
              last: null,
              commitment: null,
              contributions: lobby.seats.map(() => ''),
            },
            { chance: () => chance, hash: sum, now: () => 0 },
          )
          if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
          const made = opened.value
          const player = sampledChance(`${seed} plays`)
          const completed = box.complete(lobby.choices, null)
          const isStep = (notation: string): boolean => {
            const action = completed.ok ? box.game.parse(completed.value, notation) : null
            return action !== null && box.game.staged(action)
          }
          const anything: Partner = (seat) => {
            const steps: string[] = []
            do {
              const legal = made.legal(seat, steps)
              steps.push(legal[player.pick(legal.length)] as string)
            } while (isStep(steps.at(-1) as string))
            return steps
          }
          for (let i = 0; i < skip; i++) {
            const pending = made.pending()
            if (pending.status === 'over') break
            const at = pending.seats[0] as number
            made.act(at, [...anything(at)])
          }
          if (!gone) setExample({ table: made, partner: anything })
        }),
      )
    return () => {
      gone = true
    }
  }, [game, seed, skip, lobby, position])

  const local = useMemo(() => {
    if (example === null) return null
    const publish = (frame: Frame): void => setMatch((known) => learn(known ?? undefined, frame) ?? known)
    const made = localTransport(example, lobby, 0, publish)
    return { ...made, wire: openWire(made.transport) }
  }, [example, lobby])

  useEffect(() => {
    if (local === null) return
    let gone = false
    setMatch(null)
    void local.transport.frame(ID, -1, null).then((frame) => {
      if (gone) return
      setMatch({ frame, updates: frame.updates })
      local.open()
    })
    return () => {
      gone = true
      local.close()
    }
  }, [local])

  const shown = useMemo(
    () =>
      match === null
        ? null
        : {
            ...match,
            frame: {
              ...match.frame,
              players: match.frame.players.map((one, index) => ({ ...one, name: named.seats[index]?.name ?? '' })),
            },
          },
    [match, named],
  )

  if (error !== null) return <NotFoundPage />
  if (loaded === undefined || local === null || shown === null) return <Waiting />
  return (
    <WireContext value={local.wire}>
      <QueryClientProvider client={local.wire.cache}>
        <MatchPage lobby={named} match={shown} room={loaded.room} board={loaded.board} />
      </QueryClientProvider>
    </WireContext>
  )
}

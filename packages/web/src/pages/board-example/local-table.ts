import type { Choices, Seat } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { type Transport, WireError } from '../../wire/transport.ts'
import type { Example } from './example.ts'

export const EXAMPLE_ID = 'examplexampleexa'

const nobody = (): Promise<never> => Promise.reject(new WireError(404, 'notFound', null, {}, []))

interface Local {
  readonly transport: Transport
  /** From now on partners answer. */
  readonly open: () => void
  /** Nobody answers any more, and nothing is published. */
  readonly close: () => void
}

/** A table in the page itself, with partners at all other seats: the same authority behind the same transport. */
export const localTransport = (
  { table, partner }: Example,
  lobby: Lobby,
  seat: Seat,
  publish: (frame: Frame) => void,
): Local => {
  const frameOf = (since: number): Frame => ({
    ...table.project(seat, since),
    view: JSON.parse(JSON.stringify(table.view(seat))) as unknown,
    table: EXAMPLE_ID,
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

/** Who sits at an example of so many seats: the viewer and partners, all without names. */
export const nameless = (game: string, choices: Choices, seats: number): Lobby => ({
  id: EXAMPLE_ID,
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

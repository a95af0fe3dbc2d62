import type { Choices, Seat, Viewer } from '@menagerie/engine'
import type { Frame, Lobby, Past } from '@menagerie/protocol'
import { type Transport, WireError } from '../../wire/transport.ts'
import type { Example } from './example.ts'

export const EXAMPLE_ID = 'examplexampleexa'

const nobody = (): Promise<never> => Promise.reject(new WireError(404, 'notFound', null, {}, []))
/** What an example has no use for: nobody comes, goes or is called anything. */
const ELSEWHERE = {
  rename: nobody,
  forget: nobody,
  create: nobody,
  sit: nobody,
  leave: nobody,
  sendAway: nobody,
  claim: nobody,
  ready: nobody,
  open: nobody,
  rematch: nobody,
  away: nobody,
  back: nobody,
  talk: nobody,
}

interface Local {
  readonly transport: Transport
  /** From now on partners answer. */
  readonly open: () => void
  /** Whoever is asked answers once, the viewer too. */
  readonly goOn: () => void
  /** Nobody answers any more, and nothing is published. */
  readonly close: () => void
}

/** A table in the page itself, with partners at all other seats: the same authority behind the same transport. */
export const localTransport = (
  { table, partner }: Example,
  lobby: Lobby,
  viewer: Viewer,
  publish: (frame: Frame) => void,
): Local => {
  const frameOf = (since: number): Frame => ({
    ...table.project(viewer, since),
    view: JSON.parse(JSON.stringify(table.view(viewer))) as unknown,
    table: EXAMPLE_ID,
    players: lobby.seats.map((one) => ({
      kind: one.kind,
      name: one.name ?? '',
      bot: one.bot,
      away: null,
      present: true,
    })),
    covers: [],
    clocks: { now: 0, deadlines: lobby.seats.map(() => null), left: null, banks: [], absences: [] },
    commitment: lobby.commitment,
    reveal: table.pending().status === 'over' ? '00'.repeat(32) : null,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Partners answer one after another, however often they are asked to. */
  const plan = (): void => {
    clearTimeout(timer)
    timer = setTimeout(answer, 700)
  }
  const answered = (mayAnswer: (seat: Seat) => boolean): boolean => {
    const pending = table.pending()
    const one = pending.status === 'over' ? undefined : pending.seats.find(mayAnswer)
    if (one === undefined) return false
    const before = table.version()
    table.act(one, [...partner(one)])
    publish(frameOf(before))
    return true
  }
  const answer = (): void => {
    if (answered((one) => one !== viewer)) plan()
  }
  const sitting = (): Seat => {
    if (viewer === 'spectator') throw new WireError(403, 'notSeated', null, {}, [])
    return viewer
  }
  const transport: Transport = {
    ...ELSEWHERE,
    me: () => Promise.resolve({ id: 'example', name: lobby.seats.find((one) => one.you)?.name ?? '' }),
    lobby: () => Promise.resolve(lobby),
    openTables: () => Promise.resolve([]),
    myTables: () => Promise.resolve([]),
    frame: (_table, since) => Promise.resolve(frameOf(since)),
    past: (_table, from) =>
      Promise.resolve({ moments: JSON.parse(JSON.stringify(table.past(viewer, from))) as Past['moments'] }),
    act: (_table, { steps, version }) => {
      const before = table.version()
      const done = table.act(sitting(), steps, version)
      if (!done.ok)
        return Promise.reject(new WireError(422, done.refusal.code, done.refusal.rule, done.refusal.values, []))
      publish(frameOf(before))
      plan()
      return Promise.resolve({ version: table.version() })
    },
    resign: () => {
      const before = table.version()
      table.resign(sitting())
      publish(frameOf(before))
      return Promise.resolve({ version: table.version() })
    },
    record: () => Promise.resolve(table.record()),
    listen: () => () => undefined,
  }
  return { transport, open: plan, goOn: () => void answered(() => true), close: () => clearTimeout(timer) }
}

/** Who sits at an example of so many seats: the viewer and partners, all without names. */
export const nameless = (game: string, choices: Choices, seats: number, viewer: Viewer): Lobby => ({
  id: EXAMPLE_ID,
  game,
  choices,
  status: 'playing',
  seats: Array.from({ length: seats }, (_, index) => ({
    kind: index === viewer ? 'human' : 'bot',
    name: null,
    bot: index === viewer ? null : 'random',
    taken: true,
    ready: true,
    seal: '',
    opened: true,
    you: index === viewer,
  })),
  commitment: 'c0'.repeat(32),
  opening: false,
  lapsed: [],
  open: false,
  maker: null,
  invite: null,
  rematch: null,
  rematchOf: null,
  rated: false,
  createdAt: 0,
  canStart: true,
})

import {
  type Box,
  type GameTypes,
  type Seat,
  type SomeBox,
  type Table,
  type TableHost,
  openTable,
  sampledChance,
  some,
} from '@menagerie/engine'
import { goofspiel, kuhn, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { expect, test } from 'vitest'
import { type BotKind, type Budget, answer, botKinds } from './index.ts'

const BOXES: Readonly<Record<string, SomeBox>> = {
  'tic-tac-toe': some(ticTacToe),
  kuhn: some(kuhn),
  goofspiel: some(goofspiel),
  sacks: some(sacks),
}
const load = async (game: string): Promise<SomeBox> => BOXES[game] as SomeBox
const now = () => 0

interface Player {
  readonly bot: BotKind
  readonly budget: Budget
}
const RANDOM: Player = { bot: 'random', budget: { iterations: 1 } }
const GREEDY: Player = { bot: 'greedy', budget: { iterations: 8 } }
const search = (iterations: number): Player => ({ bot: 'search', budget: { iterations } })

const host = (seed: string): TableHost => ({
  chance: (seq) => sampledChance(`${seed}/${seq}`),
  hash: (text) => String(text.length),
  now,
})

const open = (game: string, seats: number, seed: string, choices = {}): Table => {
  const setup = {
    choices,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human' as const, name: `seat ${seat}` })),
    loadouts: Array.from({ length: seats }, () => null),
    start: null,
    last: null,
    commitment: null,
    contributions: Array.from({ length: seats }, () => ''),
  }
  const opened = (BOXES[game] as SomeBox)(<T extends GameTypes>(box: Box<T>) => openTable(box, setup, host(seed)))
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
  return opened.value
}

const ask = (table: Table, seat: Seat, player: Player, seed: string, choices = {}): Promise<string[]> => {
  const request = {
    game: table.game,
    choices,
    last: null,
    view: table.view(seat),
    legal: table.legal(seat),
    seat,
    seed,
    ...player,
  }
  return answer(JSON.parse(JSON.stringify(request)) as typeof request, { load, now })
}

test('greedy takes none of equal choices rather than another', async () => {
  const table = open('tic-tac-toe', 2, 'equals')
  const taken = new Map<string, number>()
  for (let i = 0; i < 160; i++) {
    const [step = ''] = await ask(table, 0, GREEDY, `equals ${i}`)
    taken.set(step, (taken.get(step) ?? 0) + 1)
  }
  // The four corners are alike, and so is everything that is taken at all.
  expect(taken.size).toBeGreaterThanOrEqual(4)
  for (const [step, times] of taken) expect(times, step).toBeGreaterThan(160 / taken.size / 3)
})

/** Plays a match to its end; every commit goes through the table, which refuses what is not a whole legal commit. */
const play = async (
  table: Table,
  players: readonly Player[],
  seed: string,
  choices = {},
): Promise<readonly number[]> => {
  for (;;) {
    const pending = table.pending()
    if (pending.status === 'over') return pending.outcome.payoffs
    const seat = pending.seats[0] as Seat
    const steps = await ask(table, seat, players[seat] as Player, `${seed}/${table.version()}`, choices)
    const result = table.act(seat, steps)
    if (!result.ok) throw new Error(`${steps.join()} was refused: ${result.refusal.code}`)
  }
}

test.each(botKinds)('%s answers with whole legal commits, also where choices are staged and sealed', async (bot) => {
  for (const seats of [2, 3]) {
    for (let match = 0; match < 5; match++) {
      const table = open('sacks', seats, `staged ${match}`)
      const player = { bot, budget: { iterations: 40 } }
      await play(
        table,
        Array.from({ length: seats }, () => player),
        `staged ${match}`,
      )
      expect(table.pending().status).toBe('over')
      expect(table.record().entries.some(({ steps }) => steps.length === 2)).toBe(true)
    }
  }
})

test('greedy takes the win that is there, and search also sees the threat', async () => {
  const table = open('tic-tac-toe', 2, 'win')
  for (const [i, cell] of ['a1', 'b1', 'a2', 'b2'].entries()) table.act(i % 2, [cell])
  expect(await ask(table, 0, GREEDY, 'x')).toEqual(['a3'])
  expect(await ask(table, 0, search(200), 'x')).toEqual(['a3'])
  const threatened = open('tic-tac-toe', 2, 'threat')
  for (const [i, cell] of ['a1', 'b2', 'a2'].entries()) threatened.act(i % 2, [cell])
  expect(await ask(threatened, 1, search(600), 'x')).toEqual(['a3'])
})

test('search never loses tic-tac-toe to random', async () => {
  let lost = 0
  let won = 0
  for (let match = 0; match < 20; match++) {
    const seat = match % 2
    const players = seat === 0 ? [search(400), RANDOM] : [RANDOM, search(400)]
    const payoffs = await play(open('tic-tac-toe', 2, `${match}`), players, `${match}`)
    if ((payoffs[seat] as number) < 0) lost++
    if ((payoffs[seat] as number) > 0) won++
  }
  expect(lost).toBe(0)
  expect(won).toBeGreaterThan(12)
})

test('search knows its own card and not the other one: at Kuhn poker a king calls and a jack folds', async () => {
  const seen = new Set<string>()
  for (let match = 0; match < 30; match++) {
    const table = open('kuhn', 2, `kuhn ${match}`)
    table.act(0, ['bet'])
    const { card } = (table.view(1) as { cards: readonly { card: number }[] }).cards[1] ?? { card: -1 }
    const [step] = await ask(table, 1, search(300), `${match}`)
    if (card === 2) expect(step).toBe('bet')
    if (card === 0) expect(step).toBe('pass')
    seen.add(`${card}`)
  }
  expect([...seen].sort()).toEqual(['0', '1', '2'])
})

test('search beats random where both choose at once', async () => {
  let points = 0
  for (let match = 0; match < 40; match++) {
    const seat = match % 2
    const players = seat === 0 ? [search(400), RANDOM] : [RANDOM, search(400)]
    const choices = { cards: 5 }
    const payoffs = await play(open('goofspiel', 2, `${match}`, choices), players, `${match}`, choices)
    points += payoffs[seat] as number
  }
  expect(points).toBeGreaterThan(10)
})

test('with an iteration budget the same seed gives the same steps, and another seed may not', async () => {
  const table = open('sacks', 2, 'again')
  for (const bot of botKinds) {
    const asked = (seed: string) => ask(table, 0, { bot, budget: { iterations: 30 } }, seed)
    expect(await asked('one')).toEqual(await asked('one'))
  }
  const many = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(table, 0, RANDOM, `${i}`)))
  expect(new Set(many.map(String)).size).toBeGreaterThan(3)
})

test('a notation or a view that is none is a bug of the host', async () => {
  const request = { game: 'kuhn', choices: {}, last: null, seat: 0, seed: 's', ...RANDOM }
  const { view } = { view: open('kuhn', 2, 'k').view(0) }
  await expect(answer({ ...request, view, legal: ['castle'] }, { load, now })).rejects.toThrow('no action')
  await expect(answer({ ...request, view, legal: [] }, { load, now })).rejects.toThrow('asked nothing')
  await expect(answer({ ...request, view: 'kings', legal: ['bet'] }, { load, now })).rejects.toThrow('no view')
  await expect(answer({ ...request, choices: { deck: 3 }, view, legal: ['bet'] }, { load, now })).rejects.toThrow(
    'choices',
  )
})

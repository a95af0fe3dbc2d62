import type { Box, GameTypes, Viewer } from '@menagerie/engine'
import { anyOf, sampledChance } from '@menagerie/engine'
import type { ConformanceRoom } from '@menagerie/engine/conformance'
import { catalogue } from '@menagerie/games'
import { expect, test, vi } from 'vitest'
import { type Lens, closerOf, thingsOf } from '../../packages/web/src/boards/closer-of.ts'
import { boardOf } from '../../packages/web/src/boards/index.ts'
import { closerRoomOf } from '../../packages/web/test/looked.ts'
import { type Aimed, STAGES, stagesOf, stretchesOf } from '../../packages/web/test/stages.ts'

/** Drawings are built with the pages; without them an icon has no file. */
vi.mock('virtual:art', () => ({ ART: 'art' }))

// What a stage names can be looked at there, as what the log names can; and a stage tells no two worlds apart.

const GAMES = catalogue.map(({ id }) => id)
/** As much is played as shows each game's stages often. */
const STEPS = 700
const MATCHES: Readonly<Record<string, number>> = { 'dragon-treasure': 8, monstructor: 3 }
const USUALLY = 1
/** The stage in which something is asked is looked at before every so many steps. */
const EVERY: Readonly<Record<string, number>> = { 'dragon-treasure': 1 }
const SELDOM = 9

/** Things with a name of their own: cards, characters, treasures, icons, spaces. Numbers are no names. */
const NAMED = /^(?:card|kind|treasure|piece|icon|space|dragon)(?:\.|$)/

/** Cards, whose text is their own. */
const CARD = /^(?:card|kind|treasure|piece|counter)\./

/** What random play seldom comes to is told in its beginning. */
const TOLD_FIRST: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'dragon-treasure': [[{ kind: 'foughtDragon', seat: 0, value: 4, dice: [3, 5] }]],
}

interface Seen {
  /** Names that lead nowhere: `<name> in <text>`. */
  readonly lost: string[]
  /** Stages that were drawn, and names found in them. */
  drawn: number
  named: number
  /** Stages that tell two worlds apart, and how many were compared. */
  readonly told: string[]
  compared: number
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Names in a stage that lead to no thing of that name. */
const lostIn = (markup: string, names: ReadonlySet<string>, nameAt: (aim: Aimed) => string, seen: Seen): void => {
  const sorted = [...names].sort((one, other) => other.length - one.length)
  const finds = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sorted.map(escaped).join('|')})(?![\p{L}\p{N}])`, 'gu')
  for (const { text, aim } of stretchesOf(markup))
    for (const [name] of text.matchAll(finds)) {
      seen.named++
      // What stands on a card belongs to the card.
      const isOnCard = aim !== null && !aim.named && CARD.test(aim.to)
      if (aim === null || (!isOnCard && nameAt(aim) !== name)) seen.lost.push(`${name} in ${text}`)
    }
}

/** What things with names of their own are called; the same as long as a match lasts. */
const namesIn = (lens: Lens, nameOf: (thing: string) => string): ReadonlySet<string> =>
  new Set(
    thingsOf(lens)
      .filter((thing) => NAMED.test(thing))
      .map(nameOf)
      .filter((name) => /\p{L}{3}/u.test(name)),
  )

const wholeOf = async (game: string) => {
  const base = `../../packages/games/src/${game}`
  const [{ box }, { room }] = (await Promise.all([
    import(`${base}/index.ts`),
    import(`${base}/secrets/conformance.ts`),
  ])) as [{ readonly box: Box<GameTypes> }, { readonly room: ConformanceRoom<GameTypes> }]
  return { box, room }
}

/** Plays seeded matches of a game and looks at every stage; `plant` spoils what is drawn, and the first find is enough then. */
const lookAt = async (
  game: string,
  matches: number,
  plant: ((markup: string, world: 0 | 1) => string) | null,
): Promise<Seen> => {
  const { box, room } = await wholeOf(game)
  const [board, closer] = [await boardOf(game), await closerRoomOf(game)]
  if (board === null) throw new Error(game)
  const inspecting = closer.inspector(({ words, catalogues }) => ({ [words]: catalogues['en'] ?? {} }))
  const { t, drawn } = await stagesOf(game, { [game]: box.text.catalogues['en'] ?? {}, ...inspecting })
  const every = EVERY[game] ?? SELDOM
  const spoilt = plant ?? ((markup: string) => markup)
  const seen: Seen = { lost: [], drawn: 0, named: 0, told: [], compared: 0 }
  for (let match = 0; match < matches; match++) {
    const chance = sampledChance(`${game} staged ${match}`)
    const { choices, loadouts } = room.scenario(chance)
    const completed = box.complete(choices, null)
    if (!completed.ok) throw new Error('a scenario is complete')
    const state = box.game.setup(completed.value, loadouts, chance, null)
    const names = loadouts.map((_, seat) => `P${seat}`)
    let called: ReadonlySet<string> | null = null
    const pages = board.cards(choices, t).map(({ look }) => look.name)
    for (let step = 0; step < STEPS && !(seen.lost.length > 0 && plant !== null); step++) {
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const [seat = 0] = pending.seats
      const viewer: Viewer = 0
      const view = box.game.view(state, viewer) as never
      const events: unknown[] = []
      const actions = box.game.legal(state, seat)
      const second = step % every === 0 ? (room.redeal(box.game.clone(state), viewer, chance) as never) : null
      box.game.apply(state, seat, anyOf(actions, chance), chance, (event: unknown) => {
        if (event !== null) events.push(event)
      })
      const groups = [[], ...board.tell(events), ...(step === 0 ? (TOLD_FIRST[game] ?? []) : [])].filter(
        (_, at) => at > 0 || step % every === 0,
      )
      if (groups.length === 0) continue
      const lens: Lens = { room: closer, game, choices, view, near: 0, names }
      const nameOf = (thing: string): string => closerOf(t, lens, () => [], thing)?.name ?? ''
      called ??= new Set([...namesIn(lens, nameOf), ...pages])
      for (const told of groups) {
        const stage = drawn({ view, told: told as never, names })
        if (stage === '') continue
        seen.drawn++
        lostIn(
          spoilt(stage, 0),
          called,
          ({ by, to }) => nameOf(by === 'look' ? to : (closer.thingAt(to, view, 0) ?? '')),
          seen,
        )
        if (told.length > 0 || second === null) continue
        const other = box.game.view(second, viewer) as never
        if (JSON.stringify(other) !== JSON.stringify(view)) continue
        seen.compared++
        if (spoilt(drawn({ view: other, told: [], names }), 1) !== spoilt(stage, 0)) seen.told.push(`step ${step}`)
      }
    }
  }
  return seen
}

test('every game has its stages here', () => {
  expect(Object.keys(STAGES).sort()).toEqual([...GAMES].sort())
})

test.each(GAMES)('%s: what is named on a stage leads to the thing it names', async (game) => {
  const seen = await lookAt(game, MATCHES[game] ?? USUALLY, null)
  expect([...new Set(seen.lost)]).toEqual([])
  expect(seen.told).toEqual([])
  expect(seen.drawn).toBeGreaterThan(3)
  expect(seen.compared).toBeGreaterThan(0)
  expect(seen.named).toBeGreaterThan(0)
})

test.each(GAMES)('%s: a name that leads nowhere, or elsewhere, is found', async (game) => {
  for (const to of ['data-mute=""', 'data-look="seat.0"']) {
    const seen = await lookAt(game, MATCHES[game] ?? USUALLY, (markup) =>
      markup.replaceAll(/data-look="[^"]*" data-named/g, `${to} data-named`),
    )
    expect(seen.lost.length, to).toBeGreaterThan(0)
  }
})

test('a stage that lets more through is told of', async () => {
  const seen = await lookAt('monster-pack', 1, (markup, world) => (world === 1 ? `${markup}.` : markup))
  expect(seen.told.length).toBeGreaterThan(0)
})

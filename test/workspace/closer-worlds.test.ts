import type { Box, GameTypes, Viewer } from '@menagerie/engine'
import { anyOf, sampledChance } from '@menagerie/engine'
import type { ConformanceRoom } from '@menagerie/engine/conformance'
import { catalogue } from '@menagerie/games'
import { expect, test, vi } from 'vitest'
import { closerRoomOf, lookingAt, withSecret } from '../../packages/web/test/looked.ts'
import type { CloserRoom } from '../../packages/web/src/boards/board.ts'
import { type Lens, thingsOf } from '../../packages/web/src/boards/closer-of.ts'

/** Drawings are built with the pages; without them an icon has no file. */
vi.mock('virtual:art', () => ({ ART: 'art' }))

// Whoever looks closer is told and shown the same in two worlds that look the same to them.

const GAMES = catalogue.map(({ id }) => id)
const MATCHES = 2
/** A planted hole is told of in one. */
const FEW = 1
/** Things are looked at before every so many steps. */
const EVERY = 14
const MOST_STEPS = 100

interface Whole<T extends GameTypes> {
  readonly box: Box<T>
  readonly room: ConformanceRoom<T>
}

/** A game with its kit; its types are its own business. */
const wholeOf = async (game: string): Promise<Whole<GameTypes>> => {
  const base = `../../packages/games/src/${game}`
  const [{ box }, { room }] = (await Promise.all([
    import(`${base}/index.ts`),
    import(`${base}/secrets/conformance.ts`),
  ])) as [Pick<Whole<GameTypes>, 'box'>, Pick<Whole<GameTypes>, 'room'>]
  return { box, room }
}

/** What gives away, through which hole, that a world is not the other: `<thing> of <viewer>`. */
const leaks = async (
  game: string,
  matches: number,
  change: (closer: CloserRoom, behind: WeakMap<object, string>) => CloserRoom,
) => {
  const { box, room } = await wholeOf(game)
  const closer = await closerRoomOf(game)
  const told = await lookingAt(game, closer, box.text.catalogues['en'] ?? {})
  const behind = new WeakMap<object, string>()
  const planted = change(closer, behind)
  const found: string[] = []
  let compared = 0
  for (let match = 0; match < matches; match++) {
    const chance = sampledChance(`${game} looked at ${match}`)
    const { choices, loadouts } = room.scenario(chance)
    const completed = box.complete(choices, null)
    if (!completed.ok) throw new Error('a scenario is complete')
    const options = completed.value
    const state = box.game.setup(options, loadouts, chance, null)
    const viewers: Viewer[] = [...loadouts.keys(), 'spectator']
    const lensOf = (view: object): Lens => ({
      room: planted,
      game,
      choices,
      view,
      near: 0,
      names: loadouts.map((_, seat) => `P${seat}`),
    })
    for (let step = 0; step < MOST_STEPS; step++) {
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const [seat = 0] = pending.seats
      if (step % EVERY === 0) {
        const viewer = viewers[(step / EVERY) % viewers.length] ?? 'spectator'
        const second = room.redeal(box.game.clone(state), viewer, chance)
        const [view, other] = [state, second].map((one) => {
          const seen = box.game.view(one, viewer) as object
          behind.set(seen, JSON.stringify(one))
          return seen
        }) as [object, object]
        // A redealt world that happens to be seen otherwise proves nothing.
        if (JSON.stringify(view) === JSON.stringify(other)) {
          compared++
          for (const thing of thingsOf(lensOf(view)))
            if (told(lensOf(view), thing) !== told(lensOf(other), thing)) found.push(`${thing} of ${viewer}`)
        }
      }
      const actions = box.game.legal(state, seat)
      box.game.apply(state, seat, anyOf(actions, chance), chance, null)
    }
  }
  expect(compared).toBeGreaterThan(0)
  return found
}

test.each(GAMES)('%s: nothing that is looked at tells two worlds apart', async (game) => {
  expect(await leaks(game, MATCHES, (closer) => closer)).toEqual([])
})

/** Holes through which a board might tell more than the view. */
const HOLES: Readonly<Record<string, (closer: CloserRoom, secret: (view: unknown) => string) => CloserRoom>> = {
  picture: (closer, secret) => ({
    ...closer,
    picture: (looked, t) => withSecret(closer.picture(looked, t), secret(looked.view)),
  }),
  name: (closer, secret) => ({ ...closer, name: ({ view }) => secret(view) }),
}

test.each(GAMES.flatMap((game) => ['picture', 'name'].map((hole) => [game, hole] as const)))(
  '%s: a board that lets more through its %s is told of',
  async (game, hole) => {
    const plant = HOLES[hole] as (typeof HOLES)[string]
    const found = await leaks(game, FEW, (closer, behind) => plant(closer, (view) => behind.get(view as object) ?? ''))
    expect(found.length).toBeGreaterThan(0)
  },
)

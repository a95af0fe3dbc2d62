import { isDeepStrictEqual } from 'node:util'
import { sampledChance, seatNumbers } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { type BoutResult, playBout } from '../arena/bout.ts'
import { answerAs, contestants } from '../arena/contestants.ts'
import type { Deal } from '../arena/deals.ts'
import type { Bots } from '../arena/pool.ts'
import { gameIds, loadGame } from '../games.ts'
import { gainOf } from './gain.ts'
import { type Wanted, isSeer, playMatch, wantedOf } from './match.ts'
import { seeing, watched } from './seeing.ts'

/** Of so many questions one is looked at. */
const EACH = 8

const about = (game: string, seed = 'yard'): Omit<Wanted, 'bout'> => ({ game, choices: {}, seed })

const played = async (wanted: Wanted): Promise<BoutResult> =>
  (await loadGame(wanted.game))((box) => playMatch(box, wanted))

describe.each(gameIds())('%s', (id) => {
  test('who sees all is shown what stands whenever they are asked, and nothing one does to it alters the match', async () => {
    const some = await loadGame(id)
    await some(async (box) => {
      const match = watched(box)
      const completed = box.complete({}, null)
      if (!completed.ok) throw new Error('no options')
      let [asked, otherwise] = [0, 0]
      const bots: Bots = {
        ask: async (question) => {
          // One question in so many: matches are long, and the first ones are asked of empty tables.
          if (asked++ % EACH !== EACH - 1) return answerAs({ ...question, bot: 'random' })
          const { seat } = question
          const truth = match.truth()
          if (truth === null) throw new Error('nothing has begun')
          const view = box.game.view(truth, seat)
          const chance = sampledChance(`${asked}`)
          const shown = seeing(box, () => truth).game.imagine(view)(chance)
          for (const one of seatNumbers(box.game.seats(truth)))
            expect(box.game.view(shown, one)).toEqual(box.game.view(truth, one))
          otherwise += Number(!isDeepStrictEqual(box.game.imagine(view)(chance), truth))
          const legal = box.game.legal(shown, seat)
          expect(legal.map((action) => box.game.format(completed.value, action))).toEqual(question.legal)
          // What is shown is played with: the match stands where it stood.
          box.game.apply(shown, seat, legal[0] as (typeof legal)[number], chance, null)
          expect(box.game.view(truth, seat)).toEqual(view)
          return answerAs({ ...question, bot: 'random' })
        },
        close: async () => {},
      }
      const [wanted] = wantedOf(about(id), box.seats[0] as number, 1) as readonly [Wanted]
      const ring = { ...{ box: match.box, options: completed.value, choices: {}, seed: 'yard' }, bots }
      await playBout({ ...ring, budget: { iterations: 1 } }, wanted.bout)
      expect(asked).toBeGreaterThan(EACH)
      // Who has to imagine seldom imagines what is.
      expect(otherwise).toBeGreaterThan(0)
    })
  })
})

test('who is honest plays as in a tournament, and the same deals come twice', async () => {
  const [honest, seer] = wantedOf(about('sacks'), 2, 2) as readonly [Wanted, Wanted]
  expect([honest, seer].map(isSeer)).toEqual([false, true])
  expect(seer.bout).toEqual({ ...honest.bout, one: seer.bout.one, sitters: seer.bout.sitters })
  const some = await loadGame('sacks')
  const digest = await some(async (box) => {
    const completed = box.complete({}, null)
    if (!completed.ok) throw new Error('no options')
    const bots: Bots = { ask: answerAs, close: async () => {} }
    const ring = { box, options: completed.value, choices: {}, seed: 'yard', budget: { iterations: 1 }, bots }
    return (await playBout(ring, honest.bout)).digest
  })
  expect((await played(honest)).digest).toBe(digest)
})

test('sight wins more, and is nobody’s who sits at a table', async () => {
  const wanted = wantedOf(about('sacks'), 2, 40)
  const won = async (seer: boolean): Promise<number> => {
    const results = await Promise.all(
      wanted.filter((one) => isSeer(one) === seer).map(async (one) => [one, await played(one)] as const),
    )
    return results.filter(([{ bout }, { places }]) => places[bout.seat] === 1).length
  }
  expect(await won(true)).toBeGreaterThan((await won(false)) + 3)
  expect(contestants).not.toContain('seer')
})

describe('what part of what sight would gain is gained', () => {
  const deals = (...shares: readonly number[]): readonly Deal[] => shares.map((share) => [share, share])

  test('is reckoned beyond the even share', () => {
    const gain = gainOf(deals(1, 1, 0, 1), deals(1, 1, 1, 1), 2, 'gain')
    expect(gain?.part).toBeCloseTo(0.5)
    expect(gainOf(deals(1, 0, 0, 1), deals(1, 1, 1, 0), 2, 'gain')?.part).toBe(0)
  })

  test('has an interval that holds it, and narrows with more deals', () => {
    const many = (count: number) => {
      const chance = sampledChance(`${count}`)
      const drawn = (of: number): readonly Deal[] => Array.from({ length: count }, () => [Number(chance.pick(10) < of)])
      return gainOf(drawn(7), drawn(8), 2, 'gain')
    }
    const [few, lots] = [many(60), many(500)]
    if (few === null || lots === null) throw new Error('no gain')
    expect(lots.low).toBeLessThan(2 / 3)
    expect(lots.high).toBeGreaterThan(2 / 3)
    expect(lots.high - lots.low).toBeLessThan(few.high - few.low)
  })

  test('is nothing where sight gains nothing', () => {
    expect(gainOf(deals(1, 1), deals(0, 1), 2, 'gain')).toBeNull()
    expect(gainOf([], [], 2, 'gain')).toBeNull()
  })
})

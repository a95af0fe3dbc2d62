import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf, table } from '../rules/bench.ts'
import { isLost, partyOf } from '../rules/state.ts'
import { room } from '../secrets/conformance.ts'
import { sayIn } from './bench.ts'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'

const warned = (party: object, text: string, choices: Record<string, unknown> = {}): readonly (string | null)[] => {
  const state = table([party], {}, choices)
  const action = box.game.parse(state.options, text)
  const warning = action === null ? null : (box.text.warning?.(box.game.view(state, 0), action) ?? null)
  return warning === null ? [null] : [sayIn(en, 'en')(warning), sayIn(ja, 'ja')(warning)]
}

describe('what is lost for good is said before it is done', () => {
  const far = { length: 100, back: ['C40', 'C40'], hand: ['C20', 'C30', 'orc'] }

  test('MM-R3 a corridor that overshoots says so, one that comes out exactly does not', () => {
    expect(warned(far, 'corridor C30')).toEqual([
      'Place Corridor 30p: overshoots, the party is lost',
      '通路30を置く：行き過ぎ、パーティは道に迷う',
    ])
    expect(warned(far, 'corridor C20')).toEqual([null])
    expect(warned(far, 'monster orc P2')).toEqual([null])
    expect(warned({ out: ['C40', 'C40'], hand: ['C40'] }, 'corridor C40')).toEqual([null])
  })

  test('in random play a party is lost by what it was warned of, and by nothing else', () => {
    let [warnings, losses] = [0, 0]
    for (let match = 0; match < 40; match++) {
      const chance = sampledChance(`warned ${match}`)
      const { choices, loadouts } = room.scenario(chance)
      const state = box.game.setup(optionsOf(choices), loadouts, chance, null)
      for (;;) {
        const pending = box.game.pending(state)
        if (pending.status === 'over') break
        const seat = pending.seats[0] ?? 0
        const legal = box.game.legal(state, seat)
        const action = legal[chance.pick(legal.length)] as (typeof legal)[number]
        const isWarned = box.text.warning?.(box.game.view(state, seat), action) != null
        const [dungeon, was] = [state.dungeon, isLost(partyOf(state, seat))]
        let lost = false
        box.game.apply(state, seat, action, chance, (event) => {
          lost ||= event?.kind === 'walked' && event.lost
        })
        const now = state.dungeon === dungeon && isLost(partyOf(state, seat))
        expect(isWarned, `match ${match}`).toBe(lost)
        if (!was && now) expect(isWarned).toBe(true)
        if (isWarned) warnings++
        if (lost) losses++
      }
    }
    expect(warnings).toBe(losses)
    expect(warnings).toBeGreaterThan(5)
  })
})

describe('what was settled and comes to something else is told', () => {
  const told = (choices: Record<string, unknown>): readonly string[] =>
    (box.text.notices?.(optionsOf(choices)) ?? []).map((line) => `${sayIn(en, 'en')(line)} ${line.rule}`)

  test('MM-X5 more dungeons than the table plays', () => {
    expect(told({ dungeons: 20 })).toEqual(['Dungeons asked for: 20. The table plays at most 12. MM-X5'])
    expect(told({ victory: 'dungeonWins', maxDungeons: 3 })).toEqual([
      'Dungeons asked for: 5. The table plays at most 3. MM-X5',
    ])
    for (const choices of [{}, { dungeons: 12 }, { maxDungeons: 1 }, { victory: 'dungeonWins' }])
      expect(told(choices)).toEqual([])
  })
})

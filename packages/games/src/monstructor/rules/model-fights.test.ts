import { type Chance, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, hiddenOf, legalTexts, phaseText, tableOf, totals } from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'
import {
  FACTIONS,
  MONSTERS,
  type Model,
  SECRETS,
  type Side,
  card,
  choices,
  dragonOf,
  isDragonId,
  monster,
  offer,
  pass,
  playCard,
  total,
} from './trials/fight-model.ts'

/** Outcomes as they are asked, cards as ids. */
const noting = (chance: Chance, state: State, picks: number[], drawn: string[]): Chance => ({
  ...chance,
  pick: (n) => {
    const found = chance.pick(n)
    picks.push(found)
    return found
  },
  draw: (pool) => {
    const found = chance.draw(pool)
    drawn.push(state.options.set.ids[Number(found)] as string)
    return found
  },
})

/** `count` of these, taken out of the list. */
const some = (list: string[], count: number, chance: Chance): string[] =>
  Array.from({ length: count }, () => list.splice(chance.pick(list.length), 1)[0] as string)

const sorted = (list: readonly string[]): string[] => [...list].sort()

describe('fights against a second, plain reading of their rules', () => {
  test.each([
    [{}, 'adjust'],
    [{ drawRemoved: 'lost', firstReinforceTie: 'defender' }, 'adjust'],
    [{ dragonGoal: 3 }, 'adjust'],
    [{ mode: 'arena', drawRemoved: 'lost' }, 'build'],
  ])('MS-39 to MS-57 every list of plays, every total and where every card goes agree: %j', (options, phase) => {
    const seen = { draws: 0, wins: 0, plays: 0, overs: 0 }
    for (let match = 0; match < 120; match++) {
      const luck = sampledChance(`fight ${match}`)
      const seats = 2 + (match % 4)
      const goal = (options as { dragonGoal?: number }).dragonGoal ?? 5
      const factions = some([...FACTIONS], seats, luck)
      const owned = factions.map((faction) => some(dragonOf(faction), luck.pick(goal), luck))
      const [attacker, defender] = some(['0', '1', ...(seats > 2 ? ['2'] : [])], 2, luck).map(Number) as [
        number,
        number,
      ]
      const [mine, theirs] = some([...MONSTERS], 2, luck).map(monster) as [string[], string[]]
      // An own dragon card in the place of the head now and then.
      for (const [seat, parts] of [
        [attacker, mine],
        [defender, theirs],
      ] as const) {
        const head = owned[seat]?.find((id) => id.endsWith('H'))
        if (head !== undefined && luck.pick(2) === 0) parts[parts.findIndex((id) => card(id).kind === 'head')] = head
      }
      const secrets = [...SECRETS]
      const fighting = [...mine, ...theirs]
      const players = factions.map((faction, seat) => ({
        faction,
        table: [
          ...(owned[seat] ?? []).filter((id) => !fighting.includes(id)),
          ...(seat === (phase === 'adjust' ? defender : attacker) ? (phase === 'adjust' ? theirs : mine) : []),
        ],
        hidden: some(secrets, luck.pick(6), luck),
      }))
      const state = arranged(
        {
          phase,
          seat: phase === 'adjust' ? defender : attacker,
          players,
          ...(phase === 'adjust'
            ? { fight: { attacker, defender, parts: [mine] } }
            : { arena: { owner: defender, parts: theirs } }),
        },
        options,
      )
      const [picks, drawn]: [number[], string[]] = [[], []]
      const chance = noting(luck, state, picks, drawn)
      const choose = (): string => {
        const seat = state.phase.kind === 'over' ? 0 : state.phase.seat
        const texts = legalTexts(state, seat).filter((text) => text !== 'refuse' && text !== 'end')
        const text = texts[luck.pick(texts.length)] as string
        const action = box.game.parse(state.options, text)
        if (action === null || box.game.refuse(state, seat, action) !== null) throw new Error(text)
        box.game.apply(state, seat, action, chance, null)
        return text
      }
      const before = state.players.map((_, seat) => tableOf(state, seat))
      const { ids } = state.options.set
      const deck = new Set(state.deck.map((one) => ids[one] as string))
      let chosen: readonly string[] = []
      const hidden = state.players.map((_, seat) => hiddenOf(state, seat))
      const goals = players.map(({ table }, seat) => new Set([...(owned[seat] ?? []), ...table.filter(isDragonId)]))
      for (let text = choose(); !/^(present|fight)$/.test(text); text = choose()) chosen = [...chosen, text]
      expect(chosen.length).toBeGreaterThan(2)
      // What was chosen is what now lies no more at home; a fight without any cards is over by now, and is not looked at.
      const side = (seat: number, at: 0 | 1): Side => ({
        seat,
        parts: state.fight?.sides[at].parts.map((part) => ids[part.card] as string) ?? [],
        off: [],
        plus: 0,
        jinxed: [],
        sigil: false,
        shield: false,
        hidden: [...(hidden[seat] ?? [])],
      })
      if (state.fight === null) continue
      const model: Model = { sides: [side(attacker, 0), side(defender, 1)], used: [], passes: 0, turn: 2 }
      const at = totals(state)
      expect(at).toEqual(phaseText(state).startsWith('reward') ? at : model.sides.map(total))
      const tie = state.options.firstReinforceTie === 'attacker' ? 0 : 1
      const [first, second] = model.sides.map(total) as [number, number]
      offer(model, first === second ? tie : first < second ? 0 : 1)
      while (model.turn < 2) {
        expect(phaseText(state)).toBe(`reinforce ${model.sides[model.turn as 0 | 1].seat}`)
        expect(totals(state)).toEqual(model.sides.map(total))
        expect(sorted(legalTexts(state, model.sides[model.turn as 0 | 1].seat))).toEqual(sorted(choices(model)))
        const text = choose()
        if (text === 'pass') pass(model)
        else playCard(model, text, () => picks.shift() as number)
        seen.plays++
      }
      const [mineNow, theirsNow] = model.sides
      const [end, other] = [total(mineNow), total(theirsNow)]
      const homes = before.map((table) => table.filter((id) => !model.sides.some(({ parts }) => parts.includes(id))))
      const back = [...model.used]
      for (const one of model.sides) {
        for (const id of one.parts) {
          const lost = end !== other || (state.options.drawRemoved === 'lost' && one.off.includes(id))
          if (isDragonId(id) || !lost) homes[one.seat]?.push(id)
          else back.push(id)
        }
      }
      for (const one of model.sides) hidden[one.seat] = one.hidden
      let next = (attacker + 1) % seats
      if (end === other) seen.draws++
      else {
        seen.wins++
        const [winner, loser] = end > other ? [attacker, defender] : [defender, attacker]
        next = loser
        expect(phaseText(state)).toBe(`reward ${winner}`)
        const lacking = dragonOf(factions[winner] as string).filter((id) => goals[winner]?.has(id) !== true)
        expect(sorted(legalTexts(state, winner))).toEqual(sorted(lacking.map((id) => `dragon ${id}`)))
        const id = choose().split(' ')[1] as string
        homes[winner]?.push(id)
        goals[winner]?.add(id)
        if (goals[winner]?.size === goal) {
          expect(phaseText(state)).toBe(`over ${winner}`)
          seen.overs++
          continue
        }
      }
      for (const id of back) deck.add(id)
      expect(phaseText(state)).toBe(`build ${next}`)
      expect([state.fight, state.arena]).toEqual([null, null])
      expect(drawn).toHaveLength(1)
      const [taken = ''] = drawn
      expect(deck.delete(taken)).toBe(true)
      if (/power|spell/.test(card(taken).kind)) hidden[next]?.push(taken)
      else homes[next]?.push(taken)
      expect(sorted(state.deck.map((one) => ids[one] as string))).toEqual(sorted([...deck]))
      expect(homes.map(sorted)).toEqual(state.players.map((_, seat) => tableOf(state, seat)))
      expect(hidden).toEqual(state.players.map((_, seat) => hiddenOf(state, seat)))
    }
    expect(seen.plays).toBeGreaterThan(100)
    expect(Math.min(seen.draws, seen.wins)).toBeGreaterThan(2)
  })
})

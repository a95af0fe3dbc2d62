import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { room } from '../secrets/conformance.ts'
import { box } from '../index.ts'

const english = box.text.catalogues['en'] ?? {}
const sentence = (id: string): string => {
  let found: unknown = english
  for (const step of id.split('.')) found = (found as Record<string, unknown> | undefined)?.[step]
  if (typeof found !== 'string') throw new Error(`no sentence ${id}`)
  return found
}

/** Names a sentence asks for: `player` comes from the value `seat`, `rival` from `other`. */
const asked = (id: string): string[] =>
  [...sentence(id).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) =>
    name === 'player' ? 'seat' : name === 'rival' ? 'other' : (name ?? ''),
  )

test('every sentence said in random games has all its values', () => {
  const said = new Set<string>()
  const hear = (id: string, values: object): void => {
    said.add(id)
    expect(Object.keys(values), id).toEqual(expect.arrayContaining(asked(id)))
  }
  for (let match = 0; match < 60; match++) {
    const chance = sampledChance(`text ${match}`)
    const { choices, loadouts } = room.scenario(chance)
    const made = box.complete(choices, null)
    if (!made.ok) throw new Error('options')
    const options = made.value
    const tell = (event: Parameters<typeof box.text.event>[1] | null): void => {
      if (event === null) return
      const { id, values, rule } = box.text.event(options, event)
      hear(id, values)
      if (rule !== null)
        expect(
          box.rulebook.some((one) => one.id === rule),
          id,
        ).toBe(true)
    }
    const state = box.game.setup(options, loadouts, chance, null)
    for (;;) {
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const seat = pending.seats[0] ?? 0
      const legal = box.game.legal(state, seat)
      const action = legal[chance.pick(legal.length)]
      if (action === undefined) throw new Error('no choice')
      const message = box.text.action(options, action)
      hear(message.id, message.values)
      hear(box.text.prompt(box.game.view(state, seat)).id, {})
      const elsewhere = box.game.refuse(state, (seat + 1) % loadouts.length, action)
      if (elsewhere !== null) hear(box.text.refusal(options, elsewhere).id, elsewhere.values)
      box.game.apply(state, seat, action, chance, (everyone, secret) => {
        tell(everyone)
        tell(secret?.event ?? null)
      })
    }
  }
  expect(said.size).toBeGreaterThan(60)
})

test('how a match ended is told by what decided it', () => {
  const ended = (victory: string, gold: readonly (number | null)[], wins: readonly number[] = [0, 1, 1]) => {
    const made = box.complete({ victory }, null)
    if (!made.ok) throw new Error('options')
    const outcome = { places: [2, 1, 1], payoffs: [-1, 0.5, 0.5], reason: 'lastDungeon' }
    return box.text.event(made.value, { kind: 'ended', finds: [], gold, wins, outcome })
  }
  expect(ended('gold', [5, 10, 10])).toMatchObject({ id: 'events.ended', rule: 'MM-V2' })
  expect(ended('dungeonWins', [5, 10, 10])).toMatchObject({
    id: 'events.endedWins',
    rule: 'MM-V3',
    values: { wins: ['@seat#1 0', '@seat#2 1', '@seat#3 1'], seats: ['@seat#2', '@seat#3'] },
  })
  expect(ended('gold', [null, null, null]).id).toBe('events.endedPlain')
})

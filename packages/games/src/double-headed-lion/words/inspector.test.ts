import { sampledChance } from '@menagerie/engine'
import { lookingFaults, lookingLeak } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { type Action, type View, box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import { inspector } from './inspector.ts'

const trials = { games: 8, seed: 'double-headed lion' }

test('every thing tells what it is, and nothing that its viewer may not know', async () => {
  expect(await lookingFaults(box, room, inspector, trials)).toEqual([])
})

test('an inspector that knows more than the view is found', async () => {
  const leak = lookingLeak(box, inspector)
  const faults = await lookingFaults(leak.box, room, leak.inspector, { ...trials, games: 3 })
  expect(faults.map(({ law }) => law)).toContain('two-worlds')
})

/** Positions of random matches in which a seat knows who an enemy on the field is, outside a combat: the view, and the piece. */
const remembered = (): readonly { readonly view: View; readonly thing: string }[] => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the usual options are complete')
  const found: { view: View; thing: string }[] = []
  for (let game = 0; game < 12; game++) {
    const chance = sampledChance(`remembered ${game}`)
    const state = box.game.setup(
      completed.value,
      [0, 1].map(() => box.loadouts.choose(completed.value, chance)),
      chance,
      null,
    )
    for (let step = 0; step < 400; step++) {
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const [seat = 0] = pending.seats
      const view = box.game.view(state, 1)
      if (view.fight === null)
        for (const { handle, piece, square } of view.sides[0].tokens)
          if (piece !== null && square !== null) found.push({ view, thing: `token.0.${handle}` })
      const actions = box.game.legal(state, seat)
      box.game.apply(state, seat, actions[chance.pick(actions.length)] as Action, chance, null)
    }
  }
  return found
}

test('who an enemy is, or may be, is told as far as the aid of the table reminds', () => {
  const all = remembered()
  expect(all.length).toBeGreaterThan(20)
  const told = (aid: string): number =>
    all.filter(({ view, thing }) => inspector.inspect({ aid }, view, thing)?.page !== null).length
  const names = (aid: string): boolean =>
    all.some(({ view, thing }) => /@names\./.test(JSON.stringify(inspector.inspect({ aid }, view, thing))))
  expect([told('none'), names('none')]).toEqual([0, false])
  expect(told('full')).toBe(all.length)
  expect(told('memory')).toBeGreaterThan(0)
})

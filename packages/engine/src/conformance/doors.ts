import type { GameTypes } from '../game.ts'
import { type Run, openTrial } from './trial.ts'

const NONSENSE: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  '',
  'x',
  true,
  [],
  [null],
  {},
  { x: 1 },
  [[[]]],
  { phase: null },
]

/** What comes from outside: choices, loadouts, positions. Nonsense is answered with faults. */
export const tryDoors = <T extends GameTypes>(run: Run<T>, seed: string): void => {
  const trial = openTrial(run, seed)
  const { ledger, box, options, scenario, chance } = trial
  try {
    ledger.test('options')
    if (!Object.isFrozen(options)) ledger.fail('options', 'options are not frozen')
    const again = box.complete(JSON.parse(JSON.stringify(scenario.choices)) as typeof scenario.choices, null)
    if (!again.ok || again.value !== options) ledger.fail('options', 'the same choices give other options')
    if (!box.complete({}, null).ok) ledger.fail('options', 'the defaults are faulty')
    for (const row of box.options) {
      const wrong = NONSENSE[chance.pick(NONSENSE.length)]
      const completed = box.complete({ [row.id]: wrong }, null)
      if (!completed.ok && completed.faults.length === 0) ledger.fail('options', `${row.id} is faulty without a fault`)
    }
    if (box.complete({ 'no such option': 1 }, null).ok) ledger.fail('options', 'an unknown option is accepted')

    for (const { option } of box.clocks) {
      const row = box.options.find(({ id }) => id === option)
      if (row?.kind !== 'integer' || row.scope !== 'table' || row.min !== 0) {
        ledger.fail('options', `the clock ${option} is no option in seconds that can be 0`)
      }
    }

    ledger.test('loadouts')
    for (const loadout of [...scenario.loadouts, box.loadouts.choose(options, chance)]) {
      const checked = box.loadouts.check(options, JSON.parse(JSON.stringify(loadout)))
      if (!checked.ok) ledger.fail('loadouts', `a loadout is faulty: ${JSON.stringify(checked.faults)}`)
      const text = box.loadouts.toText(options, loadout)
      const read = box.loadouts.fromText(options, text)
      if (!read.ok || box.loadouts.toText(options, read.value) !== text) {
        ledger.fail('loadouts', 'the text of a loadout reads back as another')
      }
    }
    for (const nonsense of NONSENSE) {
      ledger.law = 'loadouts'
      const checked = box.loadouts.check(options, nonsense)
      if (box.loadouts.used && checked.ok) ledger.fail('loadouts', `${JSON.stringify(nonsense)} passes as a loadout`)
      ledger.test('arrange')
      const arranged = box.game.arrange(options, nonsense)
      if (arranged.ok && box.game.check(arranged.value).length > 0) {
        ledger.fail('arrange', `${JSON.stringify(nonsense)} is arranged to an unsound state`)
      }
      if (!arranged.ok && arranged.faults.length === 0) ledger.fail('arrange', 'a position is faulty without a fault')
    }
    for (const preset of box.presets) {
      ledger.law = 'options'
      const completed = box.complete(preset.values, null)
      if (!completed.ok)
        ledger.fail('options', `the preset ${preset.id} is faulty: ${JSON.stringify(completed.faults)}`)
    }
    for (const preset of box.loadouts.presets(options)) {
      ledger.law = 'loadouts'
      if (!box.loadouts.check(options, preset.loadout).ok) ledger.fail('loadouts', `the preset ${preset.id} is faulty`)
    }
    box.complete({}, { places: [1, 2], payoffs: [1, -1], reason: 'points' })
  } catch (error) {
    ledger.threw(error)
  }
}

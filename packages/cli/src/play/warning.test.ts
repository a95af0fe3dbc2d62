import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { menagerie, newFolder } from '../../test/run-cli.ts'

const folder = newFolder()

const started = async (choices: object, answers: readonly string[]): Promise<string> => {
  const [start, options] = [join(folder, 'start.json'), join(folder, 'options.json')]
  const far = { length: 100, out: ['C40', 'C40', 'C20'], back: ['C40', 'C40'], hand: ['C30', 'elf'] }
  writeFileSync(start, JSON.stringify({ phase: 'act', parties: [far, { out: ['C20'], hand: ['elf'] }] }))
  writeFileSync(options, JSON.stringify(choices))
  const flags = `--seats human,random --seed 3 --position ${start} --options ${options}`
  return (await menagerie(`play monster-maker ${flags}`, `${answers.join('\n')}\n`)).out
}

const PLACED = 'The party is lost.'

test('MM-R3 what loses the party says so in the list, is asked once more, and done when it is chosen again', async () => {
  const once = await started({}, ['corridor C30', 'quit'])
  expect(once).toContain('Place Corridor 30p: overshoots, the party is lost  [corridor C30]')
  expect(once).toContain('Choose it again to do it all the same.')
  expect(once).not.toContain(PLACED)
  const twice = await started({}, ['corridor C30', 'corridor C30', 'l', 'quit'])
  expect(twice).toContain(PLACED)
})

test('what loses nothing is done at once', async () => {
  const out = await started({}, ['pass', 'l', 'quit'])
  expect(out).toContain('passes.')
  expect(out).not.toContain('Choose it again')
})

test('MM-X5 the terminal tells that fewer dungeons are played than were asked for', async () => {
  expect(await started({ dungeons: 9, maxDungeons: 4 }, ['quit'])).toContain(
    'Note: Dungeons asked for: 9. The table plays at most 4. (MM-X5)',
  )
  expect(await started({ dungeons: 3 }, ['quit'])).not.toContain('Note:')
})

test('MM-TC13 MM-F1 a rule that is not of the rulebook says so, whoever it is of', async () => {
  const out = await started({}, ['rule MM-TC13', 'rule mm-f1', 'rule MM-T1', 'quit'])
  expect(out).toMatch(/MM-TC13: .*\(C, A review of the second edition; not from the rulebook\)/)
  expect(out).toMatch(/MM-F1: .*; not from the rulebook\)/)
  expect(out).toMatch(/MM-T1: .*\(3 Turn, 3 Endgame\)/)
})

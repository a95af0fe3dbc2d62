import { type Chance, openTable, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { View } from '../secrets/view.ts'

/** A hash is not under test here; the text itself is short enough to read. */
const lengthOf = (text: string): string => text.length.toString(16)

test('a readable playthrough stays what it was', async () => {
  const chanceOf = (seq: number): Chance => sampledChance(`golden ${seq}`)
  const options = box.complete({}, null)
  if (!options.ok) throw new Error('options')
  const lists = box.loadouts.choose(options.value, chanceOf(0))
  const opened = openTable(
    box,
    {
      choices: {},
      seats: [
        { kind: 'human', name: 'Republic' },
        { kind: 'human', name: 'Royalists' },
      ],
      loadouts: [lists, lists],
      start: null,
      last: null,
      commitment: null,
      contributions: ['', ''],
    },
    { chance: chanceOf, hash: lengthOf, now: () => 0 },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
  const table = opened.value
  const policy = sampledChance('golden policy')
  const lines: string[] = []
  for (;;) {
    const pending = table.pending()
    const { turn } = table.view('spectator') as View
    if (pending.status === 'over') {
      lines.push(`over: ${JSON.stringify(pending.outcome)}`)
      break
    }
    const seat = pending.seats[0] ?? 0
    const steps: string[] = []
    do {
      const legal = table.legal(seat, steps)
      steps.push(legal[policy.pick(legal.length)] ?? '')
    } while (steps.at(-1)?.startsWith('place') === true && steps.length < (seat === 0 ? 9 : 11))
    const acted = table.act(seat, steps)
    if (!acted.ok) throw new Error(acted.refusal.code)
    const drawn = acted.entry.outcomes.join(' ')
    lines.push(
      `turn ${turn}, ${seat === 0 ? 'R' : 'Y'}: ${steps.join(', ')}${drawn === '' ? '' : ` (drawn: ${drawn})`}`,
    )
  }
  lines.push('', ...box.text.board(table.view('spectator') as View), '')
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/playthrough.txt')
})

import { type Chance, openTable, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { View } from '../secrets/view.ts'

/** A hash is not under test here; the text itself is short enough to read. */
const lengthOf = (text: string): string => text.length.toString(16)

test('a readable playthrough stays what it was', async () => {
  const chanceOf = (seq: number): Chance => sampledChance(`golden ${seq}`)
  const options = box.complete({ format: 'short', firstPlayer: 'seat0' }, null)
  if (!options.ok) throw new Error('options')
  const decks = box.loadouts.presets(options.value)
  const opened = openTable(
    box,
    {
      choices: { format: 'short', firstPlayer: 'seat0' },
      seats: [
        { kind: 'human', name: 'A' },
        { kind: 'human', name: 'B' },
      ],
      loadouts: [decks[0]?.loadout, decks[1]?.loadout],
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
    const turn = (table.view('spectator') as View).turn
    if (pending.status === 'over') {
      lines.push(`over: ${JSON.stringify(pending.outcome)}`)
      break
    }
    const seat = pending.seats[0] ?? 0
    const legal = table.legal(seat)
    const text = legal[policy.pick(legal.length)] ?? ''
    const acted = table.act(seat, [text])
    if (!acted.ok) throw new Error(acted.refusal.code)
    const drawn = acted.entry.outcomes.map((card) => options.value.cards[Number(card)]?.id).join(' ')
    lines.push(`turn ${turn}, seat ${seat}: ${text}${drawn === '' ? '' : ` (drawn: ${drawn})`}`)
  }
  lines.push('', ...box.text.board(table.view('spectator') as View), '')
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/playthrough.txt')
})

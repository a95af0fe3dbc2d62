import { type Catalogue, type Chance, openTable, sampledChance, sayFrom, wordsOf } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { View } from '../secrets/view.ts'

/** A hash is not under test here; the text itself is short enough to read. */
const lengthOf = (text: string): string => text.length.toString(16)

const say = sayFrom(box.text.catalogues['en'] as Catalogue)
/** Cards by their names, as the log shows them. */
const inWords = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? wordsOf(value, (id, number) => say(id, { value: number })) : value

const CHOICES = { maxDungeons: 1, starterMethod: 'seat', distance: 40, overshoot: 'forbidden' }

test('a readable playthrough stays what it was', async () => {
  const chanceOf = (seq: number): Chance => sampledChance(`golden ${seq}`)
  const made = box.complete(CHOICES, null)
  if (!made.ok) throw new Error('options')
  const options = made.value
  const opened = openTable(
    box,
    {
      choices: CHOICES,
      seats: ['A', 'B', 'C'].map((name) => ({ kind: 'human', name }) as const),
      loadouts: [null, null, null],
      start: null,
      last: null,
      commitment: null,
      contributions: ['', '', ''],
    },
    { chance: chanceOf, hash: lengthOf, now: () => 0 },
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
  const table = opened.value
  const policy = sampledChance('golden policy')
  const lines: string[] = []
  for (;;) {
    const pending = table.pending()
    if (pending.status === 'over') {
      lines.push(`over: ${JSON.stringify(pending.outcome)}`)
      break
    }
    const seat = pending.seats[0] ?? 0
    const steps: string[] = []
    for (let staged = true; staged;) {
      const legal = table.legal(seat, steps)
      // Corridors and battles before anything else, so that the parties get somewhere.
      const good = legal.filter((text) => /^(corridor|roll|avoid|dispel|send)/.test(text))
      const text = (good.length > 0 ? good : legal)[policy.pick((good.length > 0 ? good : legal).length)] ?? ''
      const action = box.game.parse(options, text)
      staged = action !== null && box.game.staged(action)
      steps.push(text)
    }
    const { turn } = table.view('spectator') as View
    const acted = table.act(seat, steps)
    if (!acted.ok) throw new Error(acted.refusal.code)
    const { outcomes } = acted.entry
    lines.push(
      `turn ${turn}, P${seat + 1}: ${steps.join(', ')}${outcomes.length === 0 ? '' : ` (chance: ${outcomes.join(' ')})`}`,
    )
    for (const event of table.project(seat, table.version() - 1).updates.flatMap(({ events }) => events)) {
      const { id, values } = box.text.event(options, event as Parameters<typeof box.text.event>[1])
      lines.push(`    ${id.slice(7)} ${JSON.stringify(values, inWords)}`)
    }
  }
  lines.push('', ...box.text.board(table.view('spectator') as View), '')
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/playthrough.txt')
})

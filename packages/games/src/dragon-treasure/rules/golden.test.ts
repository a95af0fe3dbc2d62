import { type Chance, openTable, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { View } from '../secrets/view.ts'

/** A hash is not under test here; the text itself is short enough to read. */
const lengthOf = (text: string): string => text.length.toString(16)

test('a readable playthrough stays what it was', async () => {
  const chanceOf = (seq: number): Chance => sampledChance(`golden ${seq}`)
  const opened = openTable(
    box,
    {
      choices: { map: 'short', roundLimit: 40 },
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
    const view = table.view(seat) as View
    const texts = new Set(table.legal(seat))
    const actions = [...texts].flatMap((text) => box.game.parse(view.options, text) ?? [])
    const best = box.bot.order(view, actions)
    // Mostly what the bot puts first, so that something happens.
    const action = policy.pick(4) === 0 ? best[policy.pick(best.length)] : best[0]
    const text = action === undefined ? '' : box.game.format(view.options, action)
    const acted = table.act(seat, [text])
    if (!acted.ok) throw new Error(acted.refusal.code)
    const drawn = acted.entry.outcomes.join(' ')
    lines.push(`round ${view.round}, seat ${seat}: ${text}${drawn === '' ? '' : ` (chance: ${drawn})`}`)
  }
  lines.push('', ...box.text.board(table.view('spectator') as View), '')
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/playthrough.txt')
})

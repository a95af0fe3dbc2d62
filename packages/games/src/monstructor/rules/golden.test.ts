import { type Chance, openTable, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import type { View } from '../secrets/view.ts'

/** A hash is not under test here; the text itself is short enough to read. */
const lengthOf = (text: string): string => text.length.toString(16)

/** One whole match, mostly as the bot would order it, so that something happens. */
const playthrough = (choices: Record<string, unknown>): string => {
  const chanceOf = (seq: number): Chance => sampledChance(`golden ${seq}`)
  const opened = openTable(
    box,
    {
      choices,
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
    const steps: string[] = []
    do {
      const texts = table.legal(seat, steps)
      const actions = texts.flatMap((text) => box.game.parse(view.options, text) ?? [])
      const best =
        steps.length === 0 && policy.pick(5) > 0
          ? box.bot.order(view, actions)[0]
          : actions[policy.pick(actions.length)]
      steps.push(best === undefined ? '' : box.game.format(view.options, best))
    } while (steps.at(-1)?.startsWith('use '))
    const acted = table.act(seat, steps)
    if (!acted.ok) throw new Error(acted.refusal.code)
    const drawn = acted.entry.outcomes.map((card) => view.options.set.ids[Number(card)]).join(' ')
    lines.push(`seat ${seat}: ${steps.join(', ')}${drawn === '' ? '' : ` (drawn: ${drawn})`}`)
  }
  lines.push('', ...box.text.board(table.view('spectator') as View), '')
  return lines.join('\n')
}

test.each([
  ['classic', { mode: 'classic', dragonGoal: 2, turnCap: 30 }],
  ['arena', { mode: 'arena', dragonGoal: 2, turnCap: 30 }],
  ['dominoes', { mode: 'dominoes' }],
])('a readable playthrough of %s stays what it was', async (name, choices) => {
  await expect(playthrough(choices)).toMatchFileSnapshot(`golden/playthrough-${name}.txt`)
})

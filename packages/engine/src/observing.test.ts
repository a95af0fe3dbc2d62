import { describe, expect, test } from 'vitest'
import { opened, seededHost, setupFor } from './fixtures/host.ts'
import { type Sacks, sacks } from './fixtures/index.ts'
import {
  type Box,
  type Choices,
  type Projection,
  type Table,
  observerHandsRow,
  openTable,
  restoreTable,
  spectatorDelayAt,
  spectatorDelayRow,
} from './index.ts'

const watched: Box<Sacks> = {
  ...sacks,
  options: [...sacks.options, observerHandsRow, spectatorDelayRow],
  complete: (chosen, last) => sacks.complete({ rounds: chosen['rounds'] }, last),
}
const open = (choices: Choices): Table =>
  opened(openTable(watched, setupFor(3, { rounds: 5, observerHands: 'delayed', ...choices }), seededHost('late')))
const restored = (table: Table): Table => opened(restoreTable(watched, table.record(), seededHost('late')))

/** What one turn is made of: words between people, a seat that is left to a bot and taken back, and the decision. */
const entriesOf = (turn: number, seat: number): readonly ((table: Table) => void)[] => [
  ...(turn % 3 === 1
    ? [
        (table: Table) => void table.offer(0, { kind: 'draw' }),
        (table: Table) => void table.answer(1, table.version(), false),
      ]
    : []),
  ...(turn % 4 === 2
    ? [(table: Table) => void table.takeOver(1, 'greedy'), (table: Table) => void table.giveBack(1)]
    : []),
  (table: Table) => void table.timeout(seat),
]

interface Then {
  readonly version: number
  readonly decisions: number
  readonly projection: Projection
}

/** Plays the same at both tables, and stops after every entry with all that was shown at the second one so far. */
const playBoth = (late: Table, present: Table, each: (history: readonly Then[]) => void): void => {
  const history: Then[] = []
  let decisions = 0
  const note = (): void => {
    history.push({ version: present.version(), decisions, projection: present.project('spectator') })
    each(history)
  }
  note()
  for (let turn = 0; ; turn++) {
    const pending = late.pending()
    if (pending.status === 'over') return
    const entries = entriesOf(turn, pending.seats[0] as number)
    for (const [at, play] of entries.entries()) {
      for (const table of [late, present]) play(table)
      if (at === entries.length - 1) decisions++
      note()
    }
  }
}

/** What is old enough. */
const oldEnough = (history: readonly Then[], delay: number): Then => {
  const now = history.at(-1) as Then
  return history.findLast(({ decisions }) => now.decisions - decisions >= delay) ?? (history[0] as Then)
}

const DELAYS = ['decisions4', 'decisions12'] as const

describe('those who look on late', () => {
  test.each(DELAYS)(
    'are shown, byte for byte, what others were shown so many decisions before: %s',
    (spectatorDelay) => {
      const late = open({ spectatorDelay })
      const moved = new Set<number>()
      playBoth(late, open({}), (history) => {
        if (late.pending().status === 'over') return
        const then = oldEnough(history, spectatorDelayAt({ spectatorDelay }))
        expect(JSON.stringify(late.project('spectator'))).toBe(JSON.stringify(then.projection))
        expect(late.behind()?.version).toBe(then.version)
        expect(late.project('spectator', then.version).updates).toEqual([])
        moved.add(then.version)
      })
      expect(moved.size).toBeGreaterThan(2)
    },
  )

  test('are shown the same by a table that was read again from its record', () => {
    const late = open({ spectatorDelay: 'decisions4' })
    playBoth(late, open({}), (history) => {
      if (history.length % 5 > 0) return
      const again = restored(late)
      for (const since of [-1, 3]) expect(again.project('spectator', since)).toEqual(late.project('spectator', since))
      expect(again.behind()).toEqual(late.behind())
    })
  })

  test('are shown of the past what they were shown then, and nothing newer', () => {
    const late = open({ spectatorDelay: 'decisions4' })
    playBoth(late, open({}), (history) => {
      if (late.pending().status === 'over') return
      const then = oldEnough(history, 4)
      const moments = late.past('spectator', 0)
      expect(moments.map(({ version }) => version)).toEqual(Array.from({ length: then.version }, (_, at) => at))
      for (const { version, view } of moments) expect(view).toEqual(history[version]?.projection.view)
    })
  })

  test('are shown all of it when it is over', () => {
    const [late, present] = [open({ spectatorDelay: 'decisions12' }), open({})]
    playBoth(late, present, () => undefined)
    expect(late.behind()).toBeNull()
    expect(late.project('spectator')).toEqual(present.project('spectator'))
    expect(late.past('spectator', 0)).toEqual(present.past('spectator', 0))
  })

  test('are alone with that: those who sit there see the present', () => {
    const [late, present] = [open({ spectatorDelay: 'decisions4' }), open({})]
    playBoth(late, present, () => {
      for (const seat of [0, 1, 2]) expect(late.project(seat)).toEqual(present.project(seat))
      expect(late.past(1, 0).length).toBe(late.version())
    })
  })

  test('are none where the table says nothing of it, as tables from before there was a choice', () => {
    expect([spectatorDelayAt({}), spectatorDelayAt({ spectatorDelay: 'off' })]).toEqual([0, 0])
    expect(open({}).behind()).toBeNull()
  })
})

import { type Table, openTable, sampledChance } from '@menagerie/engine'
import { type Event, type View, box } from '@menagerie/games/monstructor'
import { describe, expect, test } from 'vitest'
import { type Group, storyOf } from '../../pieces/told-so-far.ts'
import { centreJoints, centreThings } from './centre.ts'
import { fightShown } from './fight-shown.ts'
import { tell } from './telling.ts'

/** A match of three that plays itself, at random. */
const opened = (choices: Record<string, unknown>, seed: string): Table => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  const chance = sampledChance(seed)
  const table = openTable(
    box,
    {
      choices,
      seats: [0, 1, 2].map((seat) => ({ kind: 'human', name: `p${seat}` })),
      loadouts: [null, null, null],
      start: null,
      last: null,
      commitment: null,
      contributions: ['', '', ''],
    },
    { chance: () => chance, hash: (text) => String(text.length), now: () => 0 },
  )
  if (!table.ok) throw new Error(JSON.stringify(table.faults))
  return table.value
}

/** Plays so many decisions; `look` sees the spectator's view before and after each, and what happened between. */
const play = (
  choices: Record<string, unknown>,
  seed: string,
  decisions: number,
  look: (before: View, events: readonly Event[], after: View) => void,
): void => {
  const table = opened(choices, seed)
  const chance = sampledChance(`${seed} plays`)
  for (let decision = 0; decision < decisions; decision++) {
    const pending = table.pending()
    if (pending.status === 'over') return
    const seat = pending.seats[0] as number
    const before = table.view('spectator') as View
    const version = table.version()
    const steps: string[] = []
    for (;;) {
      const legal = table.legal(seat, steps)
      const monster = legal.find((one) => one.startsWith('use '))
      const step: string | undefined = monster ?? legal[chance.pick(legal.length)]
      if (step === undefined) throw new Error('nothing legal')
      steps.push(step)
      if (!/^(use|lay) /.test(step)) break
    }
    const done = table.act(seat, steps)
    if (!done.ok) throw new Error(JSON.stringify(done.refusal))
    const { updates } = table.project('spectator', version)
    look(before, updates.flatMap((update) => update.events) as readonly Event[], table.view('spectator') as View)
  }
}

describe('a fight that is told', () => {
  test.each([{ mode: 'classic' }, { mode: 'arena' }])('ends as the game leaves it: $mode', (choices) => {
    let fights = 0
    for (let seed = 0; seed < 12; seed++) {
      play(choices, `fight ${seed}`, 160, (before, events, after) => {
        const told = tell(events).at(-1) ?? []
        if (told.length === 0 || after.fight?.flipped !== true || after.phase.kind !== 'reinforce') return
        const shown = fightShown(before, told)
        if (shown === null) throw new Error('nothing is shown')
        fights++
        for (const side of [0, 1] as const) {
          const now = after.fight.sides[side]
          expect(shown.sides[side].seat).toBe(now.seat)
          expect(shown.sides[side].total).toBe(Math.max(0, now.total))
          expect(shown.sides[side].on).toEqual(now.on)
          expect(shown.sides[side].jinxed).toBe(now.jinxed)
          expect(shown.sides[side].sigil).toBe(now.sigil)
          expect(shown.sides[side].shield).toBe(now.shield)
        }
        expect(shown.used).toEqual(after.fight.used)
      })
    }
    expect(fights).toBeGreaterThan(30)
  })
})

/** What is seen on the stage of a fight, and must be read nowhere before. */
const ON_STAGE: ReadonlySet<Event['kind']> = new Set(['flipped', 'played', 'fumbled', 'peeked', 'fightEnded'])

/** Events of a commit that the log tells while a group is shown, and the stage has not shown. */
const ahead = (events: readonly Event[], story: readonly Group[]): readonly Event[] =>
  story.flatMap(({ shown, heard }) =>
    events.slice(0, heard).filter((event) => ON_STAGE.has(event.kind) && !shown.includes(event)),
  )

describe('the log of a match', () => {
  const MODES = [
    { mode: 'classic' },
    { mode: 'arena' },
    { mode: 'classic', powerCards: 'together' },
    { mode: 'dominoes' },
  ]
  test.each(MODES)('tells nothing before the stage has shown it: $mode, Power cards $powerCards', (choices) => {
    let [ends, groups] = [0, 0]
    for (let seed = 0; seed < 6; seed++) {
      play(choices, `log ${seed}`, 160, (_before, events) => {
        const story = storyOf(events, (all) => tell(all))
        expect(ahead(events, story)).toEqual([])
        expect(story.map(({ heard }) => heard)).toEqual(story.map(({ heard }) => heard).sort((a, b) => a - b))
        groups += story.length
        if (!events.some(({ kind }) => kind === 'fightEnded')) return
        ends++
        // How it ends is told with the last of what is shown, and never without a stage.
        expect(story.at(-1)?.shown.some((event) => (event as Event).kind === 'fightEnded')).toBe(true)
        const early = story.slice(0, -1).flatMap(({ heard }) => events.slice(0, heard))
        expect(early.filter(({ kind }) => kind === 'fightEnded')).toEqual([])
      })
    }
    // Dominoes has no fights: each card that is laid is told with the table it lies on.
    expect([ends > 5, groups > 20]).toEqual(choices.mode === 'dominoes' ? [false, false] : [true, true])
  })

  test('that runs ahead of the stage is found', () => {
    let found = 0
    for (let seed = 0; seed < 8 && found === 0; seed++) {
      play({ mode: 'arena' }, `log ${seed}`, 160, (_before, events) => {
        const story = storyOf(events, (all) => tell(all)).map((group) => ({ ...group, heard: events.length }))
        if (ahead(events, story).some(({ kind }) => kind === 'fightEnded')) found++
      })
    }
    expect(found).toBeGreaterThan(0)
  })
})

test('the centre of Dominoes hangs together as one tree, with as many open connectors as the game counts', () => {
  let centres = 0
  for (let seed = 0; seed < 12; seed++) {
    play({ mode: 'dominoes' }, `centre ${seed}`, 90, (_before, _events, { options, centre, open }) => {
      if (centre.length === 0) return
      const things = centreThings(options, centre)
      const joints = centreJoints(options, things, open)
      expect(joints.length).toBe(things.length - 1)
      const used = joints.flatMap(([a, i, b, j]) => [`${a} ${i}`, `${b} ${j}`])
      expect(new Set(used).size).toBe(used.length)
      const { set } = options
      const wide = centre.reduce((sum, { pic }) => sum + (set.wide[set.alike[pic]?.[0] ?? 0] ?? 0), 0)
      const narrow = centre.reduce((sum, { pic }) => sum + (set.narrow[set.alike[pic]?.[0] ?? 0] ?? 0), 0)
      const isWide = (key: string, connector: number): boolean => {
        const card = set.alike[centre[things.findIndex((thing) => thing.key === key)]?.pic ?? 0]?.[0] ?? 0
        return connector < (set.wide[card] ?? 0)
      }
      const joined = joints.filter(([a, i]) => isWide(a, i)).length
      expect([wide - 2 * joined, narrow - 2 * (joints.length - joined)]).toEqual([open[0], open[1]])
      expect(joints.every(([a, i, b, j]) => isWide(a, i) === isWide(b, j))).toBe(true)
      centres++
    })
  }
  expect(centres).toBeGreaterThan(200)
})

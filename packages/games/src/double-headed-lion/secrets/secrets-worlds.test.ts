import { type Happening, type Seat, type Viewer, heardBy, keepIn, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { field, legalTexts } from '../rules/bench.ts'
import { room } from './conformance.ts'
import type { Event } from '../rules/events.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'

/** A position and what is played from it: `R` or `Y` and the notation. */
interface Line {
  readonly state: State
  readonly play: readonly string[]
}

const seatOf = (text: string): Seat => (text[0] === 'R' ? 0 : 1)
const actionOf = (state: State, text: string): ReturnType<typeof box.game.parse> =>
  box.game.parse(state.options, text.slice(2))

/** What a viewer receives of one action. */
const hear = (state: State, text: string, viewer: Viewer, seed: string): Event[] => {
  const happened: Happening<Event>[] = []
  box.game.apply(state, seatOf(text), actionOf(state, text) as never, sampledChance(seed), keepIn(happened))
  return heardBy(happened, viewer)
}

const fieldsOf = (event: Event | undefined): Record<string, unknown> => ({ ...event })

/** Plays a line in two worlds the viewer cannot tell apart; returns how many actions both worlds looked alike. */
const compare = ({ state, play }: Line, viewer: Viewer, seed: string): number => {
  const first = box.game.clone(state)
  const second = room.redeal(box.game.clone(state), viewer, sampledChance(seed))
  for (const [i, text] of play.entries()) {
    expect(box.game.view(second, viewer)).toEqual(box.game.view(first, viewer))
    expect(box.game.pending(second)).toEqual(box.game.pending(first))
    if (viewer !== 'spectator') expect(legalTexts(second, viewer)).toEqual(legalTexts(first, viewer))
    if (box.game.refuse(first, seatOf(text), actionOf(first, text) as never) !== null)
      throw new Error(`${text} is refused`)
    if (box.game.refuse(second, seatOf(text), actionOf(second, text) as never) !== null) return i
    const [here, there] = [hear(first, text, viewer, `${seed}/${i}`), hear(second, text, viewer, `${seed}/${i}`)]
    const at = here.findIndex((event, k) => JSON.stringify(event) !== JSON.stringify(there[k]))
    if (at < 0 && here.length === there.length) continue
    const [mine, theirs] = [fieldsOf(here[at]), fieldsOf(there[at])]
    const fields = Object.keys(mine).filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]))
    expect(theirs['kind']).toBe(mine['kind'])
    expect(box.game.disclosing).toContain(mine['kind'])
    for (const key of fields) expect(room.discloses(here[at] as Event, viewer, first.options)).toContain(key)
    return i
  }
  return play.length
}

const strangers = { storm: '00', aji: '00', garla: '11', roland: '10' }
const lines: Readonly<Record<string, () => Line>> = {
  'Charlemagne, known, looks and points': () => ({
    state: field(
      1,
      { ...strangers, storm: '32', garla: '32' },
      { charlemagne: '43', racoon: '54' },
      { royalist: { known: ['charlemagne'] } },
    ),
    play: ['Y move Y0 32', 'Y look', 'Y point R0', 'Y play 3', 'R play 2'],
  }),
  'a look and then a shuffle': () => ({
    state: field(
      1,
      { storm: '00', aji: '00', garla: '32', roland: '32' },
      { charlemagne: '43', racoon: '54' },
      { royalist: { known: ['charlemagne'] }, republic: { known: ['garla'], seen: ['storm'] } },
    ),
    play: ['Y move Y0 32', 'Y look', 'Y point R2', 'Y play Re', 'R play 2', 'Y retreat 30', 'R move R9 43'],
  }),
  'a token is pointed at beside another': () => ({
    state: field(0, { ...strangers, gorbois: '22' }, { vishnus: '32', lancelot: '32', dianne: '43', racoon: '54' }),
    play: ['R move R4 32', 'R point Y1', 'Y stand', 'R play 2', 'Y play 2'],
  }),
  'Vishnus is pointed at and stands': () => ({
    state: field(0, { ...strangers, gorbois: '22' }, { vishnus: '32', lancelot: '32', dianne: '43', racoon: '54' }),
    play: ['R move R4 32', 'R point Y0', 'Y stand', 'R play 2', 'Y play 2'],
  }),
  'Dianne fights without support': () => ({
    state: field(
      0,
      { ...strangers, gorbois: '22' },
      { dianne: '33', lufiea: '34', racoon: '54' },
      { royalist: { known: ['dianne'] } },
    ),
    play: ['R move R4 33', 'Y show none', 'R play 2', 'Y play 2'],
  }),
  'Dianne fights with support': () => ({
    state: field(
      0,
      { ...strangers, gorbois: '22' },
      { dianne: '33', lufiea: '34', racoon: '54' },
      { royalist: { known: ['dianne'] } },
    ),
    play: ['R move R4 33', 'Y show Y1', 'R play 2', 'Y play 2'],
  }),
  'cards of both, and both fetch': () => ({
    state: field(
      0,
      { ...strangers, mondor: '22' },
      { lufiea: '32', racoon: '54' },
      { republic: { pile: [1, 2], known: ['mondor'] }, royalist: { pile: [1, 2], known: ['lufiea'] } },
    ),
    play: ['R move R4 32', 'R play Sk', 'Y play Sk', 'R fetch 1', 'Y fetch 2'],
  }),
  'Storm waits for the card': () => ({
    state: field(0, { ...strangers, storm: '22' }, { titina: '32', racoon: '54' }, { republic: { known: ['storm'] } }),
    play: ['R move R0 32', 'Y show none', 'Y play 3', 'R play 5'],
  }),
  'Aji declares': () => ({
    state: field(0, { ...strangers, aji: '33' }, { lancelot: '32', vishnus: '32', racoon: '54' }),
    play: ['R move R1 32 prize', 'R point Y0', 'Y stand'],
  }),
  'Vishnus enters the castle, or another does': () => ({
    state: field(1, strangers, { racoon: '01', vishnus: '22', titina: '54' }),
    play: ['Y move Y0 00', 'Y point R0', 'Y play 5', 'R play 1'],
  }),
  'a Knight steps aside': () => ({
    state: field(0, { ...strangers, gorbois: '22' }, { racoon: '54', lancelot: '53' }),
    play: ['R move R4 12', 'Y move Y1 52', 'R move R2 22'],
  }),
  'Ganda Wolf bans, Mondor does not declare': () => ({
    state: field(
      0,
      { ...strangers, mondor: '22' },
      { ganda: '32', racoon: '54' },
      { royalist: { known: ['ganda'] }, republic: { known: ['mondor'] } },
    ),
    play: ['R move R4 32', 'R mutual no', 'Y ban yes'],
  }),
  'a shown piece is shuffled with a stranger': () => ({
    state: field(
      0,
      { ...strangers, gorbois: '22', roland: '33' },
      { racoon: '54' },
      { republic: { known: ['roland'], shown: ['roland'] } },
    ),
    play: ['R move R4 33', 'Y move Y1 44', 'R move R9 44'],
  }),
}

describe('two worlds, with every ability in play', () => {
  for (const [name, make] of Object.entries(lines)) {
    test(`DL-9.1 ${name}: nobody learns what they may not`, () => {
      const line = make()
      let alike = 0
      for (const viewer of [0, 1, 'spectator'] as const) {
        for (let i = 0; i < 60; i++) alike += compare(line, viewer, `${name}/${viewer}/${i}`)
      }
      expect(alike).toBeGreaterThan(0)
    })
  }

  test('DL-2.3 who is asked to move can move in every world that is imagined', () => {
    const state = field(0, { storm: '55', garla: '50' }, { racoon: '54', vishnus: '22' })
    for (const viewer of [1, 'spectator'] as const) {
      const sample = box.game.imagine(box.game.view(state, viewer))
      for (let i = 0; i < 50; i++) {
        const world = sample(sampledChance(`able ${viewer} ${i}`))
        expect(legalTexts(world, 0).length).toBeGreaterThan(0)
        expect(world.sides[0].piece[0]).toBe(state.sides[0].piece[0])
      }
    }
    expect(legalTexts(state, 0)).toEqual(['move R0 54'])
  })
})

import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { field, legalTexts, mayBe, phaseText, play, run, token, where } from '../rules/bench.ts'
import { box } from '../index.ts'
import { GARLA, ROLAND, STORM } from '../set/pieces.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'

const pieces = (state: State, viewer: 0 | 1 | 'spectator', seat: 0 | 1): (number | null)[] =>
  box.game.view(state, viewer).sides[seat].tokens.map((one) => one.piece)

describe('what is known', () => {
  test('DL-9.1 shown pieces are known to everybody, unshown ones to their owner', () => {
    const state = field(0, { gorbois: '22', storm: '00', garla: '00' }, { racoon: '32', lancelot: '45' })
    run(state, 'R move gorbois 32', 'R play Re', 'Y play 3', 'R retreat 20')
    for (const viewer of [1, 'spectator'] as const)
      expect(pieces(state, viewer, 0).slice(0, 3)).toEqual([6, null, null])
    expect(pieces(state, 0, 0).slice(0, 3)).toEqual([6, STORM, GARLA])
    expect(pieces(state, 0, 1).slice(0, 3)).toEqual([9, null, null])
  })

  test('DL-9.1 after a look the Royalists know more than the public, and the Republic knows what they saw', () => {
    const state = field(1, { storm: '32', garla: '32', roland: '00', aji: '00' }, { charlemagne: '43' })
    run(state, 'Y move charlemagne 32', 'Y look')
    expect(pieces(state, 1, 0).slice(0, 4)).toEqual([STORM, GARLA, null, null])
    expect(pieces(state, 'spectator', 0).slice(0, 4)).toEqual([null, null, null, null])
    expect([box.game.view(state, 0).seen, box.game.view(state, 'spectator').seen]).toEqual([[STORM, GARLA], null])
  })

  test('DL-9.1 what follows from the pieces left is known too', () => {
    const state = field(1, { storm: '32', garla: '33' }, { charlemagne: '43', lancelot: '54' })
    run(state, 'Y move charlemagne 32', 'Y play 6', 'R play 1')
    expect(where(state, 'storm')).toBe('gone')
    expect(pieces(state, 1, 0)[1]).toBe(GARLA)
  })
})

describe('shuffling', () => {
  const known = { republic: { known: ['roland'], shown: ['roland'] } }

  test('DL-9.2 only own pieces of one square of which one was shown since they last were shuffled', () => {
    const strangers = field(0, { roland: '32', mondor: '22', garla: '00' }, {})
    play(strangers, 0, 'move mondor 32')
    expect(token(strangers, 'mondor')).toBe('R1')
    const seen = field(0, { roland: '32', mondor: '22', garla: '00' }, {}, known)
    play(seen, 0, 'move mondor 32', [1])
    expect([token(seen, 'roland'), token(seen, 'mondor')].sort()).toEqual(['R10', 'R9'])
    run(seen, 'Y move vishnus 44')
    play(seen, 0, 'move garla 01')
    expect([token(seen, 'roland'), token(seen, 'mondor')].sort()).toEqual(['R10', 'R9'])
  })

  test('DL-9.3 right after the movement where no combat is due, and after each combat where none is left', () => {
    const state = field(
      0,
      { roland: '32', mondor: '22', garla: '00', storm: '00' },
      { racoon: '00' },
      { republic: { known: ['roland', 'garla'], shown: ['roland', 'garla'] } },
    )
    const events = play(state, 0, 'move mondor 32', [1])
    expect(events.filter((event) => event.kind === 'shuffled').map((event) => event.square)).toEqual([20])
    run(state, 'R fight garla', 'R play 5')
    const after = play(state, 1, 'play 1', [0])
    expect(after.filter((event) => event.kind === 'shuffled').map((event) => event.square)).toEqual([0])
  })

  /** Two combats are due; in the first, Lufiea strengthens Dianne from the square of the second. */
  const supported = (options: Record<string, string>) => {
    const republic = { gorbois: '32', garla: '22', roland: '00' }
    const state = field(0, republic, { dianne: '32', lufiea: '33', racoon: '33' }, { options })
    run(state, 'R move garla 33', 'R combat 32', 'Y show lufiea', 'R play 1')
    return { state, events: play(state, 1, 'play 1', null) }
  }
  const shuffledIn = (events: readonly Event[]): readonly number[] =>
    events.flatMap((event) => (event.kind === 'shuffled' ? [event.square] : []))

  test('DL-9.3 after a combat the side that does not move mixes its shown pieces also where a further one is due', () => {
    expect(shuffledIn(supported({}).events)).toEqual([21])
    expect(shuffledIn(supported({ shuffleWindows: 'settled' }).events)).toEqual([])
    const asked = supported({ shuffle: 'ask' }).state
    expect([phaseText(asked), asked.asks, asked.due]).toEqual(['shuffle Y', [36 + 21], [21]])
    expect(phaseText(supported({ shuffle: 'ask', shuffleWindows: 'settled' }).state)).toBe('point R')
  })

  test('DL-9.3 the side that moves mixes where no combat is due for the piece that moved', () => {
    const castle = (options: Record<string, string>): readonly number[] => {
      const extra = { republic: { known: ['garla'], shown: ['garla'] }, options }
      const state = field(0, { garla: '00', storm: '00', gorbois: '22' }, { racoon: '00', lancelot: '32' }, extra)
      run(state, 'R move gorbois 32', 'R combat 32', 'R play 5')
      return shuffledIn(play(state, 1, 'play 1', null))
    }
    expect([castle({}), castle({ shuffleWindows: 'settled' })]).toEqual([[0], []])
  })

  test('DL-9.3 the piece that moved keeps its handle until its own combat is over', () => {
    const extra = { royalist: { known: ['racoon'], shown: ['racoon'] } }
    const state = field(1, { gorbois: '32', garla: '11' }, { titina: '43', racoon: '32', alshark: '11' }, extra)
    run(state, 'Y move titina 32', 'Y combat 11', 'Y play 6')
    const events = play(state, 0, 'play 1', null)
    expect([state.due, shuffledIn(events)]).toEqual([[20], []])
  })

  /** A shown piece and a friend in the castle, left as they are; then the Republic is in turn again. */
  const keeping = (options: Record<string, string>): State => {
    const extra = { republic: { known: ['garla'], shown: ['garla'] }, options: { shuffle: 'ask', ...options } }
    const state = field(0, { garla: '00', storm: '00', roland: '32', aila: '22' }, { lancelot: '51' }, extra)
    run(state, 'R move roland 33', 'R keep', 'Y move vishnus 44')
    return state
  }

  test('DL-9.3 who leaves pieces as they are is not asked again before something has changed', () => {
    const state = keeping({})
    expect(state.kept).toEqual([0])
    run(state, 'R move roland 32')
    expect(phaseText(state)).toBe('move Y')
    const settled = keeping({ shuffleWindows: 'settled' })
    expect([phaseText(settled), settled.kept]).toEqual(['shuffle R', []])
  })

  test('DL-9.3 who leaves pieces as they are is asked again when one came, and holds no answer when one left', () => {
    const came = keeping({})
    run(came, 'R move aila 00')
    expect([phaseText(came), came.kept]).toEqual(['shuffle R', []])
    run(came, 'R keep', 'Y move lancelot 41', 'R move storm 01')
    expect([phaseText(came), came.kept]).toEqual(['shuffle R', []])
    const alone = keeping({})
    run(alone, 'R move storm 01')
    expect([phaseText(alone), alone.kept]).toEqual(['move Y', []])
  })

  test('DL-9.3 whose friend is shown in a combat there is asked again', () => {
    const extra = { ...known, options: { shuffle: 'ask' } }
    const state = field(0, { roland: '32', gorbois: '22', garla: '32' }, { lancelot: '43' }, extra)
    run(state, 'R move gorbois 33', 'R keep', 'Y move lancelot 32', 'Y point garla', 'Y play 1')
    expect(state.kept).toEqual([])
    play(state, 0, 'play Re')
    expect(phaseText(state)).toBe('retreat R')
  })

  test('DL-9.4 new handles, and what was known becomes alternatives with their weights', () => {
    const state = field(0, { roland: '32', mondor: '22', garla: '32' }, {}, known)
    const alone = field(0, { roland: '32', mondor: '22', garla: '00' }, {}, known)
    const before = new Set(['R0', 'R1', 'R2'])
    play(alone, 0, 'move mondor 32', [0])
    expect([token(alone, 'roland'), token(alone, 'mondor')].filter((one) => before.has(one))).toEqual([])
    expect([mayBe(alone, 'roland'), mayBe(alone, 'garla')]).toEqual([
      ['roland', 'mondor', 'garla'],
      ['mondor', 'garla'],
    ])
    expect(alone.known[0].weights).toEqual([1, 1])
    play(state, 0, 'move mondor 33', [1])
    expect(mayBe(state, 'mondor')).toEqual(['mondor', 'garla'])
  })

  test('DL-9.4 the permutation is fair', () => {
    let stayed = 0
    for (let i = 0; i < 400; i++) {
      const state = field(0, { roland: '32', mondor: '22', garla: '00' }, {}, known)
      const action = box.game.parse(state.options, 'move R1 32')
      box.game.apply(state, 0, action as never, sampledChance(`fair ${i}`), null)
      if (state.sides[0].piece[0] === ROLAND) stayed++
    }
    expect(stayed).toBeGreaterThan(150)
    expect(stayed).toBeLessThan(250)
  })

  test('DL-9.4 classes and shuffles chain: a Knight among two, one of them then shown, leaves the other exactly known', () => {
    const state = field(
      0,
      { roland: '32', mondor: '22', garla: '00', gorbois: '11' },
      { vishnus: '54' },
      { republic: { may: { roland: ['roland', 'gorbois'] }, known: [], shown: [] } },
    )
    expect(mayBe(state, 'roland')).toEqual(['roland', 'gorbois'])
    state.sides[0].shown = 1
    play(state, 0, 'move mondor 32', [1])
    expect(mayBe(state, 'roland')).toEqual(['roland', 'mondor', 'garla', 'gorbois'])
    run(state, 'Y move vishnus 43', 'R move mondor 43', 'R play 5', 'Y play Re', 'Y retreat 40')
    expect(mayBe(state, 'mondor')).toEqual(['mondor'])
    expect(mayBe(state, 'roland')).toEqual(['roland', 'gorbois'])
  })

  test('DL-9.5 a known piece alone in its square stays known', () => {
    const state = field(0, { roland: '32', mondor: '22', garla: '00' }, {}, known)
    run(state, 'R move mondor 33', 'Y move vishnus 44')
    expect(mayBe(state, 'roland')).toEqual(['roland'])
    expect(token(state, 'roland')).toBe('R0')
  })

  test('DL-9.1 a look follows its tokens through a shuffle: the side that looked still knows the pair exactly', () => {
    const state = field(1, { storm: '32', garla: '32', roland: '00', aji: '00' }, { charlemagne: '43', lancelot: '45' })
    run(state, 'Y move charlemagne 32', 'Y look', 'Y point garla', 'Y play Re', 'R play 5')
    play(state, 1, 'retreat 30', [1])
    const view = box.game.view(state, 1).sides[0].tokens
    expect(view.slice(0, 2).map((one) => one.mayBe)).toEqual([0b1001, 0b1001])
    const spectator = box.game.view(state, 'spectator').sides[0].tokens
    expect(spectator.slice(0, 2).map((one) => one.mayBe)).toEqual([0b10001011, 0b10001011])
    expect(phaseText(state)).toBe('move R')
    expect(legalTexts(state, 0).length).toBeGreaterThan(0)
  })
})

import { describe, expect, test } from 'vitest'
import { field, handOf, legalTexts, mayBe, phaseText, pileOf, play, refusalOf, run, token, where } from './bench.ts'
import { box } from '../index.ts'
import { GARLA, STORM } from '../set/pieces.ts'
import type { State } from './state.ts'

const pile = (...cards: (number | string)[]): { readonly pile: readonly (number | string)[] } => ({ pile: cards })
const hand = (...cards: (number | string)[]): { readonly hand: readonly (number | string)[] } => ({ hand: cards })
const at = (state: State, ...ids: string[]): string[] => ids.map((id) => where(state, id))

describe('retreats', () => {
  const toAlshark = (castle: Record<string, string>): State => field(0, { aila: '11', ...castle }, { alshark: '43' })

  test('DL-S11 Q5: Aila with a full castle is removed when she retreats', () => {
    const state = toAlshark({ storm: '00', garla: '00', roland: '00' })
    run(state, 'R move aila 43', 'R play Re', 'Y play 3')
    expect(at(state, 'aila', 'alshark')).toEqual(['gone', '43'])
  })

  test('DL-S12 Aila retreats to the castle, whatever the distance', () => {
    const state = toAlshark({ storm: '00', garla: '00' })
    run(state, 'R move aila 43', 'R play Re')
    play(state, 1, 'play 3', [0, 1])
    expect(at(state, 'aila', 'alshark')).toEqual(['00', '43'])
  })

  test('DL-S54 nobody retreats from the castle', () => {
    const fight = (rep: string, roy: string): State => {
      const state = field(1, { garla: '00' }, { racoon: '11' })
      run(state, 'Y move racoon 00', `R play ${rep}`, `Y play ${roy}`)
      return state
    }
    expect(at(fight('Re', '1'), 'garla', 'racoon')).toEqual(['gone', '00'])
    expect(at(fight('1', 'Re'), 'garla', 'racoon')).toEqual(['00', 'gone'])
  })

  test('DL-S55 both retreat, each to its own distance, and both cards are discarded', () => {
    const state = field(0, { gorbois: '22' }, { racoon: '32' })
    run(state, 'R move gorbois 32', 'R play Re', 'Y play Re')
    expect(legalTexts(state, 0)).toEqual(['retreat 02', 'retreat 12', 'retreat 20', 'retreat 21', 'retreat 22'])
    run(state, 'R retreat 20')
    expect(legalTexts(state, 1)).toEqual([
      'retreat 03',
      'retreat 13',
      'retreat 23',
      'retreat 30',
      'retreat 31',
      'retreat 33',
    ])
    run(state, 'Y retreat 03')
    expect(at(state, 'gorbois', 'racoon')).toEqual(['20', '03'])
    expect([pileOf(state, 0), pileOf(state, 1)]).toEqual([['Re'], ['Re']])
  })
})

describe('leftover combats', () => {
  const twenty = (rep: string): State => {
    const state = field(1, { roland: '32', garla: '32', gorbois: '21' }, { alshark: '43', titina: '31' })
    run(state, 'Y move alshark 32', `Y point ${token(state, 'roland')}`, `R play ${rep}`, 'Y play 4')
    return state
  }

  test('DL-S20 Q2: after a retreat the two left over do not fight on in this turn, but in the next', () => {
    const state = twenty('Re')
    run(state, 'R retreat 22')
    expect(at(state, 'roland', 'alshark', 'garla')).toEqual(['22', '32', '32'])
    expect(phaseText(state)).toBe('move R')
    run(state, 'R move roland 33')
    expect(phaseText(state)).toBe('cards RY')
    expect([state.fight?.square, state.active]).toEqual([6 * 3 + 2, 0])
  })

  test('DL-S21 Q2: a new combat beside the one left over; the Republic picks the order', () => {
    const state = twenty('Re')
    run(state, 'R retreat 22', 'R move gorbois 31')
    expect(phaseText(state)).toBe('order R')
    expect(legalTexts(state, 0)).toEqual(['combat 31', 'combat 32'])
    run(state, 'R combat 32', 'R play 1', 'Y play 1')
    expect(where(state, 'garla')).toBe('gone')
    expect(phaseText(state)).toBe('support Y')
  })

  test('DL-S22 Q2: so it is when one of two was beaten', () => {
    const state = twenty('1')
    expect(at(state, 'roland', 'alshark', 'garla')).toEqual(['gone', '32', '32'])
    expect(phaseText(state)).toBe('move R')
  })
})

describe('Aji', () => {
  test('DL-S13 declares rightly and takes Vishnus without cards', () => {
    const state = field(0, { aji: '33' }, { vishnus: '32' })
    run(state, 'R move aji 32 prize')
    expect(phaseText(state)).toBe('over R vishnusFell')
    expect(where(state, 'vishnus')).toBe('gone')
    expect([handOf(state, 0).length, handOf(state, 1).length]).toEqual([7, 8])
  })

  test('DL-S14 declares wrongly and falls without cards; the opponent stays and is known', () => {
    const state = field(0, { aji: '33', storm: '00' }, { lancelot: '32' })
    run(state, 'R move aji 32 prize')
    expect(at(state, 'aji', 'lancelot')).toEqual(['gone', '32'])
    expect(mayBe(state, 'lancelot')).toEqual(['lancelot'])
    expect(phaseText(state)).toBe('move Y')
  })

  const pair = (from: string, declared: boolean): State => {
    const state = field(0, { aji: from, storm: '00' }, { vishnus: '32', lancelot: '32' })
    run(state, `R move aji 32${declared ? ' prize' : ''}`, 'R point vishnus')
    return state
  }

  test('DL-S15 Q7: after the declaration the ally takes her place, Aji falls, and the pair is shuffled', () => {
    const state = pair('33', true)
    play(state, 1, 'switch', [0])
    expect(at(state, 'aji', 'lancelot', 'vishnus')).toEqual(['gone', '32', '32'])
    expect(mayBe(state, 'vishnus')).toEqual(['vishnus', 'lancelot'])
  })

  test('DL-S16 Q7 without declaration: the ally fights with cards, and Vishnus stays alone and known', () => {
    const state = pair('22', false)
    run(state, 'Y switch', 'R play 2', 'Y play 4')
    expect(at(state, 'aji', 'lancelot', 'vishnus')).toEqual(['gone', 'gone', '32'])
    expect(mayBe(state, 'vishnus')).toEqual(['vishnus'])
    expect(phaseText(state)).toBe('move Y')
  })

  test('DL-S17 Q7 refused: she stands, and Aji wins at once', () => {
    const state = pair('22', false)
    run(state, 'Y stand')
    expect(phaseText(state)).toBe('over R vishnusFell')
  })

  test('DL-S30 Q6: his Retreat is 0', () => {
    const state = field(0, { aji: '22' }, { alshark: '32' })
    run(state, 'R move aji 32', 'R play Re', 'Y play 3')
    expect(at(state, 'aji', 'alshark')).toEqual(['gone', 'gone'])
    expect(pileOf(state, 0)).toEqual(['Re'])
  })

  test('DL-S31 Q6: his Skill is 0 and fetches nothing', () => {
    const state = field(0, { aji: '22' }, { titina: '32' }, { republic: pile(5) })
    run(state, 'R move aji 32', 'Y show none', 'R play Sk')
    const events = play(state, 1, 'play 5')
    expect(events).toContainEqual({ kind: 'compared', totals: [8, 9], banned: false })
    expect(at(state, 'aji', 'titina')).toEqual(['gone', '32'])
  })
})

describe('Skill', () => {
  test('DL-S24 Q3: it fetches Retreat', () => {
    const state = field(0, { gorbois: '22' }, { lufiea: '33' }, { royalist: pile('Re', 2) })
    run(state, 'R move gorbois 33', 'Y play Sk', 'R play 4', 'Y fetch Re', 'Y retreat 31')
    expect(at(state, 'gorbois', 'lufiea')).toEqual(['33', '31'])
    expect(pileOf(state, 1)).toEqual(['Re', '2', 'Sk'])
  })

  test('DL-S25 Q4: as the last card it still faces a pile, and only then the hand is refilled', () => {
    const state = field(0, { roland: '22', storm: '00' }, { ganda: '32' }, { royalist: hand('Sk') })
    run(state, 'R move roland 32', 'Y ban no', 'Y play Sk', 'R play 5')
    const events = play(state, 1, 'fetch 6')
    expect(events).toContainEqual({ kind: 'compared', totals: [9, 11], banned: false })
    expect(where(state, 'roland')).toBe('gone')
    expect([handOf(state, 1).length, pileOf(state, 1)]).toEqual([8, []])
  })

  test('DL-S26 Q4: a card discarded earlier in the same turn is not eligible', () => {
    const state = field(
      0,
      { gorbois: '32', mondor: '21', storm: '00' },
      { racoon: '32', titina: '31' },
      { republic: { hand: [3, 'Sk'] } },
    )
    expect(pileOf(state, 0)).toEqual(['1', '2', '4', '5', 'Re'])
    run(state, 'R move mondor 31', 'R combat 32', 'R play 3', 'Y play 1', 'Y show none', 'R play Sk', 'Y play 2')
    expect(legalTexts(state, 0)).toEqual(['fetch 1', 'fetch 2', 'fetch 4', 'fetch 5', 'fetch Re', 'fetch none'])
    expect(refusalOf(state, 0, 'fetch 3')).toBe('notEligible DL-6.6')
  })

  test('DL-S27 Q13: anybody may bluff with it for a 0', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' }, { republic: pile(1) })
    run(state, 'R move gorbois 32', 'R play Sk')
    const events = play(state, 1, 'play 1')
    expect(events).toContainEqual({ kind: 'compared', totals: [5, 5], banned: false })
    expect(at(state, 'gorbois', 'racoon')).toEqual(['gone', 'gone'])
  })

  test('DL-S28 with an empty pile nobody may play it', () => {
    const state = field(0, { mondor: '22' }, { lufiea: '32' })
    run(state, 'R move mondor 32')
    for (const seat of [0, 1] as const) {
      expect(legalTexts(state, seat)).not.toContain('play Sk')
      expect(refusalOf(state, seat, 'play Sk')).toBe('skillNeedsPile DL-6.8')
    }
  })

  test('DL-S29 it works for the Thief, and for no Warrior of the Republic', () => {
    const state = field(1, { roland: '32', storm: '00' }, { charlemagne: '43' }, { royalist: pile(5) })
    run(state, 'Y move charlemagne 32', 'Y play Sk', 'R play 3')
    const events = play(state, 1, 'fetch 5')
    expect(events).toContainEqual({ kind: 'compared', totals: [7, 8], banned: false })
    expect(where(state, 'roland')).toBe('gone')
    const warrior = field(0, { tamroan: '22' }, { lancelot: '32' }, { republic: pile(5) })
    run(warrior, 'R move tamroan 32', 'R play Sk', 'Y play 1')
    expect(where(warrior, 'tamroan')).toBe('gone')
  })
})

describe('pairs', () => {
  const grinn = (rep: number, roy: number, friends: Record<string, string> = {}): State => {
    const state = field(0, { grinn: '22', ...friends }, { lufiea: '33' })
    run(state, 'R move grinn 33', `R play ${rep}`, `Y play ${roy}`)
    return state
  }

  test('DL-S32 Q8: a tie of Grinn and Lufiea removes both', () => {
    expect(at(grinn(3, 4), 'grinn', 'lufiea')).toEqual(['gone', 'gone'])
  })

  test('DL-S33 Grinn wins, goes where he likes one nearer to the castle, and Lufiea stays', () => {
    const state = grinn(4, 4)
    expect(legalTexts(state, 0)).toEqual(['retreat 02', 'retreat 12', 'retreat 20', 'retreat 21', 'retreat 22'])
    run(state, 'R retreat 02')
    expect(at(state, 'grinn', 'lufiea')).toEqual(['02', '33'])
  })

  test('DL-S34 Grinn wins, finds no square, and is removed', () => {
    const state = field(
      0,
      { grinn: '22', roland: '02', garla: '02', mondor: '12', tamroan: '12', gorbois: '21', aji: '21' },
      { lufiea: '33', racoon: '20', titina: '23', millienne: '23', lancelot: '22' },
      { royalist: { known: ['lancelot'] } },
    )
    run(state, 'R move grinn 33', 'R play 4', 'Y play 4')
    expect(at(state, 'grinn', 'lufiea')).toEqual(['gone', '33'])
  })

  test('DL-S35 Q9: when Ganda Wolf attacks Mondor there is no mutual death; he may ban, or cards are played', () => {
    const fight = (): State => {
      const state = field(1, { mondor: '32', storm: '00' }, { ganda: '43' })
      run(state, 'Y move ganda 32')
      expect(phaseText(state)).toBe('ban Y')
      return state
    }
    const banned = fight()
    run(banned, 'Y ban yes')
    expect(at(banned, 'mondor', 'ganda')).toEqual(['gone', 'gone'])
    const played = fight()
    run(played, 'Y ban no')
    expect(phaseText(played)).toBe('cards RY')
  })

  test('DL-S36 Mondor attacks Ganda Wolf and takes him with him; not declared, it goes on as when attacked', () => {
    const fight = (): State => {
      const state = field(0, { mondor: '22', storm: '00' }, { ganda: '32' })
      run(state, 'R move mondor 32')
      return state
    }
    const declared = fight()
    run(declared, 'R mutual yes')
    expect(at(declared, 'mondor', 'ganda')).toEqual(['gone', 'gone'])
    expect([handOf(declared, 0).length, handOf(declared, 1).length]).toEqual([7, 8])
    const declined = fight()
    run(declined, 'R mutual no')
    expect(phaseText(declined)).toBe('ban Y')
  })

  test('DL-S37 Q10: Garla beats Ganda Wolf at once, attacking or attacked, and no ban is offered', () => {
    const attacks = field(0, { garla: '22' }, { ganda: '32' })
    run(attacks, 'R move garla 32')
    const defends = field(1, { garla: '32' }, { ganda: '43' })
    run(defends, 'Y move ganda 32')
    for (const state of [attacks, defends]) {
      expect(at(state, 'garla', 'ganda')).toEqual(['32', 'gone'])
      expect([handOf(state, 0).length, handOf(state, 1).length]).toEqual([7, 8])
    }
  })

  test('DL-S38 Racoon beats Tamroan and Lolienne beats Aila, attacking or attacked', () => {
    for (const [rep, roy] of [
      ['tamroan', 'racoon'],
      ['aila', 'lolienne'],
    ] as const) {
      const attacked = field(0, { [rep]: '22', storm: '00' }, { [roy]: '32' })
      run(attacked, `R move ${rep} 32`)
      const attacking = field(1, { [rep]: '32', storm: '00' }, { [roy]: '43' })
      run(attacking, `Y move ${roy} 32`)
      for (const state of [attacked, attacking]) {
        expect(at(state, rep, roy)).toEqual(['gone', '32'])
        expect([handOf(state, 0).length, handOf(state, 1).length]).toEqual([7, 8])
      }
    }
  })

  test('DL-S39 Q12: under a ban the values decide, and both hands stay', () => {
    const state = field(0, { roland: '22', storm: '00' }, { ganda: '32' })
    run(state, 'R move roland 32')
    const events = play(state, 1, 'ban yes')
    expect(events).toContainEqual({ kind: 'compared', totals: [4, 5], banned: true })
    expect(where(state, 'roland')).toBe('gone')
    expect([handOf(state, 0).length, handOf(state, 1).length]).toEqual([7, 8])
  })
})

describe('supporters', () => {
  const dianne = (): State => {
    const state = field(0, { gorbois: '22', storm: '00' }, { dianne: '33', lolienne: '44' })
    run(state, 'R move gorbois 33')
    expect(phaseText(state)).toBe('support Y')
    return state
  }

  test('DL-S40 Q14: Lolienne shown near Dianne makes her 5; not shown, she falls', () => {
    const shown = dianne()
    run(shown, 'Y show lolienne', 'R play 2', 'Y play 2')
    expect(at(shown, 'gorbois', 'dianne')).toEqual(['gone', 'gone'])
    expect(mayBe(shown, 'lolienne')).toEqual(['lolienne'])
    const hidden = dianne()
    run(hidden, 'Y show none', 'R play 2')
    expect(play(hidden, 1, 'play 2')).toContainEqual({ kind: 'compared', totals: [7, 6], banned: false })
    expect(at(hidden, 'gorbois', 'dianne')).toEqual(['33', 'gone'])
  })

  test('DL-S41 Lufiea two squares away cannot be shown', () => {
    const state = field(0, { gorbois: '22' }, { dianne: '33', lufiea: '35' })
    run(state, 'R move gorbois 33')
    expect(legalTexts(state, 1)).toEqual(['show none'])
    expect(refusalOf(state, 1, 'show lufiea')).toBe('cannotSupport DL-8.16')
  })

  test('DL-S42 Q14: Millienne shown with Titina makes her 5, and Storm answers the open card', () => {
    const state = field(0, { storm: '33' }, { titina: '43', millienne: '43' })
    run(state, 'R move storm 43', 'R point titina', 'Y stand', 'Y show millienne')
    expect(phaseText(state)).toBe('cards Y')
    run(state, 'Y play 4')
    expect(phaseText(state)).toBe('storm R')
    expect(play(state, 0, 'play 5')).toContainEqual({ kind: 'compared', totals: [10, 9], banned: false })
    expect(at(state, 'titina', 'storm', 'millienne')).toEqual(['gone', '43', '43'])
  })

  test('DL-S43 Storm sees the 6 and retreats', () => {
    const state = field(0, { storm: '22' }, { alshark: '32' })
    run(state, 'R move storm 32', 'Y play 6', 'R play Re', 'R retreat 20')
    expect(at(state, 'storm', 'alshark')).toEqual(['20', '32'])
  })
})

describe('Vishnus', () => {
  test('DL-S44 beats Storm without cards', () => {
    const state = field(0, { storm: '22', roland: '00' }, { vishnus: '32' })
    run(state, 'R move storm 32')
    expect(at(state, 'storm', 'vishnus')).toEqual(['gone', '32'])
    expect([handOf(state, 0).length, handOf(state, 1).length]).toEqual([7, 8])
    expect(phaseText(state)).toBe('move Y')
  })

  test('DL-S45 falls to Aila, whose value is 5 against her; a tie is a victory of the Republic too', () => {
    const fight = (rep: number): { state: State; events: unknown[] } => {
      const state = field(0, { aila: '00' }, { vishnus: '42' })
      run(state, 'R move aila 42', `R play ${rep}`)
      return { state, events: play(state, 1, 'play 6') }
    }
    const won = fight(3)
    expect(won.events).toContainEqual({ kind: 'compared', totals: [8, 6], banned: false })
    expect(phaseText(won.state)).toBe('over R vishnusFell')
    const tie = fight(1)
    expect(tie.events).toContainEqual({ kind: 'compared', totals: [6, 6], banned: false })
    expect(phaseText(tie.state)).toBe('over R vishnusFell')
  })

  const probe = (enemy: string, roy: readonly (number | string)[] = []): State => {
    const state = field(1, { [enemy]: '32' }, { vishnus: '43' }, { royalist: roy.length > 0 ? { hand: roy } : {} })
    run(state, 'Y move vishnus 32', 'Y play Re', 'R play 5', 'Y retreat 30')
    return state
  }

  test('DL-S46 probes: she goes to another square, and may keep her Retreat', () => {
    const state = probe('gorbois')
    expect(phaseText(state)).toBe('returnCard Y')
    run(state, 'Y return yes')
    expect(where(state, 'vishnus')).toBe('30')
    expect([handOf(state, 1).includes('Re'), pileOf(state, 1), pileOf(state, 0)]).toEqual([true, [], ['5']])
  })

  test('DL-S47 probes Aila: her Retreat goes to the pile', () => {
    const state = probe('aila')
    expect(phaseText(state)).toBe('move R')
    expect(pileOf(state, 1)).toEqual(['Re'])
  })

  test('DL-S48 defends: her Retreat goes to the pile', () => {
    const state = field(0, { gorbois: '22' }, { vishnus: '32' })
    run(state, 'R move gorbois 32', 'Y play Re', 'R play 5', 'Y retreat 30')
    expect(phaseText(state)).toBe('move Y')
    expect(pileOf(state, 1)).toEqual(['Re'])
  })

  test('DL-S58 with Retreat as her last card: returned it stays, not returned the hand is full again', () => {
    const kept = probe('gorbois', ['Re'])
    run(kept, 'Y return yes')
    expect([handOf(kept, 1), pileOf(kept, 1).length]).toEqual([['Re'], 7])
    const given = probe('gorbois', ['Re'])
    run(given, 'Y return no')
    expect([handOf(given, 1).length, pileOf(given, 1)]).toEqual([8, []])
  })
})

describe('secrets', () => {
  test('DL-S49 Charlemagne looks: she is known, her side has seen both, and the one left is shuffled', () => {
    const state = field(1, { storm: '21', garla: '21', roland: '00' }, { charlemagne: '32' })
    run(state, 'Y move charlemagne 21', 'Y look')
    expect(mayBe(state, 'charlemagne')).toEqual(['charlemagne'])
    expect(mayBe(state, 'storm')).toEqual(['storm', 'roland', 'garla'])
    expect(refusalOf(state, 1, 'look')).toBe('lookedAlready DL-8.18')
    const seen = (viewer: 1 | 'spectator'): (number | null)[] =>
      box.game
        .view(state, viewer)
        .sides[0].tokens.slice(0, 2)
        .map((one) => one.piece)
    expect([seen(1), seen('spectator')]).toEqual([
      [STORM, GARLA],
      [null, null],
    ])
    run(state, 'Y point garla', 'R play 1')
    play(state, 1, 'play 1', [0])
    expect(at(state, 'garla', 'charlemagne', 'storm')).toEqual(['21', 'gone', '21'])
    expect(seen(1)).toEqual([null, null])
    expect(mayBe(state, 'garla')).toEqual(['storm', 'roland', 'garla'])
  })

  test('DL-S50 Q15: a stranger joins a known piece, and they are shuffled', () => {
    const state = field(
      0,
      { roland: '32', mondor: '22', garla: '00' },
      {},
      { republic: { known: ['roland'], shown: ['roland'] } },
    )
    const before = [token(state, 'roland'), token(state, 'mondor')]
    play(state, 0, 'move mondor 32', [0])
    const after = [token(state, 'roland'), token(state, 'mondor')]
    expect(after.some((one) => before.includes(one))).toBe(false)
    expect(mayBe(state, 'roland')).toEqual(['roland', 'mondor', 'garla'])
    expect(mayBe(state, 'mondor')).toEqual(['roland', 'mondor', 'garla'])
    expect(mayBe(state, 'garla')).toEqual(['mondor', 'garla'])
    expect(state.known[0].weights).toEqual([1, 1])
  })

  test('DL-S56 the last card played: seven cards come back, and the other hand is untouched', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { alshark: '32' }, { republic: hand(4) })
    run(state, 'R move gorbois 32', 'R play 4', 'Y play 1')
    expect([handOf(state, 0).length, pileOf(state, 0)]).toEqual([7, []])
    expect([handOf(state, 1).length, pileOf(state, 1)]).toEqual([7, ['1']])
  })
})

import { describe, expect, test } from 'vitest'
import { field, handOf, legalTexts, mayBe, phaseText, pileOf, play, refusalOf, run, where } from './bench.ts'
import { box } from '../index.ts'
import { CHARACTERS } from '../set/pieces.ts'
import type { State } from './state.ts'

const at = (state: State, ...ids: string[]): string[] => ids.map((id) => where(state, id))
const REPUBLIC = CHARACTERS[0].map((one) => one.id)
const ROYALISTS = CHARACTERS[1].map((one) => one.id)

/** The two meet at 32; the Republic attacks or is attacked. A friend in the castle keeps it in the game. */
const meeting = (rep: string, roy: string, attacker: 0 | 1, declared = false): State => {
  const friend = rep === 'storm' ? { roland: '00' } : { storm: '00' }
  const state =
    attacker === 0
      ? field(0, { [rep]: declared ? '33' : '22', ...friend }, { [roy]: '32' })
      : field(1, { [rep]: '32', ...friend }, { [roy]: '43' })
  const mover = attacker === 0 ? `R move ${rep} 32${declared ? ' prize' : ''}` : `Y move ${roy} 32`
  run(state, mover)
  return state
}

/** The pair table: who wins without cards; all other pairs play. */
const TABLE: Readonly<Record<string, 'R' | 'Y'>> = {
  'storm vishnus': 'Y',
  'aji vishnus': 'R',
  'garla ganda': 'R',
  'tamroan racoon': 'Y',
  'aila lolienne': 'Y',
}

describe('the pair table', () => {
  test('DL-8.2 DL-8.4 DL-8.5 DL-8.7 DL-8.11 each of the 99 pairs, attacking and attacked', () => {
    for (const rep of REPUBLIC) {
      for (const roy of ROYALISTS) {
        for (const attacker of [0, 1] as const) {
          const state = meeting(rep, roy, attacker)
          const winner = TABLE[`${rep} ${roy}`] ?? null
          const title = `${rep} ${roy} ${attacker}`
          expect([title, ...at(state, rep, roy)]).toEqual([
            title,
            winner === 'Y' ? 'gone' : '32',
            winner === 'R' ? 'gone' : '32',
          ])
          expect([title, handOf(state, 0).length, handOf(state, 1).length]).toEqual([title, 7, 8])
          const first =
            winner !== null
              ? null
              : rep === 'mondor' && roy === 'ganda' && attacker === 0
                ? 'mutual R'
                : roy === 'ganda'
                  ? 'ban Y'
                  : ['dianne', 'titina', 'millienne'].includes(roy)
                    ? 'support Y'
                    : rep === 'storm'
                      ? 'cards Y'
                      : 'cards RY'
          if (first !== null) expect([title, phaseText(state)]).toEqual([title, first])
        }
      }
    }
  })

  test('DL-8.9 after his declaration Aji wins against Vishnus and loses to each of the others', () => {
    for (const roy of ROYALISTS) {
      const state = meeting('aji', roy, 0, true)
      expect([roy, ...at(state, 'aji', roy)]).toEqual([roy, ...(roy === 'vishnus' ? ['32', 'gone'] : ['gone', '32'])])
    }
  })

  test('DL-8.9 Vishnus beside the opponent does not make the declaration true', () => {
    const state = field(0, { aji: '33', storm: '00' }, { vishnus: '32', lancelot: '32' })
    run(state, 'R move aji 32 prize', 'R point lancelot')
    play(state, 1, 'stand', null)
    expect(at(state, 'aji', 'vishnus', 'lancelot')).toEqual(['gone', '32', '32'])
  })
})

describe('the Republic', () => {
  test('DL-8.1 Storm chooses last, in attack and defence, and sees what Skill fetched', () => {
    for (const attacker of [0, 1] as const) {
      const state = meeting('storm', 'racoon', attacker)
      expect(phaseText(state)).toBe('cards Y')
      run(state, 'Y play 6')
      expect(box.game.view(state, 0).fight?.cards[1]).toEqual({ card: 6, open: true })
      expect(phaseText(state)).toBe('storm R')
    }
    const skill = field(0, { storm: '22', roland: '00' }, { lufiea: '32' }, { royalist: { pile: [6] } })
    run(skill, 'R move storm 32', 'Y play Sk')
    expect(phaseText(skill)).toBe('fetch Y')
    run(skill, 'Y fetch 6')
    expect(phaseText(skill)).toBe('storm R')
    expect(box.game.view(skill, 0).fight?.fetched[1]).toEqual({ card: 6, open: true })
  })

  test('DL-8.1 Storm has no late card under a ban, and his own Skill is 0', () => {
    const banned = meeting('storm', 'ganda', 0)
    run(banned, 'Y ban yes')
    expect(at(banned, 'storm', 'ganda')).toEqual(['gone', 'gone'])
    const bluff = field(0, { storm: '22', roland: '00' }, { racoon: '32' }, { republic: { pile: [5] } })
    run(bluff, 'R move storm 32', 'Y play 2')
    expect(play(bluff, 0, 'play Sk')).toContainEqual({ kind: 'compared', totals: [5, 6], banned: false })
  })

  test('DL-8.3 mutual death is Mondor’s alone and only in his attack', () => {
    expect(phaseText(meeting('mondor', 'ganda', 1))).toBe('ban Y')
    const state = meeting('mondor', 'ganda', 0)
    expect(legalTexts(state, 0)).toEqual(['mutual no', 'mutual yes'])
    run(state, 'R mutual yes')
    expect(at(state, 'mondor', 'ganda')).toEqual(['gone', 'gone'])
  })

  test('DL-8.6 Grinn with the higher total retreats; lower he falls; a tie removes both', () => {
    const fight = (rep: string, roy: string): State => {
      const state = meeting('grinn', 'lufiea', 1)
      run(state, `R play ${rep}`, `Y play ${roy}`)
      return state
    }
    const won = fight('5', '1')
    expect(phaseText(won)).toBe('retreat R')
    run(won, 'R retreat 22')
    expect(at(won, 'grinn', 'lufiea')).toEqual(['22', '32'])
    expect(at(fight('1', '2'), 'grinn', 'lufiea')).toEqual(['gone', 'gone'])
    expect(at(fight('1', '3'), 'grinn', 'lufiea')).toEqual(['gone', '32'])
  })

  test('DL-8.8 Aji’s card is discarded and counts nothing; the opponent’s works', () => {
    const number = meeting('aji', 'alshark', 0)
    run(number, 'R play 5')
    expect(play(number, 1, 'play 4')).toContainEqual({ kind: 'compared', totals: [8, 9], banned: false })
    expect(pileOf(number, 0)).toEqual(['5'])
    const retreat = meeting('aji', 'alshark', 0)
    run(retreat, 'R play 5', 'Y play Re', 'Y retreat 30')
    expect(at(retreat, 'aji', 'alshark')).toEqual(['32', '30'])
  })

  test('DL-8.10 against Vishnus Aila is worth 5, attacking or attacked', () => {
    for (const attacker of [0, 1] as const) {
      const state = meeting('aila', 'vishnus', attacker)
      run(state, 'R play 1')
      expect(play(state, 1, 'play 6')).toContainEqual({ kind: 'compared', totals: [6, 6], banned: false })
    }
    const other = meeting('aila', 'alshark', 0)
    run(other, 'R play 1')
    expect(play(other, 1, 'play 6')).toContainEqual({ kind: 'compared', totals: [3, 11], banned: false })
  })
})

describe('the Royalists', () => {
  test('DL-8.14 the switch exposes her, comes before automatic results, and is no weapon of the attacker', () => {
    const pair = { vishnus: '32', lancelot: '32' }
    const state = field(0, { aji: '22', storm: '00' }, pair)
    run(state, 'R move aji 32', 'R point vishnus', 'Y switch')
    expect(mayBe(state, 'vishnus')).toEqual(['vishnus'])
    expect(phaseText(state)).toBe('cards RY')
    const attack = field(1, { gorbois: '32' }, { vishnus: '43', lancelot: '32' })
    run(attack, 'Y move vishnus 32')
    expect(phaseText(attack)).toBe('cards RY')
    expect(attack.sides[1].piece[attack.fight?.fighters[1] ?? -1]).toBe(0)
  })

  test('DL-8.15 the card comes back only from the combat she moved into, and only if she wants', () => {
    const leftover = field(1, { gorbois: '32', storm: '00' }, { vishnus: '32', lancelot: '54' })
    run(leftover, 'Y move lancelot 53', 'Y play Re', 'R play 5', 'Y retreat 30')
    expect([phaseText(leftover), pileOf(leftover, 1)]).toEqual(['move R', ['Re']])
    const other = field(1, { gorbois: '32', storm: '00' }, { racoon: '43' })
    run(other, 'Y move racoon 32', 'Y play Re', 'R play 5', 'Y retreat 30')
    expect([phaseText(other), pileOf(other, 1)]).toEqual(['move R', ['Re']])
    const entered = field(1, { gorbois: '32', storm: '00' }, { vishnus: '43' })
    run(entered, 'Y move vishnus 32', 'Y play Re', 'R play 5', 'Y retreat 30')
    expect(legalTexts(entered, 1)).toEqual(['return no', 'return yes'])
    run(entered, 'Y return no')
    expect(pileOf(entered, 1)).toEqual(['Re'])
  })

  test('DL-8.16 Dianne is worth 5 by one supporter in her square or beside it, also diagonally', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { dianne: '33', lufiea: '24', lolienne: '43', titina: '34' })
    run(state, 'R move gorbois 33')
    expect(legalTexts(state, 1)).toEqual(['show Y1', 'show Y2', 'show none'])
    expect(refusalOf(state, 1, 'show titina')).toBe('cannotSupport DL-8.16')
    run(state, 'Y show lufiea', 'R play 1')
    expect(play(state, 1, 'play 1')).toContainEqual({ kind: 'compared', totals: [6, 6], banned: false })
    const same = field(0, { gorbois: '22', storm: '00' }, { dianne: '33', lolienne: '33' })
    run(same, 'R move gorbois 33', 'R point dianne', 'Y stand')
    expect(legalTexts(same, 1)).toEqual(['show Y1', 'show none'])
  })

  test('DL-8.17 Ganda Wolf may ban in attack and defence', () => {
    for (const attacker of [0, 1] as const) {
      const state = meeting('roland', 'ganda', attacker)
      expect(legalTexts(state, 1)).toEqual(['ban no', 'ban yes'])
      run(state, 'Y ban yes')
      expect(at(state, 'roland', 'ganda')).toEqual(['gone', '32'])
    }
  })

  test('DL-8.18 Charlemagne looks only as attacker and only at two or more; it shows her', () => {
    const one = meeting('gorbois', 'charlemagne', 1)
    expect(phaseText(one)).toBe('cards RY')
    const two = field(1, { storm: '32', garla: '32', roland: '00' }, { charlemagne: '43', racoon: '54' })
    run(two, 'Y move charlemagne 32')
    expect(legalTexts(two, 1)).toEqual(['point R0', 'point R1', 'look'])
    expect(mayBe(two, 'charlemagne')).toHaveLength(3)
    const events = play(two, 1, 'look')
    expect(events).toEqual([{ kind: 'looked', token: 64, tokens: [0, 1], pieces: null }])
    expect(mayBe(two, 'charlemagne')).toEqual(['charlemagne'])
    expect(legalTexts(two, 1)).toEqual(['point R0', 'point R1'])
    const other = field(1, { storm: '32', garla: '32' }, { racoon: '43' })
    run(other, 'Y move racoon 32')
    expect(refusalOf(other, 1, 'look')).toBe('onlyCharlemagneLooks DL-8.18')
  })

  test('DL-8.19 Titina and Millienne strengthen each other in one square only', () => {
    for (const [fighter, helper] of [
      ['titina', 'millienne'],
      ['millienne', 'titina'],
    ] as const) {
      const state = field(0, { gorbois: '22', storm: '00' }, { [fighter]: '33', [helper]: '33' })
      run(state, 'R move gorbois 33', `R point ${fighter}`, 'Y stand', `Y show ${helper}`, 'R play 2')
      expect(play(state, 1, 'play 2', null)).toContainEqual({ kind: 'compared', totals: [7, 7], banned: false })
      const beside = field(0, { gorbois: '22', storm: '00' }, { [fighter]: '33', [helper]: '32' })
      run(beside, 'R move gorbois 33')
      expect(legalTexts(beside, 1)).toEqual(['show none'])
    }
  })
})

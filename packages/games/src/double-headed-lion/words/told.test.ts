import type { Viewer } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { field, run } from '../rules/bench.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../secrets/view.ts'
import { squareOf } from '../set/map.ts'
import { characterOf } from '../set/pieces.ts'
import { shown } from './told.ts'

const shownTo = (state: State, viewer: Viewer, aid: string): View => shown({ aid }, box.game.view(state, viewer))

describe('option aid', () => {
  /** Roland was shown; Garla follows from moves; two of those left are Storm and Aji. The Royalists look on. */
  const state = () =>
    field(
      1,
      { roland: '32', garla: '22', storm: '11', aji: '00', mondor: '01', gorbois: '10' },
      { racoon: '45' },
      {
        republic: {
          pile: [2],
          known: ['roland', 'garla'],
          shown: ['roland'],
          may: { storm: ['storm', 'aji'], aji: ['storm', 'aji'] },
        },
      },
    )
  const boardFor = (aid: string, viewer: Viewer = 1): string => box.text.board(shownTo(state(), viewer, aid)).join('\n')

  test('DL-9.1 governs the board of a terminal: nothing, pieces seen, or all that follows', () => {
    const seen = ['none', 'memory', 'full'].map((aid) =>
      ['R0 Roland', 'R1 Garla', 'R2 on 11: Storm or Aji', 'Racoon'].filter((text) => boardFor(aid).includes(text)),
    )
    expect(seen).toEqual([
      ['Racoon'],
      ['R0 Roland', 'Racoon'],
      ['R0 Roland', 'R1 Garla', 'R2 on 11: Storm or Aji', 'Racoon'],
    ])
  })

  test('DL-5.21 governs the hand that follows from the pile; nobody who only watches plays it', () => {
    expect(boardFor('memory')).toContain('Republic (R): hand cards: 6; pile 2')
    expect(boardFor('full')).toContain('Republic (R): hand 1 3 4 5 Sk Re; pile 2')
    expect(boardFor('none', 'spectator')).toContain('Republic (R): hand 1 3 4 5 Sk Re; pile 2')
  })

  test('DL-8.18 what Charlemagne looks at lies open while she points, whatever the table reminds of', () => {
    const openAt = (fight: State, viewer: 0 | 1): readonly number[] =>
      ['none', 'memory', 'full'].map((aid) => {
        const { sides } = shownTo(fight, viewer, aid)
        const tokens = sides.flatMap((side) => side.tokens)
        return tokens.filter(({ square, piece }) => square === squareOf('32') && piece !== null).length
      })
    const looking = field(1, { storm: '32', garla: '32', aji: '00' }, { charlemagne: '43', lancelot: '45' })
    run(looking, 'Y move charlemagne 32')
    expect(openAt(looking, 1)).toEqual([1, 1, 1])
    run(looking, 'Y look')
    expect(openAt(looking, 1)).toEqual([3, 3, 3])
    expect(openAt(looking, 0)).toEqual([3, 3, 3])
  })

  test('DL-5.12, DL-5.14 who fights and who supports lie open in their combat, whatever the table reminds of', () => {
    const fight = field(0, { gorbois: '22', aji: '00' }, { dianne: '32', lufiea: '33', racoon: '45' })
    run(fight, 'R move gorbois 32', 'Y show lufiea')
    const open = (seat: 0 | 1, viewer: 0 | 1): readonly (string | undefined)[] =>
      shownTo(fight, viewer, 'none').sides[seat].tokens.flatMap(({ piece, square }) =>
        piece === null || square === null ? [] : [characterOf(seat, piece).id],
      )
    expect([open(0, 1), open(1, 0)]).toEqual([['gorbois'], ['dianne', 'lufiea']])
  })

  test('DL-9.1 is no matter of an open game, of own pieces, and of removed ones', () => {
    const open = field(1, { roland: '32', garla: '22' }, {}, { options: { openGame: true } })
    const { sides } = shownTo(open, 'spectator', 'none')
    expect(sides.flatMap((side) => side.tokens).filter(({ piece }) => piece === null)).toEqual([])
  })
})

import type { Choices, SomeBox } from '@menagerie/engine'
import { loadGame } from '../games.ts'
import { fairDraws } from './fair.ts'
import { randomPlay } from './play.ts'
import type { Subject } from './subject.ts'
import { boardgameMoves, fixtureMoves } from './tic-tac-toe.ts'
import { imagining, viewBuilding } from './views.ts'

/** What is measured, in the order of the table. */
export const SUBJECTS = [
  'monster-pack play',
  'monster-pack play, cloning',
  'double-headed-lion play',
  'double-headed-lion play, cloning',
  'dragon-treasure play',
  'monster-maker play',
  'monstructor classic play',
  'monstructor dominoes play',
  'tic-tac-toe play',
  'tic-tac-toe play, cloning',
  'tic-tac-toe moves',
  'boardgame.io moves',
  'monster-pack views',
  'monster-pack imagined',
  'fair draws',
] as const
export type SubjectName = (typeof SUBJECTS)[number]

export const isSubject = (text: string): text is SubjectName => SUBJECTS.some((name) => name === text)

/** How much of the wanted work each gets: what is slow gets less, to the same purpose. */
export const SHARE: Readonly<Record<SubjectName, number>> = {
  'monster-pack play': 1,
  'monster-pack play, cloning': 1,
  'double-headed-lion play': 1,
  'double-headed-lion play, cloning': 1,
  'dragon-treasure play': 1,
  'monster-maker play': 1,
  'monstructor classic play': 0.25,
  'monstructor dominoes play': 1,
  'tic-tac-toe play': 1,
  'tic-tac-toe play, cloning': 1,
  'tic-tac-toe moves': 1,
  'boardgame.io moves': 0.01,
  'monster-pack views': 0.5,
  'monster-pack imagined': 0.2,
  'fair draws': 0.5,
}

const play = (some: SomeBox, cloning: boolean): Subject => some((box) => randomPlay(box, { cloning }))

const fourSeats = async (game: string, choices: Choices = {}): Promise<Subject> =>
  (await loadGame(game))((box) => randomPlay(box, { cloning: false, choices, seats: 4 }))

/** Null where what it compares with is not installed. */
export const prepare = async (name: SubjectName): Promise<Subject | null> => {
  switch (name) {
    case 'monster-pack play':
      return play(await loadGame('monster-pack'), false)
    case 'monster-pack play, cloning':
      return play(await loadGame('monster-pack'), true)
    case 'double-headed-lion play':
      return play(await loadGame('double-headed-lion'), false)
    case 'double-headed-lion play, cloning':
      return play(await loadGame('double-headed-lion'), true)
    case 'dragon-treasure play':
      return fourSeats('dragon-treasure')
    case 'monster-maker play':
      return fourSeats('monster-maker')
    case 'monstructor classic play':
      return fourSeats('monstructor', { mode: 'classic' })
    case 'monstructor dominoes play':
      return fourSeats('monstructor', { mode: 'dominoes' })
    case 'tic-tac-toe play':
      return play(await loadGame('tic-tac-toe'), false)
    case 'tic-tac-toe play, cloning':
      return play(await loadGame('tic-tac-toe'), true)
    case 'tic-tac-toe moves':
      return fixtureMoves
    case 'boardgame.io moves':
      return boardgameMoves()
    case 'monster-pack views':
      return (await loadGame('monster-pack'))((box) => viewBuilding(box))
    case 'monster-pack imagined':
      return (await loadGame('monster-pack'))((box) => imagining(box))
    case 'fair draws':
      return fairDraws
  }
}

import type { Message } from '@menagerie/engine'
import type { SayingRoom } from '@menagerie/engine/conformance'
import type { Action } from '../choices/actions.ts'
import type { Types } from '../rules/types.ts'

// Which kinds of choice each prompt names, as its sentences in both languages do. Not part of the product.

/** Kinds of choice in the words of a prompt; parts are what a monster is chosen of. */
const KINDS: Readonly<Record<Action['kind'], string>> = {
  proceed: 'go on',
  pickFaction: 'faction',
  use: 'monster',
  challenge: 'challenge',
  enterArena: 'enter',
  fightArena: 'fight in the Arena',
  endTurn: 'end the turn',
  letGo: 'let go',
  present: 'show',
  refuse: 'do not build',
  keep: 'leave it',
  constructFor: 'build for the other',
  power: 'Power card',
  lay: 'Power card',
  playLaid: 'play those laid',
  spell: 'Spell card',
  pass: 'pass',
  pickDragon: 'dragon card',
  lead: 'lead',
  attach: 'attach',
  draw: 'take a card',
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  start: ['go on'],
  faction: ['faction'],
  build: ['monster', 'end the turn'],
  buildArena: ['monster', 'end the turn'],
  buildRing: ['monster', 'end the turn'],
  buildLocked: ['end the turn'],
  buildNothing: ['end the turn'],
  buildNobody: ['end the turn'],
  drafting: ['monster'],
  challenge: ['challenge'],
  enter: ['enter'],
  ring: ['fight in the Arena'],
  show: ['show'],
  construct: ['build for the other'],
  gap: ['monster', 'let go'],
  adjust: ['monster', 'do not build'],
  adjustArena: ['monster', 'leave it'],
  forced: ['monster'],
  reinforce: ['Power card', 'Spell card', 'pass'],
  reinforcePower: ['Power card', 'pass'],
  reinforceSpell: ['Spell card', 'pass'],
  reinforcePass: ['pass'],
  reinforceTogether: ['Power card', 'Spell card', 'pass'],
  reinforcePowers: ['Power card', 'pass'],
  laid: ['Power card', 'play those laid'],
  laidAll: ['play those laid'],
  reward: ['dragon card'],
  lead: ['lead'],
  attach: ['attach'],
  attachOrDraw: ['attach', 'take a card'],
  attachOrPass: ['attach', 'pass'],
  draw: ['take a card'],
  pass: ['pass'],
  // To who does not see the hand, what comes is told, and nothing is asked.
  tiles: [],
  over: [],
}

export const asks: SayingRoom<Types>['asks'] = {
  kindOf: ({ kind }) => KINDS[kind],
  names: ({ id }: Message) => NAMES[id.replace('prompt.', '')] ?? ['nothing: it is on no list'],
}

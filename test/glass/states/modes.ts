import type { Choices } from '@menagerie/engine'

/** A game with its options, and numbers of seats that lay out differently. */
export interface Mode {
  readonly id: string
  readonly choices: Choices
  readonly seats: readonly number[]
}

/** Every mode that shows other things: editions, and options that ask other questions. */
export const MODES: Readonly<Record<string, readonly Mode[]>> = {
  'monster-pack': [
    { id: 'standard', choices: {}, seats: [2] },
    { id: 'short', choices: { format: 'short' }, seats: [2] },
    { id: 'house', choices: { blockedEntry: 'asap', mulligan: 'once', summon: 'may' }, seats: [2] },
  ],
  'double-headed-lion': [
    { id: 'standard', choices: {}, seats: [2] },
    { id: 'beginners', choices: { setupMode: 'preset', aid: 'full' }, seats: [2] },
    { id: 'asking', choices: { shuffle: 'ask', castleAji: 'point', stallLimit: 40, stormSees: 'face' }, seats: [2] },
    { id: 'teaching', choices: { setupMode: 'random', openGame: true, aid: 'full' }, seats: [2] },
  ],
  'dragon-treasure': [
    { id: 'standard', choices: {}, seats: [2, 3, 4] },
    { id: 'literal', choices: { exactDistance: true, counterMemory: 'rest' }, seats: [2] },
    { id: 'wild', choices: { map: 'short', frenzyStops: false, passOwn: true }, seats: [3] },
  ],
  'monster-maker': [
    { id: 'first', choices: {}, seats: [2, 4, 6] },
    { id: 'box', choices: { detourRemovesCorridor: true, treasureCards: false, starterMethod: 'rps' }, seats: [3] },
    { id: 'translator', choices: { corridorAfterVictory: 'battle', charmCombine: 'alone' }, seats: [3, 5] },
    {
      id: 'wins',
      choices: {
        victory: 'dungeonWins',
        trapFaceUp: true,
        treasureDiceAt: 'dungeonEnd',
        dungeons: 2,
        revealOnReturn: true,
      },
      seats: [2],
    },
    { id: 'honor', choices: { trapFaceUp: false, trapDeclaration: 'honor', discardBelowLimit: true }, seats: [2] },
  ],
  monstructor: [
    { id: 'classic', choices: {}, seats: [2, 3, 5] },
    { id: 'arena', choices: { mode: 'arena', arenaAdjust: 'onFight' }, seats: [2, 4] },
    { id: 'late', choices: { lateChallenge: true }, seats: [3] },
    { id: 'restless', choices: { mode: 'arena', arenaTimeout: 1 }, seats: [3] },
    { id: 'dominoes', choices: { mode: 'dominoes' }, seats: [2, 5] },
  ],
}

/** Kinds of actions that look alike when several are offered at once: another card of the hand glows. By game. */
export const OF_HAND: Readonly<Record<string, readonly string[]>> = {
  'monster-maker': ['arm', 'cast', 'corridor', 'discard', 'heal', 'monster', 'open', 'send'],
}

export const modeOf = (game: string, id: string): Mode => {
  const mode = MODES[game]?.find((one) => one.id === id)
  if (mode === undefined) throw new Error(`${game} has no mode ${id}`)
  return mode
}

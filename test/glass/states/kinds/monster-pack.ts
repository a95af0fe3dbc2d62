import type { box } from '@menagerie/games/monster-pack'
import { everyKind } from './every-kind.ts'

export const MONSTER_PACK = everyKind<typeof box>({
  phases: {
    boost1: 0,
    boost2: 0,
    countdown: 0,
    draw: 0,
    dropDice: 0,
    duel: 0,
    entry1: 0,
    entry2: 0,
    entryAsap: 0,
    mulligan: 0,
    over: 0,
    summon: 0,
  },
  actions: { boost: 0, keepHand: 0, moveUp: 0, passBoost: 0, proceed: 0, redraw: 0, skipSummon: 0, summon: 0 },
  events: {
    attacked: 0,
    blocked: 0,
    boosted: 0,
    conceded: 0,
    countedDown: 0,
    damaged: 0,
    drew: 0,
    dueled: 0,
    ended: 0,
    kept: 0,
    movedUp: 0,
    passedBoost: 0,
    redrew: 0,
    skippedSummon: 0,
    started: 0,
    summoned: 0,
    turnBegan: 0,
  },
})

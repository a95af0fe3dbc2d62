import type { Box } from '@menagerie/engine'
import type { Types } from '../../rules/types.ts'
import { box as played } from '../box.ts'
import { bot } from './bot.ts'

/**
 * The game with what its bots knew at the first measuring, kept as it was (ADR 25): an opponent that does not get better, by
 * which gains are told. No player is offered it, and nothing here is to be improved.
 */
export const box: Box<Types> = { ...played, bot }

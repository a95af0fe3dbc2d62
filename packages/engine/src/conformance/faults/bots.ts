import { goofspiel } from '../../fixtures/goofspiel.ts'
import { goofspielRoom, sacksRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import { type Fault, plantIn } from './fault.ts'

const inGoofspiel = plantIn(goofspiel, goofspielRoom)
const inSacks = plantIn(sacks, sacksRoom)

/** What a bot is told of a game contradicts the contract. */
export const bots: readonly Fault[] = [
  inGoofspiel('a bot that loses an action', 'bot', /not those that were given/, {
    box: { bot: { ...goofspiel.bot, order: (_, actions) => actions.slice(1) } },
  }),
  inGoofspiel('a plan that begins with what is put last', 'bot', /step 0 of a plan/, {
    box: { bot: { ...goofspiel.bot, plan: (_, actions) => actions.slice(-1) } },
  }),
  inGoofspiel('a plan of two commits', 'bot', /beyond its commit/, {
    box: { bot: { ...goofspiel.bot, plan: (_, actions) => [...actions.slice(0, 1), ...actions.slice(0, 1)] } },
  }),
  inGoofspiel('a plan without a step', 'bot', /no step/, {
    box: { bot: { ...goofspiel.bot, plan: () => [] } },
  }),
  inSacks('a plan that is left after a step', 'bot', /step 1 of a plan/, {
    box: { bot: { ...sacks.bot, plan: (_, actions) => [...actions.slice(0, 1), ...actions.slice(0, 1)] } },
  }),
]

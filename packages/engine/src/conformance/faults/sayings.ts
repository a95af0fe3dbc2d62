import { sacksRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import type { Sacks } from '../../fixtures/sacks-types.ts'
import type { SayingRoom } from '../saying.ts'
import { type Fault, plantIn } from './fault.ts'

const inSacks = plantIn(sacks, sacksRoom)
const { game, text } = sacks
const saying = sacksRoom.saying as SayingRoom<Sacks>

/** What is said is not so, though the rules are. */
export const sayings: readonly Fault[] = [
  inSacks('a line that cites the rule of another event', 'citation', /drew in .* cites SACK-1, not "SACK-2"/, {
    box: {
      text: {
        ...text,
        event: (options, event) => ({
          ...text.event(options, event),
          rule: event.kind === 'drew' ? 'SACK-1' : text.event(options, event).rule,
        }),
      },
    },
  }),
  inSacks('a line that cites a rule there is not', 'citation', /SACK-9, which is no rule/, {
    box: { text: { ...text, event: (options, event) => ({ ...text.event(options, event), rule: 'SACK-9' }) } },
  }),
  inSacks('a line without a rule', 'citation', /revealed in .* cites null/, {
    box: {
      text: {
        ...text,
        event: (options, event) =>
          event.kind === 'revealed' ? { ...text.event(options, event), rule: null } : text.event(options, event),
      },
    },
  }),
  inSacks('a refusal by the rule of another', 'citation', /refused as notInHand by SACK-3/, {
    game: {
      refuse: (state, seat, action) => {
        const refused = game.refuse(state, seat, action)
        return refused?.code === 'notInHand' ? { ...refused, rule: 'SACK-3' } : refused
      },
    },
  }),
  inSacks('an end by the wrong rule', 'citation', /the end by (points|resigned) cites SACK-2/, {
    box: {
      text: {
        ...text,
        outcome: (options, outcome) => ({ ...text.outcome(options, outcome), rule: 'SACK-2' }),
      },
    },
  }),
  inSacks('an event in a phase no row knows', 'citation', /sealed in planning stands on no row/, {
    room: {
      saying: { ...saying, citations: saying.citations.filter(({ kind }) => kind !== 'sealed') },
    },
  }),
  inSacks('a prompt that names what cannot be chosen', 'prompt', /names seal, stage; to choose are stage/, {
    room: { saying: { ...saying, asks: { ...saying.asks, names: () => ['stage', 'seal'] } } },
  }),
  inSacks('a prompt that leaves a choice out', 'prompt', /names ; to choose are/, {
    room: { saying: { ...saying, asks: { ...saying.asks, names: () => [] } } },
  }),
  inSacks('a prompt that forgets the draft', 'prompt', /names stage; to choose are seal/, {
    box: { text: { ...text, prompt: (view) => text.prompt({ ...view, draft: null }) } },
  }),
  inSacks('a prompt of the other step', 'prompt', /names (seal; to choose are stage|stage; to choose are seal)/, {
    box: { text: { ...text, prompt: (view) => text.prompt({ ...view, draft: view.draft === null ? 1 : null }) } },
  }),
  inSacks('an event of cards that nobody is told of', 'log', /events add up to/, {
    game: {
      apply: (state, seat, action, chance, emit) =>
        game.apply(
          state,
          seat,
          action,
          chance,
          emit && ((everyone, secret) => (everyone?.kind === 'shuffled' ? undefined : emit(everyone, secret))),
        ),
    },
  }),
  inSacks('a bounty told wrongly', 'log', /points.\d is \d+, and the events add up to/, {
    game: {
      apply: (state, seat, action, chance, emit) =>
        game.apply(
          state,
          seat,
          action,
          chance,
          emit &&
            ((everyone, secret) =>
              emit(everyone?.kind === 'revealed' ? { ...everyone, bounty: everyone.bounty + 1 } : everyone, secret)),
        ),
    },
  }),
  inSacks('a public number that no event tells', 'log', /luck is 7, and no event tells it/, {
    game: { view: (state, viewer) => Object.assign(game.view(state, viewer), { luck: 7 }) },
  }),
  inSacks('a listener to what nobody sees', 'log', /tell tricks, which nobody sees/, {
    room: {
      saying: {
        ...saying,
        listener: (options, seats) => {
          const honest = saying.listener(options, seats)
          return { ...honest, counts: () => new Map([...honest.counts(), ['tricks', 1]]) }
        },
      },
    },
  }),
]

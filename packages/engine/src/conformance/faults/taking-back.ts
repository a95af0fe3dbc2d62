import { sacksRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import { type Fault, plantIn, withMore } from './fault.ts'

const honest = sacks.game
const plant = plantIn(sacks, sacksRoom)
const everybody = [0, 1, 2, 3]

/** Grows by one whenever a match is set up: memory outside the state. */
let setups = 0

const begunIn = (state: object): object => ('setups' in state ? { setups: state.setups } : {})

/** What all are told of a commit does not say what was drawn or shown by it, or says more. */
export const takingBack: readonly Fault[] = [
  plant('a draw of which nobody is told', 'take-back', /draws tells nobody so/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        if (action.kind === 'seal') chance.pick(2)
        honest.apply(state, seat, action, chance, emit)
      },
    },
  }),
  plant('a look of which only one hears', 'take-back', /known to them alone/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        if (action.kind === 'seal') emit?.(null, { to: [seat], event: { kind: 'drew', seat, cards: [] } })
        honest.apply(state, seat, action, chance, emit)
      },
    },
  }),
  plant('a draw that is told and was none', 'take-back', /nothing was/, {
    game: { drawing: ['drew', 'sealed'] },
  }),
  plant('a choice that can be taken back with some hands alone', 'take-back', /tells the worlds apart/, {
    game: {
      drawing: ['drew', 'shuffled'],
      apply: (state, seat, action, chance, emit) => {
        const others = everybody.filter((one) => one !== seat && one < state.hands.length)
        const draws = action.kind === 'seal' && state.hands[seat]?.includes(6) === true && chance.pick(2) < 2
        const heard = { kind: 'sealed', seat } as const
        if (action.kind === 'seal') emit?.(draws ? { kind: 'shuffled' } : heard, { to: others, event: heard })
        honest.apply(state, seat, action, chance, emit)
      },
    },
  }),
  plant('a match that tells how often it was begun', 'take-back', /somebody sees that it was/, {
    game: {
      setup: (...given) => withMore(honest.setup(...given), { setups: setups++ }),
      clone: (state) => withMore(honest.clone(state), begunIn(state)),
      view: (state, viewer) => withMore(honest.view(state, viewer), begunIn(state)),
    },
  }),
]

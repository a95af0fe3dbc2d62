import type { Seat } from '../../game.ts'
import { refusal } from '../../refusal.ts'
import { sacksRoom } from '../../fixtures/rooms.ts'
import { sacks } from '../../fixtures/sacks.ts'
import type { SacksEvent, SacksState } from '../../fixtures/sacks-types.ts'
import { overheard } from '../openly.ts'
import { type Fault, plantIn, withMore } from './fault.ts'

const honest = sacks.game
const plant = plantIn(sacks, sacksRoom)
const others = (state: SacksState, viewer: unknown): number[][] => state.hands.filter((_, seat) => seat !== viewer)

/** Memory outside the state: what no rule may have. */
const seenFrom = new WeakMap<object, SacksState>()

/** Somebody learns what they may not know. The game is staged and simultaneous. */
export const leaks: readonly Fault[] = [
  plant('the order of a deck in the view', 'two-worlds', /view/, {
    game: {
      view: (state, viewer) =>
        withMore(honest.view(state, viewer), { row: state.row.map((card) => ({ face: 'up', card })) }),
    },
  }),
  plant('a hidden id that survives a shuffle', 'two-worlds', /view/, {
    game: {
      view: (state, viewer) =>
        withMore(honest.view(state, viewer), {
          hands: others(state, viewer).map((hand) => hand.map((card) => ({ face: 'down', id: (card * 7 + 3) % 31 }))),
        }),
    },
  }),
  plant('handles in the order of what they stand for', 'odds', /handles/, {
    game: {
      setup: (...given) => sortRow(honest.setup(...given)),
      imagine: (view) => {
        const imagine = honest.imagine(view)
        return (chance) => sortRow(imagine(chance))
      },
    },
    room: { redeal: (...given) => sortRow(sacksRoom.redeal(...given)) },
  }),
  plant('an opaque handle that stays with its card', 'odds', /handles tell what they are/, {
    room: {
      handles: (state, viewer) =>
        others(state, viewer)
          .flat()
          .map((card) => ({ handle: (card * 5 + 2) % 7, identity: card })),
    },
  }),
  plant('a setup that tells everybody what was dealt', 'two-worlds', /tells what it may not, by card/, {
    game: {
      setup: (options, loadouts, chance, emit) =>
        honest.setup(
          options,
          loadouts,
          chance,
          overheard(emit, (everyone, secret) => [secret?.event ?? everyone]),
        ),
    },
  }),
  plant('a setup that tells of a card by an event more', 'two-worlds', /in one world only/, {
    game: {
      setup: (options, loadouts, chance, emit) => {
        const state = honest.setup(options, loadouts, chance, emit)
        if (state.hands[0]?.includes(6)) emit?.({ kind: 'shuffled' })
        return state
      },
    },
  }),
  plant('a spectator who gets everything', 'two-worlds', /viewer spectator.*view/, {
    game: {
      view: (state, viewer) =>
        withMore(
          honest.view(state, viewer),
          viewer === 'spectator' ? { hands: state.hands.map((hand) => [...hand]) } : {},
        ),
    },
  }),
  plant('a count that leaks', 'two-worlds', /view/, {
    game: {
      view: (state, viewer) =>
        withMore(honest.view(state, viewer), {
          high: others(state, viewer)
            .flat()
            .filter((card) => card > 3).length,
        }),
    },
  }),
  plant('the number of choices of another seat in the view', 'two-worlds', /view/, {
    game: {
      view: (state, viewer) =>
        withMore(honest.view(state, viewer), {
          choices: state.hands.map((_, seat) => honest.legal(state, seat).length),
        }),
    },
  }),
  plant('the order of fields tells a secret', 'two-worlds', /view/, {
    game: {
      view: (state, viewer) => {
        const { points, round, ...rest } = honest.view(state, viewer)
        return (state.row.at(-1) as number) > 3 ? { points, round, ...rest } : { round, points, ...rest }
      },
    },
  }),
  plant('a secret in an event meant for others', 'two-worlds', /drew tells what it may not, by cards/, {
    game: {
      apply: (state, seat, action, chance, emit) =>
        honest.apply(
          state,
          seat,
          action,
          chance,
          overheard(emit, (everyone, secret) => [secret?.event ?? everyone]),
        ),
    },
  }),
  plant('a secret that rides along in a disclosing event', 'two-worlds', /drew tells what it may not, by next/, {
    game: {
      apply: (state, seat, action, chance, emit) =>
        honest.apply(
          state,
          seat,
          action,
          chance,
          overheard(emit, (everyone, secret) =>
            secret === undefined || secret.event.kind !== 'drew'
              ? [everyone, secret]
              : [everyone, { to: secret.to, event: withMore(secret.event, { next: state.row[state.round] }) }],
          ),
        ),
    },
  }),
  plant('a disclosing event that is not declared', 'two-worlds', /revealed .* not declared/, {
    game: { disclosing: ['drew', 'scouted'] },
  }),
  plant('an event that only comes when a secret is so', 'two-worlds', /one world/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        if (action.kind === 'seal' && state.hands[seat]?.includes(6)) emit?.({ kind: 'shuffled' })
        honest.apply(state, seat, action, chance, emit)
      },
    },
  }),
  plant('a question skipped for lack of a card', 'two-worlds', /view|who is asked|one world/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        honest.apply(state, seat, action, chance, emit)
        const left = honest.pending(state)
        if (action.kind === 'stage' || left.status === 'over') return
        for (const next of left.seats) {
          const hand = state.hands[next] as readonly number[]
          if ((hand[3] as number) > 4 || left.seats.length === 1) continue
          state.sealed[next] = [hand[0] as number, hand[1] as number]
        }
      },
    },
  }),
  plant('a secret in a refusal', 'refusals', /refusal of/, {
    game: {
      refuse: (state, seat, action) => {
        const refused = honest.refuse(state, seat, action)
        return refused && refusal(refused.code, refused.rule, { next: state.row.at(-1) as number })
      },
    },
  }),
  plant('a legal list that avoids a sealed choice', 'choices', /choices are/, {
    game: {
      legal: (state, seat) => avoidSealed(state, seat),
      refuse: (state, seat, action) =>
        honest.refuse(state, seat, action) ??
        (avoidSealed(state, seat).includes(action) ? null : refusal('sealed', 'SACK-2')),
    },
  }),
  plant('a draft shown', 'draft', /changes the view/, {
    game: { view: (state, viewer) => withMore(honest.view(state, viewer), { drafts: [...state.drafts] }) },
  }),
  plant('that a seat has begun to draft shown', 'draft', /changes the view/, {
    game: {
      view: (state, viewer) =>
        withMore(honest.view(state, viewer), { drafting: state.drafts.map((card) => card !== null) }),
    },
  }),
  plant('a staged step that draws', 'draft', /chance was used/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        if (action.kind === 'stage') chance.pick(2)
        honest.apply(state, seat, action, chance, emit)
      },
    },
  }),
  plant('an extra, empty event', 'silence', /changes nothing .* hears of shuffled/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        if (action.kind === 'stage') emit?.({ kind: 'shuffled' })
        honest.apply(state, seat, action, chance, emit)
      },
    },
  }),
  plant('a sealed choice that tells its sum', 'sealed', /by an event/, {
    game: {
      apply: (state, seat, action, chance, emit) => {
        const sum = (state.drafts[seat] ?? 0) + action.card
        honest.apply(
          state,
          seat,
          action,
          chance,
          overheard<SacksEvent>(emit, (everyone, secret) => [
            everyone?.kind === 'sealed' ? withMore(everyone, { sum }) : everyone,
            secret,
          ]),
        )
      },
    },
  }),
  plant('a sealed choice whose lower card is shown', 'sealed', /by the view/, {
    game: {
      view: (state, viewer) =>
        withMore(honest.view(state, viewer), { lower: state.sealed.map((pair) => (pair === null ? null : pair[0])) }),
    },
  }),
  plant('an imagine that returns the truth', 'odds', /truth is imagined|scatter/, {
    game: {
      view: (state, viewer) => {
        const view = honest.view(state, viewer)
        seenFrom.set(view, state)
        return view
      },
      imagine: (view) => {
        const truth = seenFrom.get(view)
        return truth === undefined ? honest.imagine(view) : () => honest.clone(truth)
      },
    },
  }),
  plant('an imagine that expects the others to seal low cards', 'odds', /sealed/, {
    game: {
      imagine: (view) => {
        const imagine = honest.imagine(view)
        return (chance) => {
          const state = imagine(chance)
          for (const [seat, seen] of view.sealed.entries()) {
            const [low, next] = state.hands[seat] as number[]
            if (seen === 'down') state.sealed[seat] = [low as number, next as number]
          }
          return state
        }
      },
    },
  }),
  plant('an imagine that forgets a mark', 'imagine', /looks different/, {
    game: {
      imagine: (view) => {
        const { top } = view
        return honest.imagine(top === null ? view : { ...view, top: { ...top, card: { face: 'down' } } })
      },
    },
  }),
]

const sortRow = (state: SacksState): SacksState => {
  const down = state.row.slice(state.round).sort((a, b) => a - b)
  state.row.splice(state.round, down.length, ...down)
  return state
}

const avoidSealed = (state: SacksState, seat: Seat) => {
  const actions = honest.legal(state, seat)
  const taken = new Set(state.sealed.flatMap((pair, other) => (pair === null || other === seat ? [] : [...pair])))
  const free = actions.filter(({ card }) => !taken.has(card))
  return free.length > 0 ? free : actions
}

import type { Box } from '@menagerie/engine'

type Types<B> = B extends Box<infer T> ? T : never

type Phases<B> = Types<B>['State']['phase']['kind']
type Actions<B> = Types<B>['Action']['kind']
type Events<B> = Types<B>['Event']['kind']

/** The kinds a game knows of its phases, of what may be done, and of what happens. */
export interface Kinds {
  readonly phases: readonly string[]
  readonly actions: readonly string[]
  readonly events: readonly string[]
}

/** Every kind and no other: one that the rules gain or lose does not compile until it stands here. */
export const everyKind = <B>(all: {
  readonly phases: Readonly<Record<Phases<B>, 0>>
  readonly actions: Readonly<Record<Actions<B>, 0>>
  readonly events: Readonly<Record<Events<B>, 0>>
}): Kinds => ({
  phases: Object.keys(all.phases),
  actions: Object.keys(all.actions),
  events: Object.keys(all.events),
})

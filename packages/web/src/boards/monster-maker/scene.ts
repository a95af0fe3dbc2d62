import type { Event } from '@menagerie/games/monster-maker'

export type Fought = Extract<Event, { readonly kind: 'fought' }>

/** One picture of a battle that is told: `told` blows have fallen, and one more than there are is how it ended. */
export interface Scene {
  readonly event: Fought
  readonly told: number
}

/** A battle blow by blow, then its end; everything else flies by itself. */
export const scenesOf = (events: readonly Event[]): readonly (readonly Scene[])[] =>
  events
    .filter((event) => event.kind === 'fought')
    .flatMap((event) => Array.from({ length: event.blows.length + 1 }, (_, at) => [{ event, told: at + 1 }]))

/** Whether the end of a battle is told. */
export const isTold = ({ event, told }: Scene): boolean => told > event.blows.length

/** A battle is in the log once its end is told. */
export const toldWith = (shown: unknown): Fought | null => (isTold(shown as Scene) ? (shown as Scene).event : null)

import { entryOf } from '@menagerie/games'
import type { TFunction } from 'i18next'

/** A game's name where its own words are not at hand yet: on the shelf and in lists. */
export const gameName = (t: TFunction, id: string): string =>
  t(`games.${id}.name`, { defaultValue: entryOf(id)?.name ?? id })

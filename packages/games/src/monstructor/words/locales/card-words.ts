import type { Catalogue } from '@menagerie/engine'
import { WEEDING } from '../../set/card-data.ts'

/** How a language names the cards supplied. */
export interface CardWords {
  readonly part: (monster: string, kind: string) => string
  readonly dragon: (faction: string, kind: string) => string
  readonly power: (icon: string, value: string) => string
  readonly spell: (name: string) => string
}

/** One name for every card id of the set supplied. */
export const cardWords = (words: CardWords): Catalogue => {
  const names: Record<string, string> = {}
  for (const line of WEEDING.trim().split('\n').slice(1)) {
    const [id = '', , name = '', faction = '', kind = '', , points = '', icons = ''] = line.split(',')
    if (kind === 'power') names[id] = words.power(icons, points)
    else if (kind === 'spell') names[id] = words.spell(name)
    else names[id] = name === '' ? words.dragon(faction, kind) : words.part(name, kind)
  }
  return names
}

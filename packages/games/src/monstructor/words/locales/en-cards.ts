import type { Catalogue } from '@menagerie/engine'
import { cardWords } from './card-words.ts'

const KIND: Readonly<Record<string, string>> = { head: 'head', body: 'body', limb: 'limb', bottom: 'legs' }
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Names of the cards supplied, by card id. */
export const cards: Catalogue = cardWords({
  part: (monster, kind) => `${monster} ${KIND[kind]}`,
  dragon: (faction, kind) => `${faction} dragon ${KIND[kind]}`,
  power: (icon, value) => `${capital(icon)} ${value}`,
  spell: (name) => name,
})

/** What each effect of a Spell card does, for its help page. */
export const effects: Catalogue = {
  remove: 'Takes one part off the other monster. Whoever plays it picks the part.',
  jinx: 'Name an icon: the other player plays no more Power cards of it in this fight.',
  bonus: 'Adds points to your own monster.',
  malus: 'Takes points from the other monster, which never shows less than 0.',
  sigil: 'Your monster counts as having all five icons in this fight.',
  peek: 'You alone look at all hidden cards the other player holds now.',
  shield: 'No more parts are taken off your monster in this fight.',
  fumble: 'One of the other player’s hidden cards, drawn at random, is used up without effect.',
}

export const factions: Catalogue = {
  UndeadEnd: 'UndeadEnd',
  ImpClick: 'ImpClick',
  MechanoWar: 'MechanoWar',
  ElementalMind: 'ElementalMind',
  CreatureScreecher: 'CreatureScreecher',
}

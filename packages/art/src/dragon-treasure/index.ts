import { MAPS } from '@menagerie/games/dragon-treasure'
import type { IconBody, Picture } from '../index.ts'
import { castle } from './castles.ts'
import { MOST_FIGURES, character, portrait } from './characters.ts'
import { country } from './country.ts'
import { dragon } from './dragon.ts'
import * as scenes from './scenes.ts'
import { army, cup, hidden, svg, treasure } from './tokens.ts'

const SEATS = [0, 1, 2, 3] as const
const figures = Array.from({ length: MOST_FIGURES }, (_, at) => at)

/** The countries supplied, everything that stands in them, and the counters. */
export const dragonTreasurePictures = (icon: IconBody): readonly Picture[] => {
  const drawn: Readonly<Record<string, string>> = {
    'land-standard': country(MAPS.standard),
    'land-short': country(MAPS.short),
    'castle-none': castle(null, icon),
    ...Object.fromEntries(SEATS.map((seat) => [`castle-${seat}`, castle(seat, icon)])),
    ...Object.fromEntries(SEATS.map((seat) => [`army-${seat}`, army(seat, icon)])),
    hidden: hidden(icon),
    treasure: treasure(),
    cup: cup(),
    dragon: svg(240, dragon('dragon', false)),
    'dragon-rages': svg(320, `<g transform="translate(44 14) scale(1.04)">${dragon('rage', true)}</g>`),
    ...Object.fromEntries(figures.map((at) => [`character-${at + 1}`, character(at)])),
    ...Object.fromEntries(figures.map((at) => [`portrait-${at + 1}`, portrait(at)])),
    'card-treasure': scenes.treasureCard(),
    'card-dragon': scenes.dragonCard(),
    'card-hidden': scenes.hiddenCard(icon),
    ...Object.fromEntries(SEATS.map((seat) => [`card-army-${seat}`, scenes.armyCard(seat, icon)])),
  }
  return Object.entries(drawn).map(([name, text]) => ({ path: `dragon-treasure/${name}.svg`, svg: text }))
}

import { type Options, boardBox } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import { addWords } from '../../../i18n.ts'
import type { Ink, PrintPart, PrintRoom } from '../../print-room.ts'
import { isSupplied, sayer } from '../words.ts'
import { armies, characters, treasures } from './counters.tsx'
import en from './locales/en.json'
import { MAP_SIZE, MapSheet } from './map-sheet.tsx'
import './print.css'
import { referenceCards } from './reference.tsx'
import { PRINT_WORDS } from './words.ts'

addWords(PRINT_WORDS, { en }, { ja: () => import('./locales/ja.json') })

const partsOf = (options: Options, ink: Ink, t: TFunction): readonly PrintPart[] => {
  const say = sayer(t)
  const part = (id: string) => ({
    id,
    name: t(`${id}.name`, { ns: PRINT_WORDS }),
    help: t(`${id}.help`, { ns: PRINT_WORDS }),
  })
  return [
    {
      ...part('map'),
      kind: 'mats',
      mats: [
        {
          id: 'map',
          name: t('map.name', { ns: PRINT_WORDS }),
          ...MAP_SIZE,
          content: <MapSheet options={options} say={say} ink={ink} />,
          designed: isSupplied(options),
        },
      ],
    },
    { ...part('characters'), kind: 'pieces', pieces: characters(options, say) },
    { ...part('treasures'), kind: 'pieces', pieces: treasures(options, say) },
    { ...part('armies'), kind: 'pieces', pieces: armies(say) },
    { ...part('reference'), kind: 'cards', byDeck: false, cards: referenceCards(options, t) },
  ]
}

/** Dragon Treasure on paper. */
export const dragonTreasurePrint: PrintRoom = {
  options: ['map', 'characters', 'treasures', 'victoryTreasures', 'exactDistance'],
  credit: (t) => t('credit', { ns: PRINT_WORDS }),
  parts: (choices, ink, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? partsOf(completed.value, ink, t) : []
  },
}

import type { CardIndex, Options, PlayerView } from '@menagerie/games/monstructor'
import { useTranslation } from 'react-i18next'
import { dragonPicture } from './assembly.ts'
import './slots.css'
import { sayer } from './words.ts'

/** The five cards of a player's dragon: those they have in their colours, the others faded. */
export const DragonSlots = ({ options, player }: { readonly options: Options; readonly player: PlayerView }) => {
  const { t } = useTranslation()
  const cards: readonly CardIndex[] = player.faction === null ? [] : (options.set.dragons[player.faction] ?? [])
  const label = sayer(t)('plate.dragon', { count: player.dragon.length })
  return (
    <span className="ms-slots" role="img" aria-label={label}>
      {cards.map((card) => (
        <span key={card} data-look={`card.${card}`} className={player.dragon.includes(card) ? 'has' : ''}>
          <img src={dragonPicture(options, card)} alt="" draggable={false} />
        </span>
      ))}
    </span>
  )
}

import type { Standing } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { modeName, ratingWords } from './said.ts'
import { STANDING_WORDS } from './words.ts'

/** How somebody plays, by game, options and seats. */
export const RatingList = ({ ratings }: Pick<Standing, 'ratings'>) => {
  const { t, i18n } = useTranslation(STANDING_WORDS)
  return (
    <ul className="things">
      {ratings.map((one) => (
        <li key={`${one.game} ${one.mode} ${one.seats}`}>
          <span>
            <b>{gameName(t, one.game)}</b>
            <small>{t('kind', { mode: modeName(t, i18n, one.game, one.mode), count: one.seats })}</small>
          </span>
          <span>{ratingWords(t, one)}</span>
        </li>
      ))}
    </ul>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { gameName } from '../../game-name.ts'
import { personName } from '../../person-name.ts'
import { hideStanding } from '../standing/requests.ts'
import { RatingList } from '../standing/rating-list.tsx'
import { personPath } from '../standing/said.ts'
import { STANDING_WORDS } from '../standing/words.ts'
import { STANDING, useOwnStanding } from './parts.ts'
import { Told } from './trouble.tsx'
import { useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** How one has played, and whom one has met; nothing before the first match is over. */
export const OwnStanding = () => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const cache = useQueryClient()
  const doing = useDoing()
  const { data } = useOwnStanding()
  if (data === undefined || data.roles.length === 0) return null
  const hide = async (hidden: boolean): Promise<void> => {
    cache.setQueryData(STANDING, await hideStanding(hidden))
  }
  return (
    <section className="panel sheet-paper" data-part="standing">
      <h2>{t('standing.title')}</h2>
      {data.ratings.length > 0 && (
        <>
          <h3>{t('ratings', { ns: STANDING_WORDS })}</h3>
          <p className="lesser">{t('ratingHelp', { ns: STANDING_WORDS })}</p>
          <RatingList ratings={data.ratings} />
        </>
      )}
      <h3>{t('standing.roles')}</h3>
      <ul className="things">
        {data.roles.map(({ game, seat, played, won }) => (
          <li key={`${game} ${seat}`}>
            <span>
              <b>{gameName(t, game)}</b>
              <small>{t('standing.seat', { number: seat + 1 })}</small>
            </span>
            <span>{t('standing.played', { count: played, won })}</span>
          </li>
        ))}
      </ul>
      {data.people.length > 0 && (
        <>
          <h3>{t('standing.people')}</h3>
          <ul className="things">
            {data.people.map(({ name, person, played, won, lost }, at) => (
              <li key={at}>
                <b>
                  {person === null ? personName(t, name) : <Link href={personPath(person)}>{personName(t, name)}</Link>}
                </b>
                <span>{t('against', { ns: STANDING_WORDS, count: played, won, lost })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Switch
        className="switch"
        isSelected={data.hidden}
        isDisabled={doing.busy}
        onChange={(hidden) => doing.go(() => hide(hidden))}
      >
        <span className="groove-s" />
        {t('standing.hide')}
      </Switch>
      <Told doing={doing} />
    </section>
  )
}

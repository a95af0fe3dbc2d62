import type { Standing } from '@menagerie/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { gameRoom } from '../../games.ts'
import { wordsReady } from '../../i18n.ts'
import { personName } from '../../person-name.ts'
import { hideStanding, standing } from '../standing/requests.ts'
import { modeName, ratingWords } from '../standing/said.ts'
import { Told } from './trouble.tsx'
import { useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

const KEY = ['standing'] as const

const Ratings = ({ ratings }: Pick<Standing, 'ratings'>) => {
  const { t, i18n } = useTranslation(ACCOUNT_WORDS)
  return (
    <>
      <h3>{t('standing.ratings')}</h3>
      <p className="lesser">{t('standing.ratingHelp')}</p>
      <ul className="own-things">
        {ratings.map((one) => (
          <li key={`${one.game} ${one.mode} ${one.seats}`}>
            <span>
              <b>{gameName(t, one.game)}</b>
              <small>{t('standing.kind', { mode: modeName(t, i18n, one.game, one.mode), count: one.seats })}</small>
            </span>
            <span>{ratingWords(t, one)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** With the words of the games in it, which name their modes. */
const named = async (): Promise<Standing> => {
  const own = await standing()
  await Promise.all([...new Set(own.ratings.map(({ game }) => game))].map(async (game) => gameRoom(game)))
  await wordsReady()
  return own
}

/** How one has played, and whom one has met; nothing before the first match is over. */
export const OwnStanding = () => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const cache = useQueryClient()
  const doing = useDoing()
  const { data } = useQuery({ queryKey: KEY, queryFn: named, staleTime: 0 })
  if (data === undefined || data.roles.length === 0) return null
  const hide = async (hidden: boolean): Promise<void> => {
    cache.setQueryData(KEY, await hideStanding(hidden))
  }
  return (
    <section className="panel sheet-paper" data-part="standing">
      <h2>{t('standing.title')}</h2>
      {data.ratings.length > 0 && <Ratings ratings={data.ratings} />}
      <h3>{t('standing.roles')}</h3>
      <ul className="own-things">
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
          <ul className="own-things">
            {data.people.map(({ name, played, won, lost }, at) => (
              <li key={at}>
                <b>{personName(t, name)}</b>
                <span>{t('standing.against', { count: played, won, lost })}</span>
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

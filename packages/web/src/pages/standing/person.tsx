import type { Profile } from '@menagerie/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { personName } from '../../person-name.ts'
import { ButtonLink } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { WireError } from '../../wire/transport.ts'
import { dayOf } from '../account/day.ts'
import { MeButton } from '../me.tsx'
import { NotFoundPage } from '../not-found.tsx'
import { replayPath } from '../replay/address.ts'
import { Trouble } from '../trouble.tsx'
import { Waiting } from '../waiting.tsx'
import { withModeWords } from './mode-words.ts'
import './page.css'
import { RatingList } from './rating-list.tsx'
import { profile } from './requests.ts'
import { STANDING_WORDS } from './words.ts'

const named = async (person: string): Promise<Profile> => {
  const found = await profile(person)
  return withModeWords(
    found,
    found.ratings.map(({ game }) => game),
  )
}

const Match = ({ match }: { readonly match: Profile['matches'][number] }) => {
  const { t, i18n } = useTranslation(STANDING_WORDS)
  const { table, game, seats, place, theirPlace, at } = match
  const came = place === theirPlace ? 'even' : place < theirPlace ? 'before' : 'behind'
  return (
    <li>
      <span>
        <b>{gameName(t, game)}</b>
        <small>
          {dayOf(i18n.language, at)} · {t('place', { place, theirs: theirPlace, count: seats })}
        </small>
      </span>
      <ButtonLink look="paper" size="sm" icon="backward-time" to={replayPath(table, null)}>
        {t(`came.${came}`)}
      </ButtonLink>
    </li>
  )
}

const Together = ({ met, matches }: Pick<Profile, 'met' | 'matches'>) => {
  const { t } = useTranslation(STANDING_WORDS)
  return (
    <section className="panel sheet-paper" data-part="together">
      <h2>{t('together')}</h2>
      {met === null ? (
        <p>{t('neverMet')}</p>
      ) : (
        <>
          <p>{t('against', { count: met.played, won: met.won, lost: met.lost })}</p>
          <ul className="things">
            {matches.map((match) => (
              <Match key={match.table} match={match} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const Shown = ({ found }: { readonly found: Profile }) => {
  const { t } = useTranslation(STANDING_WORDS)
  const { you, hidden, ratings } = found
  const name = personName(t, found.name)
  useEffect(() => {
    document.title = `${name} · ${t('client:name')}`
  }, [name, t])
  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="page papers standing">
        <div className="page-head">
          <h1>{name}</h1>
          <p>{t(you ? (hidden ? 'hiddenNow' : 'leadOwn') : 'lead')}</p>
        </div>
        <section className="panel sheet-paper" data-part="ratings">
          <h2>{t('ratings')}</h2>
          {ratings.length === 0 ? (
            <p>{t('noRatings')}</p>
          ) : (
            <>
              <p className="lesser">{t('ratingHelp')}</p>
              <RatingList ratings={ratings} />
            </>
          )}
          {you && (
            <ButtonLink look="paper" size="sm" to="/me">
              {t('change')}
            </ButtonLink>
          )}
        </section>
        {!you && <Together met={found.met} matches={found.matches} />}
      </main>
    </>
  )
}

/** `/people/<person>`: how somebody plays, for those who have sat at a table with them. To everybody else it is no page at all. */
export const PersonPage = ({ person }: { readonly person: string }) => {
  const { t } = useTranslation(STANDING_WORDS)
  const { data, error } = useQuery({ queryKey: ['person', person], queryFn: () => named(person), staleTime: 0 })
  if (data !== undefined) return <Shown found={data} />
  if (error === null) return <Waiting />
  if (error instanceof WireError && error.status === 404) return <NotFoundPage />
  return (
    <>
      <PageRail games={games} />
      <Trouble title={t('client:table.away')} text={errorText(t, error)}>
        <ButtonLink look="go" icon="griffin-symbol" to="/">
          {t('client:toHome')}
        </ButtonLink>
      </Trouble>
    </>
  )
}

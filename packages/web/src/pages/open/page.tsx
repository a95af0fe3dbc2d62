import type { Summary } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { inARow } from '../../i18n.ts'
import { personName } from '../../person-name.ts'
import { boxUrl } from '../../pieces/art.ts'
import { ButtonLink } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { useOpenTables } from '../../wire/hooks.ts'
import { AwayNote } from '../device/home.tsx'
import { MeButton } from '../me.tsx'
import { Filters } from './filters.tsx'
import { type Wishes, fitting, freeAt, readWishes, wishesIn } from './fitting.ts'
import { NoneFits } from './none.tsx'
import { OPEN_WORDS } from './words.ts'
import './page.css'

const NO_TABLES: readonly Summary[] = []
const IDS = games.map(({ id }) => id)
/** Seconds. */
const DAY = 86_400

/** How long a decision may take. */
const clockWords = (t: TFunction<typeof OPEN_WORDS>, clock: number | null): string => {
  if (clock === null) return t('clocks.untimed')
  return clock % DAY === 0 ? t('days', { count: clock / DAY }) : t('seconds', { count: clock })
}

const OpenLine = ({ table }: { readonly table: Summary }) => {
  const { t, i18n } = useTranslation(OPEN_WORDS)
  const people = table.seats.flatMap(({ kind, name }) =>
    kind === 'human' && name !== null ? [personName(t, name)] : [],
  )
  const about = [
    t('free', { count: freeAt(table) }),
    t(`paces.${table.pace}`),
    clockWords(t, table.clock),
    ...(table.rated ? [t('counted.rated')] : []),
  ]
  return (
    <li className="m">
      <img className="thumb" src={boxUrl(table.game)} alt="" />
      <span className="t">
        <b>{gameName(t, table.game)}</b>
        <small>{inARow(i18n.language, people)}</small>
        <small>{about.join(' · ')}</small>
      </span>
      <ButtonLink
        look="paper"
        size="sm"
        to={`/t/${table.id}`}
        label={t('lookAt', { game: gameName(t, table.game), names: people })}
      >
        {t('look')}
      </ButtonLink>
    </li>
  )
}

/** `/open`: every table that waits for people, by what one wishes. One sees game, options and seats before one sits down. */
export const OpenPage = () => {
  const { t } = useTranslation(OPEN_WORDS)
  const [search, setSearch] = useSearchParams()
  const wishes = readWishes(search, IDS)
  const setWishes = (next: Wishes): void => setSearch(wishesIn(next), { replace: true })
  const tables = useOpenTables().data ?? NO_TABLES
  const shown = fitting(tables, wishes)
  useEffect(() => {
    document.title = `${t('title')} · ${t('client:name')}`
  }, [t])
  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="page open-tables">
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <AwayNote />
        <section className="panel list">
          <Filters wishes={wishes} onChange={setWishes} />
          <p className="sr" role="status">
            {t('found', { count: shown.length })}
          </p>
          {shown.length === 0 ? (
            <NoneFits tables={tables} wishes={wishes} onChange={setWishes} />
          ) : (
            <ul>
              {shown.map((table) => (
                <OpenLine key={table.id} table={table} />
              ))}
            </ul>
          )}
        </section>
      </main>
    </>
  )
}

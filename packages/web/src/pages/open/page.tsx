import type { Summary } from '@menagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { inARow } from '../../i18n.ts'
import { personName } from '../../person-name.ts'
import { boxUrl } from '../../pieces/art.ts'
import { ButtonLink } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { useOpenTables } from '../../wire/hooks.ts'
import { ChoiceChips } from '../choice-chips.tsx'
import { AwayNote } from '../device/home.tsx'
import { MeButton } from '../me.tsx'
import { COUNTS, NO_WISHES, PACES, SEATS, type Wishes, fitting, freeAt } from './fitting.ts'
import { OPEN_WORDS } from './words.ts'
import './page.css'

const NO_TABLES: readonly Summary[] = []
const ANY = 'any'

const Filters = ({ wishes, onChange }: { readonly wishes: Wishes; readonly onChange: (wishes: Wishes) => void }) => {
  const { t } = useTranslation(OPEN_WORDS)
  return (
    <div className="open-filters">
      <ChoiceChips
        label={t('game')}
        ids={[ANY, ...games.map(({ id }) => id)]}
        words={(id) => (id === ANY ? t('anyGame') : gameName(t, id))}
        value={wishes.game ?? ANY}
        onChange={(id) => onChange({ ...wishes, game: id === ANY ? null : id })}
      />
      <ChoiceChips
        label={t('seats')}
        ids={SEATS}
        words={(id) => t(`seatsFree.${id}`)}
        value={wishes.seats}
        onChange={(seats) => onChange({ ...wishes, seats })}
      />
      <ChoiceChips
        label={t('pace')}
        ids={PACES}
        words={(id) => t(`paces.${id}`)}
        value={wishes.pace}
        onChange={(pace) => onChange({ ...wishes, pace })}
      />
      <ChoiceChips
        label={t('counts')}
        ids={COUNTS}
        words={(id) => t(`counted.${id}`)}
        value={wishes.counts}
        onChange={(counts) => onChange({ ...wishes, counts })}
      />
    </div>
  )
}

const OpenLine = ({ table }: { readonly table: Summary }) => {
  const { t, i18n } = useTranslation(OPEN_WORDS)
  const people = table.seats.flatMap(({ kind, name }) =>
    kind === 'human' && name !== null ? [personName(t, name)] : [],
  )
  const about = [
    t('free', { count: freeAt(table) }),
    table.clock === null ? t('paces.untimed') : t('seconds', { count: table.clock }),
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
  const [wishes, setWishes] = useState(NO_WISHES)
  const shown = fitting(useOpenTables().data ?? NO_TABLES, wishes)
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
            <p className="none">{t('none')}</p>
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

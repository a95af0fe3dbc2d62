import type { Summary } from '@menagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { putAway, useNotes } from '../../my-games.ts'
import { Button } from '../../pieces/button.tsx'
import { PageRail } from '../../pieces/rail.tsx'
import { SearchBox } from '../../pieces/search-box.tsx'
import { useLine, useMyTables } from '../../wire/hooks.ts'
import { AwayNote } from '../device/home.tsx'
import { TableLine, useCompany } from '../table-line.tsx'
import { MeButton } from '../me.tsx'
import { FILTERS, type Filter, countsOf, found, rests, shelved } from './found.ts'
import { ClearButton, NameButton } from './keeping.tsx'
import './page.css'
import { GAMES_WORDS } from './words.ts'

const PutAllAway = ({ tables }: { readonly tables: readonly Summary[] }) => {
  const { t } = useTranslation(GAMES_WORDS)
  const ids = tables.map(({ id }) => id)
  return (
    <div className="row-actions">
      <Button look="paper" size="sm" onPress={() => putAway(ids, true)}>
        {t('putAllAway')}
      </Button>
    </div>
  )
}

/** `/games`: every table one sits at, to search, to name and to clear up. */
export const GamesPage = () => {
  const { t } = useTranslation(GAMES_WORDS)
  const tables = useMyTables().data ?? []
  const { names, away } = useNotes()
  const company = useCompany()
  const [chosen, setFilter] = useState<Filter | 'away'>('all')
  const [written, setWritten] = useState('')
  useLine()
  useEffect(() => {
    document.title = `${t('title')} · ${t('client:name')}`
  }, [t])
  const out = shelved(tables, away)
  const kept = tables.filter(({ id }) => away.includes(id))
  // The last of them was taken out: nothing is left to look at there.
  const filter = chosen === 'away' && kept.length === 0 ? 'all' : chosen
  const wordsOf = (table: Summary): string => `${names[table.id] ?? ''} ${gameName(t, table.game)} ${company(table)}`
  const shown = filter === 'away' ? found(kept, 'all', written, wordsOf) : found(out, filter, written, wordsOf)
  const counts = countsOf(out)
  const finished = shown.filter(rests)
  const chip = (one: Filter | 'away', count: number) => (
    <button
      key={one}
      type="button"
      className="chip"
      aria-pressed={filter === one}
      data-selected={filter === one || undefined}
      onClick={() => setFilter(one)}
    >
      {t(`filter.${one}`, { count })}
    </button>
  )
  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="page my-games">
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <AwayNote />
        <section className="panel list">
          <div className="my-games-tools">
            <SearchBox
              label={t('search')}
              value={written}
              onChange={setWritten}
              found={written === '' ? '' : t('found', { count: shown.length })}
            />
            <div className="chips" role="group" aria-label={t('filters')}>
              {FILTERS.map((one) => chip(one, counts[one]))}
              {kept.length > 0 && chip('away', kept.length)}
            </div>
          </div>
          {shown.length === 0 ? (
            <p className="none">{t(tables.length === 0 ? 'client:home.noGames' : 'none')}</p>
          ) : (
            <ul>
              {shown.map((table) => (
                <TableLine key={table.id} table={table}>
                  <NameButton table={table} />
                  <ClearButton table={table} away={filter === 'away'} />
                </TableLine>
              ))}
            </ul>
          )}
          {filter !== 'away' && finished.length > 1 && <PutAllAway tables={finished} />}
        </section>
      </main>
    </>
  )
}

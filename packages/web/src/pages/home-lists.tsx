import type { Summary } from '@menagerie/protocol'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { gameName } from '../game-name.ts'
import { inARow } from '../i18n.ts'
import { later } from '../later.ts'
import { boxUrl } from '../pieces/art.ts'
import { ButtonLink } from '../pieces/button.tsx'
import type { IconName } from '../pieces/icon-names.ts'
import { Icon } from '../pieces/icon.tsx'
import { useNotes } from '../my-games.ts'
import { personName } from '../person-name.ts'
import { useLine, useMyTables, useOpenTables } from '../wire/hooks.ts'
import { rests, shelved } from './games/found.ts'
import { OpenSaved, useServerAway } from './device/home.tsx'
import { DEVICE_WORDS } from './device/words.ts'
import './home-lists.css'

const List = ({
  title,
  icon,
  note,
  children,
}: {
  readonly title: string
  readonly icon: IconName
  readonly note: string
  readonly children: ReactNode
}) => (
  <section className="panel list">
    <h2>
      <Icon name={icon} />
      {title}
      <small>{note}</small>
    </h2>
    {children}
  </section>
)

/** Who never had a game needs no line of one. */
const TableLine = later(() => import('./table-line.tsx').then((module) => module.TableLine))

const NO_TABLES: readonly Summary[] = []

/** How many stand on the home page; all are on a page of their own. */
const SHOWN = 6

/** `still`: the page is about to be left, and what comes now is not shown any more. */
const MyGames = ({ still }: { readonly still: boolean }) => {
  const { t } = useTranslation()
  const now = useMyTables().data ?? NO_TABLES
  const [all, setAll] = useState(now)
  if (!still && all !== now) setAll(now)
  // A first game waits for its line, and what stands meanwhile stays.
  const known = useDeferredValue(all)
  const tables = shelved(known, useNotes().away)
  useLine()
  const running = tables.filter((table) => !rests(table))
  const shown = [
    ...running.filter((table) => table.yourTurn),
    ...running.filter((table) => !table.yourTurn),
    ...tables.filter(rests),
  ].slice(0, SHOWN)
  return (
    <List title={t('home.myGames')} icon="open-book" note={t('home.running', { count: running.length })}>
      {shown.length === 0 ? (
        <p className="none">{t('home.noGames')}</p>
      ) : (
        <ul>
          {shown.map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <Link className="to-all" href="/games">
          {t('home.allGames', { count: known.length })}
        </Link>
      )}
      <OpenSaved />
    </List>
  )
}

const OpenTables = () => {
  const { t, i18n } = useTranslation()
  const { t: ofDevice } = useTranslation(DEVICE_WORDS)
  const query = useOpenTables()
  const away = useServerAway()
  const waiting = (query.data ?? []).filter(
    (table) => table.status === 'waiting' && !table.seats.some((seat) => seat.you),
  )
  const tables = waiting.slice(0, 5)

  return (
    <List title={t('home.openTables')} icon="tabletop-players" note={t('home.waitingCount', { count: tables.length })}>
      {tables.length === 0 ? (
        <p className="none">{away ? ofDevice('awayTables') : t('home.noTables')}</p>
      ) : (
        <ul>
          {tables.map((table) => {
            const people = table.seats.flatMap(({ name }) => (name === null ? [] : [personName(t, name)]))
            return (
              <li key={table.id} className="m">
                <img className="thumb" src={boxUrl(table.game)} alt="" />
                <span className="t">
                  <b>{gameName(t, table.game)}</b>
                  <small>
                    {inARow(i18n.language, people)}
                    {table.rated && ` · ${t('home.rated')}`}
                  </small>
                </span>
                <span
                  className="pips"
                  role="img"
                  aria-label={t('home.taken', { taken: people.length, seats: table.seats.length })}
                >
                  {table.seats.map((seat, index) => (
                    <i key={index} className={seat.name === null ? '' : 'on'} />
                  ))}
                </span>
                <ButtonLink
                  look="paper"
                  size="sm"
                  to={`/t/${table.id}`}
                  label={t('home.lookAt', { game: gameName(t, table.game), names: people })}
                >
                  {t('home.look')}
                </ButtonLink>
              </li>
            )
          })}
        </ul>
      )}
      {waiting.length > 0 && (
        <Link className="to-all" href="/open">
          {t('home.allOpen', { count: waiting.length })}
        </Link>
      )}
    </List>
  )
}

/** Whether both lists were answered, or nobody answers; asked once more later, they stay. */
const useListsHere = (): boolean => {
  const [here, setHere] = useState(false)
  const asked = [useMyTables(), useOpenTables()]
  const now = here || asked.every(({ data, failureReason }) => data !== undefined || failureReason !== null)
  if (now !== here) setHere(now)
  return now
}

/** What stands below the boxes comes all at once: what came bit by bit would push away what somebody is about to press. */
export const BelowTheBoxes = ({ still, children }: { readonly still: boolean; readonly children: ReactNode }) => {
  const here = useListsHere()
  const coming = <div className="below" aria-busy="true" />
  if (!here) return coming
  return (
    <Suspense fallback={coming}>
      <div className="below">
        <MyGames still={still} />
        <OpenTables />
      </div>
      {children}
    </Suspense>
  )
}

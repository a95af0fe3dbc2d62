import type { Summary } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { errorText } from '../errors.ts'
import { gameName } from '../game-name.ts'
import { inARow } from '../i18n.ts'
import { later } from '../later.ts'
import { boxUrl } from '../pieces/art.ts'
import { Button } from '../pieces/button.tsx'
import type { IconName } from '../pieces/icon-names.ts'
import { Icon } from '../pieces/icon.tsx'
import { useNotes } from '../my-games.ts'
import { personName } from '../person-name.ts'
import { useLine, useMyTables, useOpenTables, useWire } from '../wire/hooks.ts'
import { keys } from '../wire/live.ts'
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
export const MyGames = ({ still }: { readonly still: boolean }) => {
  const { t } = useTranslation()
  const now = useMyTables().data ?? NO_TABLES
  const [all, setAll] = useState(now)
  if (!still && all !== now) setAll(now)
  const tables = shelved(all, useNotes().away)
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
          <Suspense>
            {shown.map((table) => (
              <TableLine key={table.id} table={table} />
            ))}
          </Suspense>
        </ul>
      )}
      {all.length > 0 && (
        <Link className="to-all" href="/games">
          {t('home.allGames', { count: all.length })}
        </Link>
      )}
      <OpenSaved />
    </List>
  )
}

export const OpenTables = () => {
  const { t, i18n } = useTranslation()
  const { transport } = useWire()
  const cache = useQueryClient()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { t: ofDevice } = useTranslation(DEVICE_WORDS)
  const query = useOpenTables()
  const away = useServerAway()
  const tables = (query.data ?? [])
    .filter((table) => table.status === 'waiting' && !table.seats.some((seat) => seat.you))
    .slice(0, 5)
  useEffect(() => setTrouble(null), [query.data])

  const sit = async (table: Summary): Promise<void> => {
    const seat = table.seats.findIndex((one) => one.kind === 'human' && one.name === null)
    try {
      const lobby = await transport.sit(table.id, { seat: Math.max(0, seat) })
      cache.setQueryData(keys.lobby(table.id), lobby)
      go(`/t/${table.id}`)
    } catch (error) {
      setTrouble(errorText(t, error))
    }
  }

  return (
    <List title={t('home.openTables')} icon="tabletop-players" note={t('home.waitingCount', { count: tables.length })}>
      {trouble !== null && <p role="alert">{trouble}</p>}
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
                  <small>{inARow(i18n.language, people)}</small>
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
                <Button look="paper" size="sm" onPress={() => void sit(table)}>
                  {t('home.sit')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </List>
  )
}

import type { Summary } from '@menagerie/protocol'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { gameName } from '../game-name.ts'
import { useNotes } from '../my-games.ts'
import { personName } from '../person-name.ts'
import { boxUrl } from '../pieces/art.ts'
import { Icon } from '../pieces/icon.tsx'
import { isHere } from '../wire/here-id.ts'
import { ForgetButton, HereMark } from './device/kept.tsx'
import { replayPath } from './replay/address.ts'

/** Who sits at it besides oneself. */
export const useCompany = (): ((table: Summary) => string) => {
  const { t } = useTranslation()
  return (table) => {
    const company = isHere(table.id) && table.seats.filter((seat) => seat.you).length > 1
    const others = table.seats
      .filter((seat) => company || !seat.you)
      .map(({ kind, name }) => {
        if (kind === 'bot') return t('home.aBot')
        // Before the match nobody sits there; after it has begun who sat there was forgotten.
        return name === null && table.status === 'waiting' ? t('home.freeSeat') : personName(t, name ?? '')
      })
    return others.length === 0 ? t('home.alone') : t('home.with', { names: others })
  }
}

/** A table one sits at: the way to it, and to its replay. */
export const TableLine = ({ table, children }: { readonly table: Summary; readonly children?: ReactNode }) => {
  const { t } = useTranslation()
  const company = useCompany()
  const own = useNotes().names[table.id]
  return (
    <li className="kept">
      <Link className={`m ${table.yourTurn ? 'yours' : ''}`} href={`/t/${table.id}`}>
        <img className="thumb" src={boxUrl(table.game)} alt="" />
        <span className="t">
          <b>{own ?? gameName(t, table.game)}</b>
          <small>
            {own === undefined ? '' : `${gameName(t, table.game)} · `}
            {company(table)}
            <HereMark table={table} />
          </small>
        </span>
        <span className="st">
          {t(table.status !== 'playing' ? `home.${table.status}` : table.yourTurn ? 'home.yourTurn' : 'home.theirTurn')}
        </span>
      </Link>
      {table.status === 'over' && (
        <Link className="ibtn to-replay" href={replayPath(table.id, null)} aria-label={t('toReplay')}>
          <Icon name="backward-time" />
        </Link>
      )}
      {children}
      <ForgetButton table={table} />
    </li>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { personName } from '../../person-name.ts'
import { SearchBox } from '../../pieces/search-box.tsx'
import { botName } from '../match-words.tsx'
import { Act } from './act.tsx'
import { Part } from './part.tsx'
import { useShown } from './use-host.ts'
import { HOST_WORDS } from './words.ts'

/** Tables by game or id, of which a host ends one. */
export const TablesPart = () => {
  const { t } = useTranslation(HOST_WORDS)
  const [find, setFind] = useState('')
  const { data, error } = useShown(['tables', find], (host) => host.tables(find))
  const tables = data?.tables ?? []
  return (
    <Part name="tables" title={t('tables.title')} error={error}>
      <div>
        <SearchBox
          label={t('tables.find')}
          value={find}
          onChange={(text) => setFind(text.slice(0, 60))}
          found={find === '' ? '' : t('found', { count: tables.length })}
        />
      </div>
      <ul className="host-things">
        {tables.map(({ id, game, state, entries, seats }) => {
          const names = seats.map(({ kind, name }) =>
            kind === 'bot' ? botName(t, name) : name === null ? t('tables.nobody') : personName(t, name),
          )
          return (
            <li key={id}>
              <p>
                <b>{gameName(t, game)}</b>
                <small>{t(`tables.${state}`, { count: entries })}</small>
                <small>{t('tables.with', { names })}</small>
              </p>
              {state !== 'over' && (
                <div className="row">
                  <Act
                    danger
                    words={t('tables.close')}
                    label={t('tables.closeOf', { game: gameName(t, game), names })}
                    asks={t(state === 'waiting' ? 'tables.closeWaiting' : 'tables.closeRunning')}
                    act={(host, reason) => host.close(id, reason)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personName } from '../../person-name.ts'
import { SearchBox } from '../../pieces/search-box.tsx'
import { Act } from './act.tsx'
import { Part } from './part.tsx'
import { useShown } from './use-host.ts'
import { HOST_WORDS } from './words.ts'

/** People by name, whom a host keeps from new tables, or forgets. */
export const PeoplePart = () => {
  const { t } = useTranslation(HOST_WORDS)
  const [find, setFind] = useState('')
  const { data, error } = useShown(['people', find], (host) => host.people(find))
  const people = data?.people ?? []
  return (
    <Part name="people" title={t('people.title')} error={error}>
      <div>
        <SearchBox
          label={t('people.find')}
          value={find}
          onChange={(text) => setFind(text.slice(0, 60))}
          found={find === '' ? '' : t('found', { count: people.length })}
        />
      </div>
      <ul className="host-things">
        {people.map(({ id, name: given, tables, blocked }) => {
          const name = personName(t, given)
          return (
            <li key={id}>
              <p>
                <b>{name}</b>
                <small>{t('people.tables', { count: tables })}</small>
                {blocked && <small>{t('people.isBlocked')}</small>}
              </p>
              <div className="row">
                <Act
                  words={t(blocked ? 'people.unblock' : 'people.block')}
                  label={t(blocked ? 'people.unblockOf' : 'people.blockOf', { name })}
                  asks={t(blocked ? 'people.unblockAsk' : 'people.blockAsk')}
                  act={(host, reason) => host.block(id, !blocked, reason)}
                />
                <Act
                  danger
                  words={t('people.forget')}
                  label={t('people.forgetOf', { name })}
                  asks={t('people.forgetAsk')}
                  act={(host, reason) => host.forget(id, reason)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

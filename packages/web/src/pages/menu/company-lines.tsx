import type { Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { personName } from '../../person-name.ts'
import { Icon } from '../../pieces/icon.tsx'
import { useSeatCompany } from '../standing/use-seat-company.ts'
import { STANDING_WORDS } from '../standing/words.ts'

/** The ways to the pages of the others who sit at this table. */
export const CompanyLines = ({ lobby }: { readonly lobby: Lobby }) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const company = useSeatCompany(lobby, null)
  return lobby.seats.map(({ you, name }, seat) => {
    const page = company[seat]?.page ?? null
    return you || page === null ? null : (
      <button key={seat} type="button" data-part="person" onClick={() => go(page)}>
        <Icon name="tabletop-players" />
        {t('look', { ns: STANDING_WORDS, name: personName(t, name ?? '') })}
      </button>
    )
  })
}

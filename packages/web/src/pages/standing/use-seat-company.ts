import type { Company, Lobby } from '@menagerie/protocol'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { company } from './requests.ts'
import { personPath, ratingWords } from './said.ts'

/** What is known of who sits at a seat. */
export interface SeatCompany {
  /** How well they play what is played here, in words; null: it does not matter here, or is not known. */
  readonly rating: string | null
  /** The address of their page; null: there is none for whoever looks. */
  readonly page: string | null
}

const NOTHING: Company['seats'] = []

/** Of those who sit at a table. Indexed by seat; empty until it is known, and where nobody asks. */
export const useSeatCompany = (
  { id, rated, seats }: Pick<Lobby, 'id' | 'rated' | 'seats'>,
  invite: string | null,
): readonly SeatCompany[] => {
  const { t } = useTranslation()
  const sitting = seats.map(({ name, taken }) => (taken ? name : null))
  const isMine = seats.some(({ you }) => you)
  const isAmongPeople = seats.filter(({ kind, taken }) => kind === 'human' && taken).length > 1
  const { data } = useQuery({
    queryKey: ['company', id, sitting],
    queryFn: () => company(id, isMine ? null : invite),
    enabled: rated || (isMine && isAmongPeople),
  })
  return (data?.seats ?? NOTHING).map(({ rating, person }) => ({
    rating: rated && rating !== null ? ratingWords(t, rating) : null,
    page: person === null ? null : personPath(person),
  }))
}

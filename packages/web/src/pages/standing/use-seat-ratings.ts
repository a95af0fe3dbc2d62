import type { Lobby } from '@menagerie/protocol'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { company } from './requests.ts'
import { ratingWords } from './said.ts'

/** At a rated table, how well those play who sit there, in words; empty elsewhere. Indexed by seat. */
export const useSeatRatings = (
  { id, rated, seats }: Pick<Lobby, 'id' | 'rated' | 'seats'>,
  invite: string | null,
): readonly (string | null)[] => {
  const { t } = useTranslation()
  const sitting = seats.map(({ name, taken }) => (taken ? name : null))
  const { data } = useQuery({
    queryKey: ['company', id, sitting],
    queryFn: () => company(id, seats.some(({ you }) => you) ? null : invite),
    enabled: rated,
  })
  return (data?.seats ?? []).map(({ rating }) => (rating === null ? null : ratingWords(t, rating)))
}

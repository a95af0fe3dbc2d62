import type { Quiets, Standing } from '@menagerie/protocol'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../wire/hooks.ts'
import { quiets } from '../chat/requests.ts'
import { withModeWords } from '../standing/mode-words.ts'
import { standing } from '../standing/requests.ts'
import { usePush, useWishes } from './requests.ts'

/* What the parts of the page ask for besides the account. */

export const STANDING = ['standing'] as const
export const QUIETS = ['quiets'] as const

/** With the words of the games in it, which name their modes. */
const named = async (): Promise<Standing> => {
  const own = await standing()
  return withModeWords(
    own,
    own.ratings.map(({ game }) => game),
  )
}

export const useOwnStanding = (): UseQueryResult<Standing> =>
  useQuery({ queryKey: STANDING, queryFn: named, staleTime: 0 })

export const useOwnQuiets = (): UseQueryResult<Quiets> => useQuery({ queryKey: QUIETS, queryFn: quiets, staleTime: 0 })

/** It is being asked for the first time: neither here, nor known to come late, nor held back for want of a network. */
const isComing = ({ isLoading, failureCount }: UseQueryResult): boolean => isLoading && failureCount === 0

/** Whether no part was on its way any more, once: drawn one after the other they would push each other away under the eye. */
export const useAllHere = (): boolean => {
  const all: readonly UseQueryResult[] = [useMe(), useWishes(), usePush(), useOwnStanding(), useOwnQuiets()]
  const [were, setWere] = useState(false)
  const are = were || !all.some(isComing)
  if (are && !were) setWere(true)
  return are
}

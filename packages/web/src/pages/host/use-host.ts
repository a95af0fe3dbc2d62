import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { HostRequests } from './requests.ts'

/** By whom the parts of the page ask. */
export const HostContext = createContext<HostRequests | null>(null)

const useHost = (): HostRequests => {
  const host = useContext(HostContext)
  if (host === null) throw new Error('nobody keeps this house')
  return host
}

const KEY = 'host'

/** What a part of the page shows; asked again after every act. */
export const useShown = <Answer>(name: readonly string[], read: (host: HostRequests) => Promise<Answer>) => {
  const host = useHost()
  return useQuery({ queryKey: [KEY, ...name], queryFn: () => read(host), staleTime: 0, gcTime: 0 })
}

/** Does something as the host, after which everything is looked at anew. */
export const useAct = (): ((act: (host: HostRequests) => Promise<unknown>) => Promise<void>) => {
  const host = useHost()
  const cache = useQueryClient()
  return async (act) => {
    await act(host)
    await cache.invalidateQueries({ queryKey: [KEY] })
  }
}

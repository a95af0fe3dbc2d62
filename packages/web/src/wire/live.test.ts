import type { Summary } from '@menagerie/protocol'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keys } from './known.ts'
import { openLive } from './live.ts'
import type { Listener, Transport } from './transport.ts'

/** A house whose lines open when it is told to, and which tells of a new table whoever has one by then. */
const openHouse = () => {
  const tables: Summary[] = []
  const lines: { readonly listener: Listener; isOpen: boolean }[] = []
  const transport = {
    myTables: async () => [...tables],
    listen: (_: unknown, listener: Listener) => {
      const line = { listener, isOpen: false }
      lines.push(line)
      return () => {
        line.isOpen = false
      }
    },
  } as unknown as Transport
  return {
    transport,
    found: (id: string) => {
      tables.push({ id } as Summary)
      for (const { listener, isOpen } of lines) if (isOpen) listener.onMine(undefined)
    },
    /** The newest line stands from now on, or does not. */
    line: (next: 'live' | 'lost') => {
      const line = lines.at(-1)
      if (line === undefined) throw new Error('nobody listens')
      line.isOpen = next === 'live'
      line.listener.onLine(next)
    },
  }
}

/** A page that shows its tables, and has asked for them once. */
const openPage = async ({ transport }: ReturnType<typeof openHouse>) => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const shown = new QueryObserver<readonly Summary[]>(cache, { queryKey: keys.mine, queryFn: transport.myTables })
  shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual([]))
  const live = openLive(transport, cache)
  live.onLine(() => undefined)
  await Promise.resolve()
  return { live, ids: () => (shown.getCurrentResult().data ?? []).map(({ id }) => id) }
}

test('a table that came before the line stood is shown', async () => {
  const house = openHouse()
  const { ids } = await openPage(house)
  house.found('early')
  house.line('live')
  await vi.waitFor(() => expect(ids()).toEqual(['early']))
})

test('a table that came while a line was opened for other tables is shown', async () => {
  const house = openHouse()
  const { live, ids } = await openPage(house)
  house.line('live')
  live.watch('another', null)
  await Promise.resolve()
  house.found('between')
  house.line('live')
  await vi.waitFor(() => expect(ids()).toEqual(['between']))
})

test('a table that came while the line was lost is shown when it is back, or soon after', async () => {
  const house = openHouse()
  const { ids } = await openPage(house)
  house.line('live')
  house.line('lost')
  house.found('meanwhile')
  house.line('live')
  await vi.waitFor(() => expect(ids()).toEqual(['meanwhile']))
})

test('a table that comes on a standing line is shown', async () => {
  const house = openHouse()
  const { ids } = await openPage(house)
  house.line('live')
  house.found('now')
  await vi.waitFor(() => expect(ids()).toEqual(['now']))
})

import type { ActDone, AdminTables, Audit, Overview, People, Reports } from '@menagerie/protocol/programs'
import { asHost } from '../../wire/remote.ts'

/* What whoever keeps the house asks, by the token of their setting, which this page forgets when it is left. */

export interface HostRequests {
  readonly overview: () => Promise<Overview>
  readonly people: (find: string) => Promise<People>
  readonly tables: (find: string) => Promise<AdminTables>
  readonly reports: () => Promise<Reports>
  readonly audit: () => Promise<Audit>
  readonly close: (table: string, reason: string) => Promise<ActDone>
  readonly block: (person: string, blocked: boolean, reason: string) => Promise<ActDone>
  readonly forget: (person: string, reason: string) => Promise<ActDone>
  readonly settle: (report: string, reason: string) => Promise<ActDone>
}

export const hostRequests = (token: string): HostRequests => {
  const get = <Answer>(path: string): Promise<Answer> => asHost(token, path)
  const post = (path: string, body: object): Promise<ActDone> => asHost(token, path, body)
  const finding = (find: string): string => `?${new URLSearchParams({ find }).toString()}`
  return {
    overview: () => get('/overview'),
    people: (find) => get(`/people${finding(find)}`),
    tables: (find) => get(`/tables${finding(find)}`),
    reports: () => get('/reports'),
    audit: () => get('/audit'),
    close: (table, reason) => post(`/tables/${encodeURIComponent(table)}/close`, { reason }),
    block: (person, blocked, reason) => post(`/people/${encodeURIComponent(person)}/block`, { blocked, reason }),
    forget: (person, reason) => post(`/people/${encodeURIComponent(person)}/forget`, { reason }),
    settle: (report, reason) => post(`/reports/${encodeURIComponent(report)}/settle`, { reason }),
  }
}

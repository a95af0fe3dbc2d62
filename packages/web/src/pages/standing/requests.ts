import type { BotStandings, Company, Profile, Standing } from '@menagerie/protocol'
import { ask } from '../../wire/remote.ts'

/* How people and bots play. */

export const standing = (): Promise<Standing> => ask('GET', '/api/me/standing')
export const hideStanding = (hidden: boolean): Promise<Standing> => ask('POST', '/api/me/standing', { hidden })

export const company = (table: string, invite: string | null): Promise<Company> =>
  ask('GET', `/api/tables/${table}/company${invite === null ? '' : `?invite=${invite}`}`)

export const profile = (person: string): Promise<Profile> => ask('GET', `/api/people/${encodeURIComponent(person)}`)
export const botStandings = (): Promise<BotStandings> => ask('GET', '/api/bots')

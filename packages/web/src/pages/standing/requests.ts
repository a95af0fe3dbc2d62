import type { Company, Standing } from '@menagerie/protocol'
import { ask } from '../../wire/remote.ts'

/* How people play. No other page asks for it. */

export const standing = (): Promise<Standing> => ask('GET', '/api/me/standing')
export const hideStanding = (hidden: boolean): Promise<Standing> => ask('POST', '/api/me/standing', { hidden })

export const company = (table: string, invite: string | null): Promise<Company> =>
  ask('GET', `/api/tables/${table}/company${invite === null ? '' : `?invite=${invite}`}`)

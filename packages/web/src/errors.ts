import type { TFunction } from 'i18next'
import { fill } from './say.tsx'
import { WireError } from './wire/transport.ts'

/** Words for a failed request. Refusals of a game speak in its own words when `game` is given. */
export const errorText = (t: TFunction, error: unknown, game?: string): string => {
  if (!(error instanceof WireError)) return t('errors.internal')
  const { code, rule, values } = error
  if (rule !== null && game !== undefined) {
    const own = t(`refusal.${code}`, { ns: game, ...fill(t, game, values, []), defaultValue: '' })
    if (own !== '') return own
  }
  const said = game === undefined ? values : fill(t, game, values, [])
  return t([`errors.${code}`, rule === null ? 'errors.internal' : 'errors.refused'], { ...said })
}

import type { TFunction } from 'i18next'

/** Section names of a printed rulebook, which is in English, in the language spoken; where a game names none, as printed. */
export const sourceWords = (t: TFunction, game: string, source: string): string => {
  const sections: unknown = t('sources', { ns: game, returnObjects: true, defaultValue: {} })
  if (typeof sections !== 'object' || sections === null) return source
  const known = sections as Readonly<Record<string, string>>
  return (
    known[source] ??
    source
      .split(', ')
      .map((part) => known[part] ?? part)
      .join(', ')
  )
}

/** A day in words, of milliseconds since 1970. */
export const dayOf = (language: string, ms: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ms)

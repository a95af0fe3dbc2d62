import type { Plant } from './wire-leaks.ts'

/** By the secret of a house: how often it was told something, and what to do when it is. */
const housesTold = (): {
  readonly count: (secret: number) => number
  readonly onSaid: (secret: number, tell: () => void) => void
  readonly said: (secret: number) => void
} => {
  const counts = new Map<number, number>()
  const tellers = new Map<number, (() => void)[]>()
  return {
    count: (secret) => counts.get(secret) ?? 0,
    onSaid: (secret, tell) => void tellers.set(secret, [...(tellers.get(secret) ?? []), tell]),
    said: (secret) => {
      counts.set(secret, (counts.get(secret) ?? 0) + 1)
      for (const tell of tellers.get(secret) ?? []) tell()
    },
  }
}

/** A fault that gives away that a house was told something: what of its requests that is, and what becomes of it. */
export const plantOf = (
  isTold: (method: string, url: string) => boolean,
  name: string,
  make: (told: ReturnType<typeof housesTold>) => Omit<Plant, 'name' | 'send'> & {
    /** Of every answer, as it is sent. */
    readonly answer?: (payload: string, secret: number, url: string) => string
  },
): Plant => {
  const told = housesTold()
  const { answer = (payload: string) => payload, ...rest } = make(told)
  return {
    name,
    ...rest,
    send: ({ method, url, payload }, secret) => {
      if (isTold(method, url)) told.said(secret)
      return answer(payload, secret, url)
    },
  }
}

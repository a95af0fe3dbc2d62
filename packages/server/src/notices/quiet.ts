/** Hours in which somebody wants to be told nothing. */
export interface QuietHours {
  /** Of the day, 0 to 23: from the first until the other; the same: there are none. */
  readonly quietFrom: number
  readonly quietUntil: number
  /** The name of a zone, such as `Asia/Tokyo`. */
  readonly zone: string
}

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether it is quiet at that time, milliseconds since 1970. A zone that is no longer known here counts as that of Greenwich. */
export const isQuiet = ({ quietFrom, quietUntil, zone }: QuietHours, at: number): boolean => {
  if (quietFrom === quietUntil) return false
  const timeZone = isZone(zone) ? zone : 'UTC'
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
  return quietFrom < quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil
}

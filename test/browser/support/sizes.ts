/** Phones upright and sideways, and 1440x900 at 200 % zoom: screens on which room is dear. */
export const SMALL = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const

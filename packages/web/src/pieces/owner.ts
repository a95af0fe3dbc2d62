import type { PlaqueName } from './shapes.ts'

/** Shape and colours by which the things of a seat are known: never by colour alone. Indexed by seat. */
export interface OwnerLook {
  readonly shape: PlaqueName
  /** Light, body and rim, as CSS colours. */
  readonly light: string
  readonly body: string
  readonly rim: string
}

const OWNERS: readonly OwnerLook[] = [
  { shape: 'shield', light: '#e0604a', body: '#a3271d', rim: '#64100d' },
  { shape: 'round', light: '#6aa6dc', body: '#255f9c', rim: '#0f325c' },
  { shape: 'diamond', light: '#86bf74', body: '#3a7a34', rim: '#17441a' },
  { shape: 'hexagon', light: '#c79be6', body: '#6f419e', rim: '#3a1a5e' },
  { shape: 'crest', light: '#f0cf7a', body: '#a87a1c', rim: '#5e400a' },
  { shape: 'arch', light: '#7fd6cf', body: '#1f7f78', rim: '#0c4340' },
]
/** What belongs to nobody. */
const NOBODYS: OwnerLook = { shape: 'round', light: '#f4ead0', body: '#d8c39a', rim: '#7d6238' }

export const ownerLook = (seat: number | null): OwnerLook =>
  seat === null ? NOBODYS : (OWNERS[seat % OWNERS.length] as OwnerLook)

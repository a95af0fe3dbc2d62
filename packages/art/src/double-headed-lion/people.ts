/** How a character looks: kept apart from the rules, which know names, classes and values. */
export interface Person {
  readonly side: 'republic' | 'royalist'
  readonly kind: 'warrior' | 'knight' | 'mage' | 'berserker' | 'rider' | 'princess' | 'queen' | 'thief' | 'archer'
  readonly skin: string
  readonly hair: string
  /** Armour, robe or hood. */
  readonly arm: string
  readonly woman: boolean
  readonly beard: 'none' | 'short' | 'long'
  readonly grin: boolean
}

type Look = Partial<Pick<Person, 'woman' | 'beard' | 'grin'>>

const person =
  (side: Person['side']) =>
  (kind: Person['kind'], skin: string, hair: string, arm: string, look: Look = {}): Person => ({
    side,
    kind,
    skin,
    hair,
    arm,
    woman: false,
    beard: 'none',
    grin: false,
    ...look,
  })
const republic = person('republic')
const royalist = person('royalist')

/** The twenty characters by their ids. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  storm: republic('warrior', '#c98a5e', '#3a2a22', '#8d98a4', { beard: 'short' }),
  roland: republic('knight', '#e8b98f', '#7a4a22', '#b9c2cb'),
  mondor: republic('mage', '#e3b48c', '#e9e6de', '#5a2f6b', { beard: 'long' }),
  garla: republic('mage', '#a86a44', '#241a1c', '#2f6b5a', { woman: true }),
  tamroan: republic('warrior', '#8a5636', '#1c1414', '#a8814a'),
  grinn: republic('warrior', '#edc29a', '#b5522a', '#7f8a94', { beard: 'short', grin: true }),
  gorbois: republic('knight', '#e0ab80', '#4a3424', '#8f9aa6', { beard: 'short' }),
  aji: republic('berserker', '#d89a6a', '#8a2a1a', '#6b4a2c', { beard: 'long', grin: true }),
  aila: republic('rider', '#f0caa4', '#d9a441', '#3f7f6b', { woman: true }),
  vishnus: royalist('princess', '#f3d0ae', '#e7c35a', '#e9e2f0', { woman: true }),
  lancelot: royalist('knight', '#ecc29a', '#d8b56a', '#d0d8e0'),
  alshark: royalist('warrior', '#b87a4e', '#22262e', '#5f7488', { beard: 'short' }),
  dianne: royalist('queen', '#e6b68e', '#7a2f1c', '#9fb0c4', { woman: true }),
  lufiea: royalist('mage', '#f0c8a8', '#8fb8d8', '#3a5aa0', { woman: true }),
  ganda: royalist('mage', '#9a6a4a', '#6b6f78', '#2f3f5f', { beard: 'short' }),
  charlemagne: royalist('thief', '#d8a67c', '#2c2222', '#33404f', { woman: true }),
  titina: royalist('warrior', '#f0caa0', '#c94f2c', '#8ea0b4', { woman: true }),
  millienne: royalist('warrior', '#8f5c3c', '#1f1618', '#8ea0b4', { woman: true }),
  racoon: royalist('warrior', '#e0b088', '#6a6460', '#6f7f70', { grin: true }),
  lolienne: royalist('archer', '#eec39c', '#9a6a34', '#4f7a44', { woman: true }),
}

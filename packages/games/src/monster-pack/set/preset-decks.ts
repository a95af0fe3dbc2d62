/** A supplied deck as text: ids, `x2` for two copies. Designed: the rulebook gives only the sizes. */
export interface PresetDeck {
  readonly id: string
  readonly format: 'short' | 'standard'
  readonly list: string
}

/** Two-colour decks run in a circle, each strong against one and weak against another; Prism has three colours. */
export const PRESET_DECKS: readonly PresetDeck[] = [
  {
    id: 'tidewatch',
    format: 'short',
    list: 'B05 B06x2 B09 B10 B12x2 B15 B17 B19 R04 R06 R11 R12 R16 R20 W01 W02 W05 W09',
  },
  {
    id: 'emberfront',
    format: 'short',
    list: 'R05 R06x2 R09 R10 R12x2 R15 R17 R19 G04 G06 G11 G12 G16 G20 W03 W04 W06 W10',
  },
  {
    id: 'groveCouncil',
    format: 'short',
    list: 'G05 G06x2 G09 G10 G12x2 G15 G17 G19 B04 B06 B11 B12 B16 B20 W02 W03 W07 W09',
  },
  {
    id: 'prism',
    format: 'short',
    list: 'B05 B06 B10 B12 B16 R05 R06 R11 R12 R17 G05 G06 G11 G12 G17 W01 W02 W05 W09 W11',
  },
  {
    id: 'tidewatch',
    format: 'standard',
    list: 'B03 B04 B05 B06 B08 B09 B10 B11 B12x2 B14 B15 B17 B19 B20 R04 R05 R06 R10 R11 R12 R16 R17 R18 W02 W04 W06 W07 W10 W12',
  },
  {
    id: 'emberfront',
    format: 'standard',
    list: 'R03 R04 R05 R06 R08 R09 R10 R11 R12x2 R14 R15 R17 R19 R20 G04 G05 G06 G10 G11 G12 G16 G17 G18 W01 W04 W05 W07 W09 W11',
  },
  {
    id: 'groveCouncil',
    format: 'standard',
    list: 'G03 G04 G05 G06 G08 G09 G10 G11 G12x2 G14 G15 G17 G19 G20 B04 B05 B06 B10 B11 B12 B16 B17 B18 W02 W03 W06 W08 W10 W12',
  },
  {
    id: 'prism',
    format: 'standard',
    list: 'B05 B06 B10 B11 B12 B16 B17 B20 R05 R06 R10 R11 R12 R16 R17 R20 G05 G06 G10 G11 G12 G16 G17 G20 W01 W02 W05 W06 W09 W11',
  },
]

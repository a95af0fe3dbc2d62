import type { Card, Type } from './components.ts'

/** Name, power, stars. Designed: the rulebook prints no card list. */
type Row = readonly [id: string, name: string, power: number, stars: number]

const EVADE: readonly Row[] = [
  ['B01', 'Puddlewink', 100, 1],
  ['B02', 'Skitterfin', 150, 1],
  ['B03', 'Mistmite', 150, 1],
  ['B04', 'Rippletoe', 200, 1],
  ['B05', 'Glimmernewt', 200, 1],
  ['B06', 'Dodgekin', 250, 1],
  ['B07', 'Veilwisp', 300, 2],
  ['B08', 'Slipscale', 350, 2],
  ['B09', 'Eddyhare', 350, 2],
  ['B10', 'Fogmantle', 400, 2],
  ['B11', 'Tidehopper', 400, 2],
  ['B12', 'Blinkotter', 450, 2],
  ['B13', 'Squallstrider', 550, 3],
  ['B14', 'Mirrorfin', 550, 3],
  ['B15', 'Undertowl', 600, 3],
  ['B16', 'Hazelynx', 650, 3],
  ['B17', 'Driftshade', 650, 3],
  ['B18', 'Maelstep', 800, 4],
  ['B19', 'Leviathrush', 850, 4],
  ['B20', 'Sapphire Nowhere', 900, 4],
]

const STRIKE: readonly Row[] = [
  ['R01', 'Embernip', 50, 1],
  ['R02', 'Clawlet', 100, 1],
  ['R03', 'Scorchick', 150, 1],
  ['R04', 'Jabbertusk', 200, 1],
  ['R05', 'Knucklepup', 250, 1],
  ['R06', 'Cindertick', 300, 1],
  ['R07', 'Ramshackler', 250, 2],
  ['R08', 'Gashhound', 300, 2],
  ['R09', 'Pyrefist', 350, 2],
  ['R10', 'Hornetjack', 400, 2],
  ['R11', 'Flintmaul', 450, 2],
  ['R12', 'Spurlion', 500, 2],
  ['R13', 'Warthump', 500, 3],
  ['R14', 'Magmauler', 550, 3],
  ['R15', 'Slashgrin', 600, 3],
  ['R16', 'Furnabull', 650, 3],
  ['R17', 'Thrashwyrm', 700, 3],
  ['R18', 'Volcanaught', 750, 4],
  ['R19', 'Crimson Onrush', 850, 4],
  ['R20', 'Titanjaw', 950, 4],
]

const SPELL: readonly Row[] = [
  ['G01', 'Hexling', 0, 1],
  ['G02', 'Sporewit', 100, 1],
  ['G03', 'Mossmumble', 200, 1],
  ['G04', 'Charmroot', 200, 1],
  ['G05', 'Thistlehum', 250, 1],
  ['G06', 'Runebud', 300, 1],
  ['G07', 'Brambleseer', 200, 2],
  ['G08', 'Croakmancer', 350, 2],
  ['G09', 'Ivychanter', 350, 2],
  ['G10', 'Lanternmoss', 400, 2],
  ['G11', 'Gnarlwitch', 450, 2],
  ['G12', 'Fernoracle', 500, 2],
  ['G13', 'Verdavex', 450, 3],
  ['G14', 'Mandramagus', 550, 3],
  ['G15', 'Jadeshaman', 600, 3],
  ['G16', 'Sylvanquill', 650, 3],
  ['G17', 'Grimgrove', 750, 3],
  ['G18', 'Eldersap', 700, 4],
  ['G19', 'Worldroot Sage', 850, 4],
  ['G20', 'Emerald Omen', 1000, 4],
]

const WILD: readonly Row[] = [
  ['W01', 'Blankit', 0, 1],
  ['W02', 'Fizzpop', 0, 1],
  ['W03', 'Chalkimp', 50, 1],
  ['W04', 'Popglow', 100, 1],
  ['W05', 'Snowfuse', 100, 2],
  ['W06', 'Paperghast', 150, 2],
  ['W07', 'Boomoth', 200, 2],
  ['W08', 'Nullhare', 250, 2],
  ['W09', 'Whitecrash', 300, 3],
  ['W10', 'Palebang', 400, 3],
  ['W11', 'Novaclast', 500, 4],
  ['W12', 'Zerogeist', 600, 4],
]

const cardsOf = (type: Type, rows: readonly Row[]): readonly Card[] =>
  rows.map(([id, name, power, stars]) => Object.freeze({ id, name, type, power, stars }))

/** The 72 monsters supplied, 20 Blue, 20 Red, 20 Green and 12 White, in the order of their ids' colours. */
export const MONPAK: readonly Card[] = [
  ...cardsOf('Blue Evade', EVADE),
  ...cardsOf('Red Strike', STRIKE),
  ...cardsOf('Green Spell', SPELL),
  ...cardsOf('White Wild', WILD),
]

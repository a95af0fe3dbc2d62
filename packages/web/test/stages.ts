import i18next, { type TFunction } from 'i18next'
import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Fight as LionFight } from '../src/boards/double-headed-lion/fight.tsx'
import { fightScene } from '../src/boards/double-headed-lion/scene.ts'
import { Fight as TreasureFight } from '../src/boards/dragon-treasure/fight.tsx'
import { fightOf } from '../src/boards/dragon-treasure/fight-shown.ts'
import { sayer } from '../src/boards/dragon-treasure/words.ts'
import { Battle } from '../src/boards/monster-maker/battle.tsx'
import type { Scene } from '../src/boards/monster-maker/scene.ts'
import { Clash } from '../src/boards/monster-pack/clash.tsx'
import { laneView } from '../src/boards/monster-pack/lanes.ts'
import { nameOf } from '../src/boards/monster-pack/looks.ts'
import { Fight as MonstructorFight } from '../src/boards/monstructor/fight.tsx'
import { fightShown } from '../src/boards/monstructor/fight-shown.ts'
import client from '../src/locales/en.json'

/** What a stage is drawn from; views and events are the game's own. */
export interface Staged {
  readonly view: never
  /** A group of what is told; empty: the stage as it is asked in. */
  readonly told: readonly never[]
  readonly names: readonly string[]
}

type Stage = (staged: Staged, t: TFunction) => ReactNode

const NOWHERE: ReadonlySet<string> = new Set()
const nobody = (names: readonly string[]): readonly boolean[] => names.map(() => false)

/** The stages of each game, as its board draws them for who sits at seat 0. */
export const STAGES: Readonly<Record<string, Stage>> = {
  'double-headed-lion': ({ view, told, names }) => {
    const { options } = view
    const scene = fightScene(view, told)
    const given = { options, scene, near: 0 as const, names, bots: nobody(names), staged: null }
    return createElement(LionFight, { ...given, lead: '', rule: null, chances: null })
  },
  'dragon-treasure': ({ view, told, names }, t) => {
    const fight = fightOf(view, told)
    const given = { view, say: sayer(t), names, bots: nobody(names), mine: 0, fight, asking: told.length === 0 }
    return createElement(TreasureFight, { ...given, open: fight !== null, onClose: () => undefined })
  },
  'monster-maker': ({ view, told, names }) => {
    const scene = (told as readonly Scene[])[0] ?? null
    const { options } = view as { options: never }
    const seat = scene?.event.seat ?? 0
    const given = { view, options, seat, draft: [], name: names[seat] ?? '', bot: false, aids: false }
    return createElement(Battle, { ...given, lead: '', scene, roll: 'roll' })
  },
  'monster-pack': ({ view, told, names }, t) =>
    laneView({
      view,
      near: 0,
      told,
      entering: null,
      can: NOWHERE,
      names,
      nameOf: (card) => nameOf(t, card),
    }).clashes.map((clash) => createElement(Clash, { key: clash.lane, ...clash })),
  monstructor: ({ view, told, names }) => {
    const fight = fightShown(view, told)
    if (fight === null) return null
    const given = { view, fight, seat: 0, names, bots: nobody(names), priority: null, can: NOWHERE, chosen: false }
    return createElement(MonstructorFight, { ...given, onPress: () => undefined, footer: null })
  },
}

/** Draws the stages of a game in English; `words`: those of the game, and of its inspector by namespace. */
export const stagesOf = async (
  game: string,
  words: Readonly<Record<string, object>>,
): Promise<{ readonly t: TFunction; readonly drawn: (staged: Staged) => string }> => {
  const i18n = i18next.createInstance()
  const board = (await import(`../src/boards/${game}/locales/en.json`)) as { readonly default: object }
  const resources = { client, [`${game}-board`]: board.default, ...words }
  await i18n.init({
    lng: 'en',
    defaultNS: 'client',
    fallbackNS: 'client',
    interpolation: { escapeValue: false },
    resources: { en: resources },
  })
  const stage = STAGES[game]
  if (stage === undefined) throw new Error(`${game} has no stage`)
  return {
    t: i18n.t,
    drawn: (staged) => renderToStaticMarkup(createElement(I18nextProvider, { i18n }, stage(staged, i18n.t))),
  }
}

/** A stretch of text, and what the nearest element around it stands for; null where nothing does. */
export interface Stretch {
  readonly text: string
  readonly aim: Aimed | null
}
/** The address of a thing, or of a place of the board; `named`: the element is a name and nothing else. */
export interface Aimed {
  readonly by: 'look' | 'place'
  readonly to: string
  readonly named: boolean
}

const PIECE = /<(\/?)([a-z][a-z0-9-]*)([^>]*?)(\/?)>|([^<]+)/g
const VOID = new Set(['img', 'br', 'input', 'hr'])
const AIM = /data-(look|place)="([^"]+)"/

const aimOf = (attributes: string): Aimed | null => {
  const [, by, to = ''] = AIM.exec(attributes) ?? []
  return by === undefined ? null : { by: by as Aimed['by'], to, named: attributes.includes('data-named') }
}

/** The texts of markup, each with what it leads to. */
export const stretchesOf = (markup: string): readonly Stretch[] => {
  const around: (Aimed | null)[] = []
  const found: Stretch[] = []
  for (const [, end, name = '', attributes = '', closed, text] of markup.matchAll(PIECE)) {
    if (text !== undefined) found.push({ text, aim: around.at(-1) ?? null })
    else if (end === '/') around.pop()
    else if (closed === '' && !VOID.has(name)) around.push(aimOf(attributes) ?? around.at(-1) ?? null)
  }
  return found
}

import { box } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { pictures } from '@menagerie/art'
import { assemble } from '@menagerie/art/monstructor'
import { type Sprite, drawnOf, layerFile } from '@menagerie/art/monstructor'
import { layout } from '@menagerie/art/monstructor'
import { artPart } from '@menagerie/art/monstructor'
import { cardPages } from './card-pages.ts'
import { BACKS, cardLook, knownLook, picLook } from './looks.ts'

const t = ((key: string) => key) as TFunction
const drawn = new Set(pictures(() => '<path d="M0 0h512v512H0Z"/>').map(({ path }) => path.replace('.svg', '')))

/** The set supplied with its monsters and factions under other names, as a set of somebody's own might have them. */
const foreign = (csv: string): string =>
  csv
    .replaceAll(/^([UIMEC]\d)(\w+),([UIMEC]\d)(\w+),/gm, 'x$1$2,x$3$4,')
    .replaceAll(/^D([UIMEC])(\w+),/gm, 'y$1$2,')
    .replaceAll('UndeadEnd', 'Teatime')
    .replaceAll('WWNNNN', 'WWWNNNNNN')

const optionsOf = (choices: Record<string, unknown>) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  return completed.value
}

const supplied = optionsOf({})
const KINDS = ['body', 'head', 'bottom', 'limb', 'power', 'spell']

const connectorsOf = (card: number, kind: string, isCard: boolean): string => {
  const { wide, narrow } = supplied.set
  if (kind === 'body') return 'W'.repeat(wide[card] ?? 0) + 'N'.repeat(narrow[card] ?? 0)
  return kind === 'limb' ? 'n' : isCard ? '' : 'w'
}
const effectOf = (card: number): string => {
  const effect = supplied.set.effects[card] ?? null
  if (effect === null) return ''
  if (effect.name === 'remove') return `remove:${KINDS.slice(0, 4)[effect.kind] ?? 'any'}`
  return effect.value > 0 ? `${effect.name}:${effect.value}` : effect.name
}

const csv = [
  'id,pic,name,faction,kind,connectors,points,icons,effect',
  ...supplied.set.ids.map((id, card) => {
    const { set } = supplied
    const isCard = (set.effects[card] ?? null) !== null || set.kind[card] === 4
    const kind = KINDS[set.kind[card] ?? 0] ?? ''
    const icons = ['spear', 'bow', 'sword', 'mace', 'axe'].filter((_, at) => ((set.icons[card] ?? 0) >> at) & 1)
    return [
      id,
      isCard || card >= set.deck ? '' : (set.pics[set.pic[card] ?? 0] ?? ''),
      set.names[card] ?? '',
      isCard ? '' : (set.factions[set.faction[card] ?? 0] ?? ''),
      kind,
      connectorsOf(card, kind, isCard),
      (set.effects[card] ?? null) === null ? String(set.points[card]) : '',
      icons.join('+'),
      effectOf(card),
    ].join(',')
  }),
].join('\n')

test.each([
  ['supplied', {}],
  ["of somebody's own", { cardSet: { csv: foreign(csv) } }],
])('every card of the set %s has a picture on both sides and a help page with rules', (_, choices) => {
  const options = optionsOf(choices)
  const { set } = options
  for (const [card, id] of set.ids.entries())
    expect([id, drawn.has(cardLook(t, options, card).picture)]).toEqual([id, true])
  for (const [pic, name] of set.pics.entries()) {
    const look = picLook(t, options, pic)
    expect([name, look.number, drawn.has(look.picture)]).toEqual([name, null, true])
  }
  for (const back of Object.values(BACKS)) expect(drawn).toContain(back)
  const pages = cardPages(t, options)
  expect(pages.map(({ id }) => id)).toEqual(set.ids)
  for (const page of pages) {
    expect([page.id, page.words.length > 1, page.rules.length > 2]).toEqual([page.id, true, true])
    expect(box.rulebook.map(({ id }) => id)).toEqual(expect.arrayContaining([...page.rules]))
  }
})

/** Files of a sprite that nobody has drawn. */
const missing = (sprite: Sprite): readonly string[] =>
  (['cut', 'art'] as const)
    .map((layer) => layerFile(sprite, layer).replace('#plain', ''))
    .filter((file) => !drawn.has(file))

test("every part of any set is drawn in a creature by files there are, a dragon's in the look of dragons", () => {
  for (const options of [supplied, optionsOf({ cardSet: { csv: foreign(csv) } })]) {
    const { set } = options
    const parts = set.pics.map((name, pic) => artPart(set, pic, name))
    const { joints } = assemble(parts)
    for (const sprite of drawnOf(layout(parts, joints)).sprites) expect(missing(sprite)).toEqual([])
    for (const part of parts)
      for (const sprite of drawnOf(layout([part], [])).sprites) expect(missing(sprite)).toEqual([])
    for (const card of set.dragons.flat()) expect(cardLook(t, options, card).picture).toMatch(/monstructor\/D[UIMEC]/)
  }
})

test('MS-23 where point sides are dealt anew, a card shows those it was dealt and not those of its print', () => {
  const printed = optionsOf({})
  const options = optionsOf({ mode: 'dominoes', backs: 'shuffled' })
  const [low, high] = ['U1La', 'U4Lb'].map((id) => options.set.ids.indexOf(id))
  if (low === undefined || high === undefined) throw new Error('no such cards')
  expect(knownLook(t, { options: printed, faces: [] }, low).number).toBe('1')
  expect(knownLook(t, { options, faces: [[low, high]] }, low)).toMatchObject({ number: '4', name: 'cards.U1La' })
  expect(knownLook(t, { options, faces: [[high, low]] }, low).number).toBeNull()
  const dragon = options.set.ids.indexOf('DUH')
  expect(knownLook(t, { options, faces: [] }, dragon).number).toBe('2')
  const power = options.set.ids.indexOf('PBO3a')
  expect(knownLook(t, { options, faces: [] }, power).number).toBe('+3')
  const pages = cardPages(t, options)
  expect([pages[low]?.look.number, pages[dragon]?.look.number]).toEqual([null, '2'])
})

import postcss, { type Root } from 'postcss'
import { type Styled, classesOf, isFrame, isKind, styledBy } from './rules.ts'
import { isAtom, roomOf } from './rooms.ts'
import { type Drawn, type Worn, drawnIn, saidIn, wornIn } from './worn.ts'

/** The sources below `src` by path: sheets, and what draws. */
export type Sources = ReadonlyMap<string, string>

const HOUSE = 'the house'
const ATOM = 'an atom'

/** A state of a thing, said the same way in every room; it styles nothing by itself. */
const isState = (word: string): boolean => word.startsWith('is-')

const says = ({ words, stems }: Worn, word: string): boolean =>
  words.has(word) || [...stems].some((stem) => word.startsWith(stem) || word.endsWith(stem))

interface Sheet {
  readonly file: string
  readonly room: string
  readonly root: Root
}

const sheetsOf = (sources: Sources): readonly Sheet[] =>
  [...sources]
    .filter(([file]) => file.endsWith('.css'))
    .map(([file, text]) => ({ file, room: roomOf(file) ?? HOUSE, root: postcss.parse(text) }))

const grouped = <T>(pairs: Iterable<readonly [string, T]>): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>()
  for (const [key, value] of pairs) found.set(key, [...(found.get(key) ?? []), value])
  return found
}

/** What the atoms say that a room places; an icon in a button is the button's. */
const atomsPlaced = (sources: Sources): ReadonlyMap<string, readonly (readonly Worn[])[]> => {
  const atoms = [...sources].filter(([file]) => isAtom(file))
  return grouped(
    [...sources]
      .filter(([file]) => file.endsWith('.tsx') && roomOf(file) !== null)
      .map(([file, code]) => [
        roomOf(file) as string,
        atoms
          .filter(([atom]) => code.includes(`/${atom.split('/')[1] as string}'`))
          .map(([atom, text]) => saidIn(atom, text)),
      ]),
  )
}

/** Every class a sheet names is written by its room, and every class a room writes is named by its sheets or the house's. */
const strangers = (sources: Sources, sheets: readonly Sheet[]): readonly string[] => {
  const scripts = [...sources].filter(([file]) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  const said = grouped(scripts.map(([file, code]) => [roomOf(file) ?? HOUSE, saidIn(file, code)] as const))
  const named = new Map<string, Set<string>>()
  for (const sheet of sheets)
    named.set(sheet.room, new Set([...(named.get(sheet.room) ?? []), ...classesOf(sheet.root).keys()]))
  const house = named.get(HOUSE) ?? new Set<string>()
  const placed = atomsPlaced(sources)
  const unused = sheets.flatMap((sheet) => {
    const writers =
      sheet.room === HOUSE
        ? [...said.values()].flat()
        : [...(said.get(sheet.room) ?? []), ...(placed.get(sheet.room)?.flat() ?? [])]
    // A word of the house may stand around what is styled, whoever wrote it there.
    const styled = classesOf(sheet.root, true)
    return [...classesOf(sheet.root)]
      .filter(([word]) => !isState(word) && !(sheet.room !== HOUSE && house.has(word) && !styled.has(word)))
      .filter(([word]) => !writers.some((one) => says(one, word)))
      .map(([word, line]) => `${sheet.file}:${line}: nothing of ${sheet.room} has the class ${word}`)
  })
  const unknown = scripts
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, code]) => {
      const room = roomOf(file) ?? HOUSE
      const known = (word: string): boolean => isState(word) || house.has(word) || (named.get(room)?.has(word) ?? false)
      return [...wornIn(file, code).words]
        .filter((word) => !known(word))
        .map((word) => `${file}: no sheet of ${room} knows the class ${word}`)
    })
  return [...unused, ...unknown]
}

/** Elements that components of packages draw, and the states they set on them (react-aria). */
const FROM_OUTSIDE: Readonly<Record<string, string>> = { Link: 'a', Input: 'input', TextArea: 'textarea' }
const STATES_FROM_OUTSIDE = ['data-disabled', 'data-hovered', 'data-selected']

/** What a room styles by the name of an element or by an attribute, something of the room is, or has. */
const undrawn = (sources: Sources, sheets: readonly Sheet[]): readonly string[] => {
  const drawn = grouped(
    [...sources]
      .filter(([file]) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map(([file, code]) => [isAtom(file) ? ATOM : (roomOf(file) ?? HOUSE), drawnIn(file, code)] as const),
  )
  const states = new Set([...STATES_FROM_OUTSIDE, ...[...drawn.values()].flat().flatMap((one) => [...one.states])])
  const has = ({ tags, attributes }: Drawn, { kind, name }: Styled): boolean =>
    kind === 'attribute' ? attributes.has(name) : tags.has(name) || [...tags].some((tag) => FROM_OUTSIDE[tag] === name)
  return sheets
    .filter(({ room }) => room !== HOUSE)
    .flatMap(({ file, room, root }) => {
      const own = [...(drawn.get(room) ?? []), ...(drawn.get(ATOM) ?? [])]
      return styledBy(root)
        .filter((one) => !states.has(one.name) && !own.some((part) => has(part, one)))
        .map(({ kind, name, line }) => `${file}:${line}: nothing of ${room} ${kind === 'tag' ? 'is' : 'has'} ${name}`)
    })
}

/** What one room sets and another reads is agreed between them, and stands in the list of such properties. */
const properties = (sheets: readonly Sheet[], documented: ReadonlySet<string>): readonly string[] => {
  const set = new Map<string, Set<string>>()
  const read: (readonly [name: string, sheet: Sheet])[] = []
  for (const sheet of sheets)
    sheet.root.walkDecls((one) => {
      if (one.prop.startsWith('--')) set.set(one.prop, new Set([...(set.get(one.prop) ?? []), sheet.room]))
      for (const [, name] of one.value.matchAll(/var\(\s*(--[\w-]+)/g)) read.push([name as string, sheet])
    })
  const found = read
    .filter(([name, { room }]) => {
      const setters = set.get(name)
      return setters !== undefined && !setters.has(room) && !setters.has(HOUSE) && !documented.has(name)
    })
    .map(([name, { file }]) => `${file}: ${name} is set by another room, and is not documented`)
  return [...new Set(found)]
}

/** An animation has one place, in the room that uses it or in the house. */
const animations = (sheets: readonly Sheet[]): readonly string[] => {
  const places = new Map<string, Sheet[]>()
  for (const sheet of sheets)
    sheet.root.walkAtRules(
      /keyframes$/,
      ({ params }) => void places.set(params, [...(places.get(params) ?? []), sheet]),
    )
  const twice = [...places]
    .filter(([, at]) => at.length > 1)
    .map(([name, at]) => `${at.map(({ file }) => file).join(', ')}: the animation ${name} has more than one place`)
  const astray = sheets.flatMap((sheet) => {
    const found: string[] = []
    sheet.root.walkDecls(/^animation(-name)?$/, ({ value }) => {
      for (const word of value.split(/[\s,]+/)) {
        const at = places.get(word)
        if (at !== undefined && !at.some(({ room }) => room === sheet.room || room === HOUSE))
          found.push(`${sheet.file}: the animation ${word} is another room's`)
      }
    })
    return found
  })
  return [...twice, ...astray]
}

/** Kinds of cards are coloured by one game each. */
const kinds = (sheets: readonly Sheet[]): readonly string[] => {
  const owners = new Map<string, Set<string>>()
  for (const { file, root } of sheets)
    root.walkRules((rule) => {
      if (isFrame(rule) || !isKind(rule)) return
      for (const [, kind] of rule.selector.matchAll(/\[data-kind=['"]?([\w-]+)/g))
        owners.set(kind as string, new Set([...(owners.get(kind as string) ?? []), file.split('/')[1] as string]))
    })
  return [...owners]
    .filter(([, games]) => games.size > 1)
    .map(([kind, games]) => `the kind ${kind} is coloured by ${[...games].join(' and ')}`)
}

/** Atoms are dressed by the house alone. */
const atoms = (sources: Sources): readonly string[] =>
  [...sources.keys()]
    .filter((file) => isAtom(file) && sources.has(file.replace(/tsx$/, 'css')))
    .map((file) => `${file} belongs to whoever places it, and has a sheet`)

/** Custom properties by which rooms speak to each other: those named in the table of `pieces/README.md`. */
export const documentedIn = (readme: string): ReadonlySet<string> =>
  new Set([...readme.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name as string))

/** What breaks the law that sheets cannot meet, as far as sources tell. */
export const strayed = (sources: Sources, documented: ReadonlySet<string>): readonly string[] => {
  const sheets = sheetsOf(sources)
  return [
    ...strangers(sources, sheets),
    ...undrawn(sources, sheets),
    ...properties(sheets, documented),
    ...animations(sheets),
    ...kinds(sheets),
    ...atoms(sources),
  ]
}

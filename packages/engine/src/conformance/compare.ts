/** The parsed JSON of anything. */
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * The JSON of a state or view. Options are long, public and shared by reference, so where they stand as a field they are
 * written as their mere name.
 */
export const textOf = (value: object, options: object): string => {
  let text = ''
  for (const [key, field] of Object.entries(value)) {
    text += `${key}:${field === options ? 'options' : (JSON.stringify(field) ?? 'undefined')}\n`
  }
  return text
}

const isPlain = (value: object): boolean => {
  const made: unknown = Object.getPrototypeOf(value)
  return made === Object.prototype || made === Array.prototype || made === null
}

/** Whether the JSON of two values is the same text, told without writing it; null: it has to be written. */
const sameJson = (first: unknown, second: unknown): boolean | null => {
  if (first === second) return typeof first === 'function' ? null : true
  if (!isObject(first) || !isObject(second)) return isPlainLeaf(first) && isPlainLeaf(second) ? false : null
  if (!isPlain(first) || !isPlain(second)) return null
  if (Array.isArray(first)) {
    if (!Array.isArray(second)) return null
    if (first.length !== second.length) return false
    for (let i = 0; i < first.length; i++) {
      const same = sameJson(first[i], second[i])
      if (same !== true) return same
    }
    return true
  }
  const [keys, others] = [Object.keys(first), Object.keys(second)]
  // Other keys, or in another order, or one of them undefined.
  if (keys.length !== others.length) return null
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    if (key !== others[i]) return null
    const same = sameJson(first[key], second[key])
    if (same !== true) return same
  }
  return true
}

/** What is written as itself: two of these that differ are written differently. An object is written as nothing else. */
const isPlainLeaf = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  value === null ||
  (typeof value === 'number' ? Number.isFinite(value) : isObject(value) && isPlain(value))

/** Whether two states or views read the same (`textOf`), which most often shows without writing them. */
export const readsAlike = (first: object, second: object, options: object): boolean => {
  const [own, other] = [first, second].map((value) => (value as Fields)['options'] === options)
  return (own === other ? sameJson(first, second) : null) ?? textOf(first, options) === textOf(second, options)
}

/** Whether what leaves two tables reads the same (`projectionText`). */
export const projectsAlike = (first: object, second: object, options: object): boolean => {
  const named = [first, second].map((one) => 'view' in one && isObject(one.view) && one.view['options'] === options)
  const same = named[0] === named[1] ? sameJson(first, second) : null
  return same ?? projectionText(first, options) === projectionText(second, options)
}

/** What leaves a table, as JSON. Options in a view, of which there is one object, are written as their mere name here too. */
export const projectionText = (projection: object, options: object): string => {
  const view: unknown = 'view' in projection ? projection.view : undefined
  const named = isObject(view) && view['options'] === options ? { ...view, options: 'options' } : view
  return JSON.stringify({ ...projection, view: named })
}

/** Calls `found` for each leaf in which two JSON values differ, with the steps to it: a list that is the caller's own. */
export const eachDifference = (
  first: unknown,
  second: unknown,
  found: (path: readonly (string | number)[]) => void,
): void => {
  /** Where the two are now; it is copied for a difference alone, of which there are few. */
  const path: (string | number)[] = []
  const inside = (one: unknown, other: unknown, step: string | number): void => {
    if (Object.is(one, other)) return
    path.push(step)
    compare(one, other)
    path.pop()
  }
  const compare = (one: unknown, other: unknown): void => {
    if (Array.isArray(one) && Array.isArray(other)) {
      for (let i = 0; i < Math.max(one.length, other.length); i++) inside(one[i], other[i], i)
    } else if (isObject(one) && isObject(other)) {
      for (const key of Object.keys(one)) inside(one[key], other[key], key)
      for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) inside(undefined, other[key], key)
    } else found([...path])
  }
  if (!Object.is(first, second)) compare(first, second)
}

const MOST_PATHS = 12

/** Paths such as `hands.1.0` at which two JSON values differ; at most a dozen. */
export const differingPaths = (first: unknown, second: unknown): readonly string[] => {
  const paths: string[] = []
  eachDifference(first, second, (path) => {
    if (paths.length < MOST_PATHS) paths.push(path.join('.') || '(all)')
  })
  return paths
}

/** Fields that two texts of `textOf` write differently. */
export const differingFields = (before: string, after: string): readonly string[] => {
  const known = new Set(before.split('\n'))
  return after.split('\n').flatMap((line) => (known.has(line) ? [] : [line.split(':')[0] as string]))
}

/** What is not plain JSON data, as a path with its reason, or null. The options are not looked into. */
export const notJson = (value: unknown, options: object | null, path = ''): string | null => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`
    case 'object':
      break
    default:
      return `${path} is ${typeof value}`
  }
  if (value === null || value === options) return null
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = notJson(value[i], options, `${path}.${i}`)
      if (wrong !== null) return wrong
    }
    return Object.keys(value).length === value.length ? null : `${path} is a list with gaps or fields`
  }
  const made: unknown = Object.getPrototypeOf(value)
  if (made !== Object.prototype && made !== null) return `${path} is not a plain object`
  for (const [key, field] of Object.entries(value)) {
    const wrong = notJson(field, options, `${path}.${key}`)
    if (wrong !== null) return wrong
  }
  return null
}

/** Two lists hold the same objects in the same order, or objects that read the same. */
export const sameActions = <A>(first: readonly A[], second: readonly A[], read: (action: A) => string): boolean =>
  first.length === second.length &&
  first.every((action, i) => action === second[i] || read(action) === read(second[i] as A))

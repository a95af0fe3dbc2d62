import { pace } from '../preferences.ts'

/** Milliseconds a thing flies, and between two that leave the same place together. */
const FLIGHT = 250
const APART = 45
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** Pixels a thing must have moved to fly rather than to be simply there. */
const NEAR = 2

/** Middle and width on the screen, and how much its surroundings are magnified. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly scale: number
}

/** Where a thing rests, and where it is seen now: lifted, or in mid-flight. */
export interface Seen {
  readonly rest: Spot
  readonly now: Spot
}

interface Flight {
  readonly element: HTMLElement
  readonly before: Seen | null
  readonly from: string | null
}

/** What lies on the table, by its flyer's id. */
const lying = new Map<string, HTMLElement>()
/** What flies now, by the element that moves. */
const running = new Map<HTMLElement, Animation>()
const listeners = new Set<() => void>()
let waiting: Flight[] = []

/** Told whenever something flies: the sound of a card. */
export const onFlight = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Nothing flies: it is wished so, or what happens is to be there at once, or nobody looks. */
export const nothingFlies = (): boolean =>
  pace.now() === 'atOnce' || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

const spotOf = (element: HTMLElement): Spot | null => {
  const box = element.getBoundingClientRect()
  if (box.width === 0 || element.offsetWidth === 0) return null
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth,
    scale: box.width / element.offsetWidth,
  }
}

/** The flying part inside a flyer, and the thing itself inside that. */
const innerOf = (element: HTMLElement): HTMLElement => element.firstElementChild as HTMLElement
const thingOf = (element: HTMLElement): HTMLElement => {
  const inner = innerOf(element)
  return inner.firstElementChild instanceof HTMLElement ? inner.firstElementChild : inner
}

/** Where the thing of this id is before the table is drawn anew; null when it lies nowhere, or nothing is to fly. */
export const seenBefore = (id: string): Seen | null => {
  const element = lying.get(id)
  if (element === undefined || nothingFlies()) return null
  const rest = spotOf(element)
  const thing = thingOf(element).getBoundingClientRect()
  if (rest === null) return null
  return {
    rest,
    now: {
      x: thing.left + thing.width / 2,
      y: thing.top + thing.height / 2,
      width: thingOf(element).offsetWidth,
      scale: rest.scale,
    },
  }
}

/** True while nothing lies on the table: what comes first is simply there. */
export const tableIsBare = (): boolean => lying.size === 0

export const layDown = (id: string, element: HTMLElement): (() => void) => {
  lying.set(id, element)
  return () => {
    if (lying.get(id) === element) lying.delete(id)
  }
}

/** The first of these zones that is on the screen. */
const zoneSpot = (zones: string): Spot | null => {
  for (const zone of zones.split(' ')) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"]`)) {
      const spot = spotOf(element)
      if (spot !== null) return spot
    }
  }
  return null
}

/** Where a new thing comes from: `above`, `below`, or the first visible one of some zones. */
const originOf = (from: string, rest: Spot): Spot => {
  if (from === 'above') return { ...rest, y: rest.y - 90 }
  if (from === 'below') return { ...rest, y: rest.y + 90 }
  const zone = zoneSpot(from)
  return zone === null ? { ...rest, y: rest.y - 90 } : { ...rest, x: zone.x, y: zone.y }
}

/** What lies above the board by itself: raised, it would cover what lies beside it. `main` holds all of them. */
const layerOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>('[data-layer], main')

/** Everything around a flying thing, up to its layer, is raised, so that it flies over what lies beside it. */
const raise = (element: HTMLElement): (() => void) => {
  const raised: HTMLElement[] = []
  const layer = layerOf(element)
  for (let at: HTMLElement | null = element; at !== null && at !== layer; at = at.parentElement) {
    at.dataset['lift'] = String(Number(at.dataset['lift'] ?? 0) + 1)
    raised.push(at)
  }
  return () => {
    for (const one of raised) {
      const left = Number(one.dataset['lift'] ?? 1) - 1
      if (left > 0) one.dataset['lift'] = String(left)
      else delete one.dataset['lift']
    }
  }
}

const run = (element: HTMLElement, frames: Keyframe[], delay: number, ended: () => void): void => {
  const animation = element.animate(frames, { duration: FLIGHT, delay, easing: EASE, fill: 'backwards' })
  running.set(element, animation)
  const end = (): void => {
    if (running.get(element) === animation) running.delete(element)
    ended()
  }
  animation.addEventListener('finish', end)
  animation.addEventListener('cancel', end)
}

const moved = (from: Spot, to: Spot): string =>
  `translate(${(from.x - to.x) / to.scale}px, ${(from.y - to.y) / to.scale}px) scale(${from.width / to.width})`

/** Measures all first and moves then, so that the page is laid out once. */
const takeOff = (): void => {
  const flights = waiting
  waiting = []
  if (nothingFlies()) return
  const measured = flights.map((flight) => ({ ...flight, rest: spotOf(flight.element) }))
  let fresh = 0
  let flew = false
  for (const { element, before, from, rest } of measured) {
    if (rest === null) continue
    const inner = innerOf(element)
    if (before === null) {
      if (from === null) continue
      const origin = { ...originOf(from, rest), width: rest.width * 0.6 }
      run(
        inner,
        [{ transform: moved(origin, rest), opacity: 0 }, { opacity: 1, offset: 0.5 }, { transform: 'none' }],
        fresh++ * APART,
        raise(element),
      )
      flew = true
    } else if (
      Math.hypot(before.rest.x - rest.x, before.rest.y - rest.y) > NEAR ||
      Math.abs(before.rest.width - rest.width) > NEAR
    ) {
      running.get(inner)?.cancel()
      run(inner, [{ transform: moved(before.now, rest) }, { transform: 'none' }], 0, raise(element))
      flew = true
    }
  }
  if (flew) for (const listener of listeners) listener()
}

/** A thing was drawn: it flies from where it was seen before, as soon as everything else is drawn too. */
export const drawn = (flight: Flight): void => {
  if (waiting.length === 0) queueMicrotask(takeOff)
  waiting.push(flight)
}

/** A thing is gone: unless it is shown elsewhere, a picture of it flies to the first of these zones that is seen. */
export const gone = (id: string, element: HTMLElement, to: string): void => {
  if (nothingFlies()) return
  const from = spotOf(element)
  const ground = element.closest('main')
  if (from === null || ground === null) return
  const onBoard = layerOf(element) === ground
  const picture = thingOf(element).cloneNode(true) as HTMLElement
  queueMicrotask(() => {
    const target = zoneSpot(to)
    if (lying.has(id) || target === null || !ground.isConnected) return
    picture.classList.add('flyer-ghost')
    picture.setAttribute('aria-hidden', 'true')
    picture.inert = true
    if (onBoard) picture.dataset['lift'] = '1'
    for (const name of ['data-place', 'data-can', 'data-drag', 'data-zone']) picture.removeAttribute(name)
    const height = (from.width * 88) / 63
    picture.style.setProperty('--w', `${from.width}px`)
    picture.style.left = `${from.x - from.width / 2}px`
    picture.style.top = `${from.y - height / 2}px`
    ground.append(picture)
    run(
      picture,
      [
        { transform: 'none', opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: moved({ ...target, width: from.width * 0.35 }, from), opacity: 0 },
      ],
      0,
      () => picture.remove(),
    )
  })
}

/** Everything that flies is where it flies to, at once. */
export const landAll = (): void => {
  for (const animation of running.values()) animation.finish()
}

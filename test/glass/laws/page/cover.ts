import { type Box, boxOf, heightOf, isEmpty, widthOf } from './boxes.ts'
import { alphaOf } from './colours.ts'
import { styleOf } from './seen.ts'
import { apart } from './selectors.ts'

/** A picture that is drawn behind contents: a gradient is as dense as its thinnest colour. */
const isDenseLayer = (image: string): boolean => {
  if (image.startsWith('url(')) return true
  const colours = image.match(/(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g) ?? []
  return colours.length > 0 && colours.every((colour) => alphaOf(colour) > 0.75)
}

/** Nothing is read through several of them when nothing is read through one. */
const isDense = (images: string): boolean => images !== 'none' && apart(images).some(isDenseLayer)

const opacityOf = (element: Element): number => {
  let opacity = 1
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    opacity *= Number.parseFloat(styleOf(at).opacity)
  return opacity
}

/** Of a picture that is cut out, by its address: its own points, across and down. */
const cutOuts = new Map<string, ImageData>()
const FINENESS = 96

type Picture = HTMLImageElement | SVGImageElement

const pointsOf = (picture: Picture): ImageData | null => {
  const inHtml = picture instanceof HTMLImageElement
  const from = inHtml ? picture.currentSrc : picture.href.baseVal
  const known = cutOuts.get(from)
  if (known !== undefined) return known
  const drawn = new OffscreenCanvas(FINENESS, FINENESS).getContext('2d', { willReadFrequently: true })
  if (drawn === null || (inHtml && (!picture.complete || picture.naturalWidth === 0))) return null
  drawn.drawImage(picture, 0, 0, FINENESS, FINENESS)
  const points = drawn.getImageData(0, 0, FINENESS, FINENESS)
  cutOuts.set(from, points)
  return points
}

/** Where a picture is drawn in its box: all of it, or as much of its middle as fills it. */
const drawnIn = (picture: HTMLImageElement): Box => {
  const box = boxOf(picture)
  const fit = styleOf(picture).objectFit
  if (fit !== 'contain' && fit !== 'cover') return box
  const [across, down] = [widthOf(box) / picture.naturalWidth, heightOf(box) / picture.naturalHeight]
  const scale = fit === 'contain' ? Math.min(across, down) : Math.max(across, down)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [wide, high] = [(picture.naturalWidth * scale) / 2, (picture.naturalHeight * scale) / 2]
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
}

/** A point of the screen as a share of a picture, across and down: of one that is turned in its drawing, too. */
const shareOf = (picture: Picture, x: number, y: number): readonly [across: number, down: number] => {
  if (picture instanceof HTMLImageElement) {
    const { left, top, right, bottom } = drawnIn(picture)
    return [(x - left) / (right - left), (y - top) / (bottom - top)]
  }
  const at = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM()?.inverse())
  const of = ({ baseVal }: SVGAnimatedLength): number => baseVal.value
  return [(at.x - of(picture.x)) / of(picture.width), (at.y - of(picture.y)) / of(picture.height)]
}

const isDrawnAt = (picture: Picture, x: number, y: number): boolean => {
  const points = pointsOf(picture)
  if (points === null) return false
  const [column, row] = shareOf(picture, x, y).map((share) => Math.floor(share * FINENESS)) as [number, number]
  if (!(column >= 0 && row >= 0 && column < FINENESS && row < FINENESS)) return false
  return (points.data[(row * FINENESS + column) * 4 + 3] ?? 0) > 190
}

/** A drawing that has no room draws nothing, though its parts say that they are somewhere. */
const hasNoRoom = (element: Element): boolean => {
  const drawing = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null
  return drawing !== null && isEmpty(boxOf(drawing))
}

/** Nothing can be read through it. */
const isOpaqueAt = (element: Element, x: number, y: number): boolean => {
  const { backgroundColor, backgroundImage, fill, fillOpacity } = styleOf(element)
  if (opacityOf(element) < 0.75 || hasNoRoom(element)) return false
  if (alphaOf(backgroundColor) > 0.75 || isDense(backgroundImage)) return true
  if (element instanceof HTMLImageElement || element instanceof SVGImageElement) return isDrawnAt(element, x, y)
  if (element.matches('canvas, video')) return true
  if (element instanceof SVGGraphicsElement)
    return (
      !element.matches('svg, g, text, tspan, use') &&
      fill !== 'none' &&
      alphaOf(fill) * Number.parseFloat(fillOpacity) > 0.75
    )
  return false
}

/** What is drawn over words at a point, so that they cannot be read there; null for nothing. */
export const coverAt = (element: Element, x: number, y: number): Element | null => {
  const first = document.elementFromPoint(x, y)
  if (first === null || element.contains(first) || first.contains(element)) return null
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit.contains(element) || element.contains(hit)) return null
    if (isOpaqueAt(hit, x, y)) return hit
  }
  return null
}

/** Words at a point are seen when nothing is drawn over them there. */
export const isSeenAt = (element: Element, x: number, y: number): boolean => coverAt(element, x, y) === null

/** What lets every press through is drawn all the same: for a moment everything is asked as if it did not. */
export const asTouched = <T>(ask: () => T): T => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, sheet]
  try {
    return ask()
  } finally {
    document.adoptedStyleSheets = before
  }
}

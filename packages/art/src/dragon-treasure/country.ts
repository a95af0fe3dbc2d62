import { type Point, hash, n1, poly, seeded, smooth } from '../geometry.ts'
import { riverOf } from './river.ts'
import * as scenery from './scenery.ts'
import { type CountryMap, SHEET, type Way, crossings, mainLinks, wayOf } from './ways.ts'

const { INKED } = scenery

/** The sheet with its torn edge, stains and folds; colours of old parchment. */
const sheet = (random: () => number): string => {
  const edge: Point[] = []
  const [left, top, right, bottom] = [18, 18, SHEET.width - 18, SHEET.height - 18]
  const tear = (): number => (random() - 0.5) * 9 + (random() < 0.08 ? (random() - 0.5) * 16 : 0)
  for (let x = left; x < right; x += 13) edge.push([x, top + tear()])
  for (let y = top; y < bottom; y += 13) edge.push([right + tear(), y])
  for (let x = right; x > left; x -= 13) edge.push([x, bottom + tear()])
  for (let y = bottom; y > top; y -= 13) edge.push([left + tear(), y])
  const outline = poly(edge)
  let stains = ''
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [random() * SHEET.width, random() * SHEET.height, 40 + random() * 150]
    stains += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(r)}" ry="${n1(r * (0.5 + random() * 0.5))}" fill="url(#${random() < 0.5 ? 'stain' : 'pale'})" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`
  }
  let specks = ''
  for (let i = 0; i < 320; i++)
    specks += `M${n1(random() * SHEET.width)},${n1(random() * SHEET.height)}h${n1(0.6 + random() * 2.4)}`
  const folds = `M${n1(SHEET.width / 3)},24V${SHEET.height - 24}M${n1((SHEET.width * 2) / 3)},24V${SHEET.height - 24}M24,${n1(SHEET.height / 2)}H${SHEET.width - 24}`
  return (
    `<clipPath id="paper"><path d="${outline}"/></clipPath>` +
    `<path d="${outline}" fill="url(#sheet)"/>` +
    `<g clip-path="url(#paper)">${stains}<path d="${specks}" stroke="#6b4a20" stroke-width="1.3" opacity=".2"/>` +
    `<path d="${folds}" stroke="#7a5524" stroke-width="2" opacity=".16"/><path d="${folds}" transform="translate(2 2)" stroke="#fff8e0" stroke-width="2" opacity=".4"/>` +
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="url(#burn)"/><path d="${outline}" fill="none" stroke="#5a3410" stroke-width="11" opacity=".3"/><path d="${outline}" fill="none" stroke="#3c1f08" stroke-width="3" opacity=".5"/></g>`
  )
}

/** A border of two lines with a knot in every corner. */
const frame = (): string => {
  const [w, h] = [SHEET.width, SHEET.height]
  const corner = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0,26V8Q0,0 8,0H26" fill="none" stroke="#6b4420" stroke-width="2"/><path d="M6,6l9,3l-6,6Z" fill="#6b4420"/></g>`
  return `<g opacity=".6"><rect x="40" y="40" width="${w - 80}" height="${h - 80}" rx="6" fill="none" stroke="#6b4420" stroke-width="2.4"/><rect x="46" y="46" width="${w - 92}" height="${h - 92}" rx="3" fill="none" stroke="#6b4420" stroke-width=".9"/>${corner(52, 52, 0)}${corner(w - 52, 52, 90)}${corner(w - 52, h - 52, 180)}${corner(52, h - 52, 270)}</g>`
}

const distanceTo = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}

/** How far a point is from roads, spaces, castles, lairs and water: what may stand there is not in anybody's way. */
const roomAround = (map: CountryMap, ways: readonly Way[], river: readonly Point[]): ((at: Point) => number) => {
  const lines = ways.map(({ points }) => points)
  return (at) => {
    let room = Infinity
    for (const line of lines)
      for (let i = 1; i < line.length; i++)
        room = Math.min(room, distanceTo(at, line[i - 1] as Point, line[i] as Point) - 9)
    for (let i = 1; i < river.length; i++)
      room = Math.min(room, distanceTo(at, river[i - 1] as Point, river[i] as Point) - 14)
    for (const space of [...map.castles, ...map.lairs]) {
      const [x, y] = map.points[space] as Point
      // Names stand below them.
      room = Math.min(room, Math.hypot((at[0] - x) * 0.8, at[1] - y - 22) - 70)
    }
    for (const [x, y] of map.points) room = Math.min(room, Math.hypot(at[0] - x, at[1] - y) - 20)
    return room
  }
}

interface Standing {
  readonly y: number
  readonly svg: string
}

const inside = ([x, y]: Point): boolean => x > 10 && x < 990 && y > 6 && y < 1000

/** Woods, ranges, hills and dwellings wherever there is room, each kind in its own parts of the country. */
const sow = (random: () => number, roomAt: (at: Point) => number): { washes: string; standing: Standing[] } => {
  const standing: Standing[] = []
  const taken: (readonly [x: number, y: number, r: number])[] = []
  let washes = ''
  const free = (at: Point, need: number): boolean =>
    inside(at) && roomAt(at) > need && taken.every(([x, y, r]) => Math.hypot(at[0] - x, at[1] - y) > r + need * 0.55)
  const put = (at: Point, r: number, svg: string): void => {
    standing.push({ y: at[1], svg })
    taken.push([at[0], at[1], r])
  }
  const wash = ([x, y]: Point, rx: number, ry: number, id: string): void => {
    washes += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="url(#${id})"/>`
  }
  const somewhere = (): Point => [20 + random() * 960, 20 + random() * 970]
  const nearby = ([x, y]: Point, w: number, h: number): Point => [
    x + (random() + random() - 1) * w,
    y + (random() + random() - 1) * h,
  ]
  // The largest open places first: single sights of the country.
  const sights = [scenery.lake, scenery.village, scenery.mill, scenery.stones, scenery.ruin, scenery.village]
  const open = Array.from({ length: 900 }, somewhere)
    .map((at) => ({ at, room: roomAt(at) }))
    .filter(({ at, room }) => inside(at) && room > 40)
    .sort((a, b) => b.room - a.room)
  const roses = open.find(({ room }) => room > 56)
  if (roses !== undefined) put(roses.at, 60, scenery.compass(roses.at[0], roses.at[1], Math.min(1.05, roses.room / 66)))
  for (const [i, sight] of sights.entries()) {
    const place = open.find(
      ({ at, room }) => room > 42 && taken.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) > 150),
    )
    if (place === undefined) continue
    put(place.at, i === 0 ? 46 : 34, sight(place.at[0], place.at[1], 0.9 + random() * 0.25))
  }
  for (let range = 0; range < 17; range++) {
    const middle = open[Math.floor(random() * open.length)]?.at ?? somewhere()
    let count = 0
    for (let i = 0; i < 16 && count < 7; i++) {
      const at = nearby(middle, 120, 52)
      const scale = 0.72 + random() * 0.45
      if (!free(at, 30 * scale) || roomAt([at[0], at[1] - 26 * scale]) < 16) continue
      put(at, 22 * scale, scenery.mountain(at[0], at[1] + 10, scale, random))
      count++
    }
    if (count > 1) wash(middle, 130, 62, 'heights')
  }
  for (let wood = 0; wood < 52; wood++) {
    const middle = somewhere()
    const tree = random() < 0.5 ? scenery.pine : scenery.oak
    let count = 0
    for (let i = 0; i < 26; i++) {
      const at = nearby(middle, 92, 62)
      const scale = 0.72 + random() * 0.42
      if (!inside(at) || roomAt(at) < 15 || roomAt([at[0], at[1] - 24]) < 7) continue
      if (taken.some(([x, y, r]) => Math.hypot(at[0] - x, (at[1] - y) * 1.4) < Math.max(r, 11))) continue
      put(at, 10, tree(at[0], at[1], scale))
      count++
    }
    if (count > 5) wash(middle, 104, 70, 'woods')
  }
  for (let i = 0; i < 220; i++) {
    const at = somewhere()
    const kind = random()
    if (kind < 0.4 && free(at, 28)) put(at, 18, scenery.hill(at[0], at[1], 0.7 + random() * 0.4))
    else if (kind < 0.86 && free(at, 14)) put(at, 8, scenery.grass(at[0], at[1], 0.8 + random() * 0.5))
    else if (free(at, 26)) put(at, 14, scenery.birds(at[0], at[1], 0.8 + random() * 0.5))
  }
  return { washes, standing }
}

const water = (river: readonly Point[]): string => {
  if (river.length === 0) return ''
  const d = smooth(river, false)
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#44605f" stroke-width="25" opacity=".5"/><path d="${d}" stroke="#8fb3b1" stroke-width="20"/><path d="${d}" stroke="#c5dbd3" stroke-width="9" opacity=".75" transform="translate(-1 -2)"/><path d="${d}" stroke="#44605f" stroke-width="1.4" stroke-dasharray="16 22 7 15" opacity=".5" transform="translate(0 4)"/></g>`
}

/** A stone bridge where a road crosses water. */
const ford = ([x, y]: Point, [dx, dy]: Point, wide: number): string => {
  const turn = n1((Math.atan2(dy, dx) * 180) / Math.PI)
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})"><path d="M-21,${-wide - 3}Q0,${-wide - 9} 21,${-wide - 3}V${wide + 3}Q0,${wide + 9} -21,${wide + 3}Z" fill="#a89370" stroke="${INKED}" stroke-width="2.2"/><path d="M-19,${-wide + 2}H19V${wide - 2}H-19Z" fill="#ead8ab"/><path d="M-12,${-wide}V${wide}M-4,${-wide}V${wide}M4,${-wide}V${wide}M12,${-wide}V${wide}" stroke="#a5855060" stroke-width="1.6"/></g>`
}

/** The planks of a bridge that leads over another road. */
const planks = ([x, y]: Point, [dx, dy]: Point): string => {
  const turn = n1((Math.atan2(dy, dx) * 180) / Math.PI)
  let boards = ''
  for (let at = -30; at <= 30; at += 7) boards += `M${at},-12V12`
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn})"><ellipse cx="2" cy="8" rx="40" ry="16" fill="#2a1606" opacity=".35"/><path d="M-38,-15H38V15H-38Z" fill="#b4925a" stroke="${INKED}" stroke-width="2.4"/><path d="${boards}" stroke="#7a5a2c" stroke-width="2"/><path d="M-42,-16Q0,-23 42,-16M-42,16Q0,23 42,16" fill="none" stroke="#3c220c" stroke-width="5.4" stroke-linecap="round"/><path d="M-42,-16Q0,-23 42,-16M-42,16Q0,23 42,16" fill="none" stroke="#d8b981" stroke-width="2.4" stroke-linecap="round"/></g>`
}

const DEFS =
  '<radialGradient id="sheet" cx=".44" cy=".36" r=".8"><stop offset="0" stop-color="#fbf1d6"/><stop offset=".55" stop-color="#efdfb4"/><stop offset="1" stop-color="#d2b377"/></radialGradient>' +
  '<radialGradient id="burn" r=".74"><stop offset=".72" stop-color="#6b3f12" stop-opacity="0"/><stop offset="1" stop-color="#4a2608" stop-opacity=".5"/></radialGradient>' +
  '<radialGradient id="stain"><stop offset="0" stop-color="#9a6c2c" stop-opacity=".28"/><stop offset="1" stop-color="#9a6c2c" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="pale"><stop offset="0" stop-color="#fffaea" stop-opacity=".6"/><stop offset="1" stop-color="#fffaea" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="woods"><stop offset="0" stop-color="#7f9448" stop-opacity=".36"/><stop offset="1" stop-color="#7f9448" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="heights"><stop offset="0" stop-color="#8a6a3c" stop-opacity=".3"/><stop offset="1" stop-color="#8a6a3c" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="rock" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#cdb78f"/><stop offset="1" stop-color="#6f5737"/></linearGradient>' +
  '<radialGradient id="stone" cx=".4" cy=".3" r=".75"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#dcc596"/></radialGradient>' +
  '<radialGradient id="dark" cx=".4" cy=".3" r=".75"><stop offset="0" stop-color="#937952"/><stop offset="1" stop-color="#4f3a20"/></radialGradient>'

/** A whole map as one picture, by the same rules for every map: the one supplied and those players bring. */
export const country = (map: CountryMap, seed = hash(JSON.stringify(map.points))): string => {
  const random = seeded(seed)
  const ways = map.links.map((link) => wayOf(map, link))
  const main = mainLinks(map)
  const river = riverOf(map, ways, random)
  const { washes, standing } = sow(random, roomAround(map, ways, river))
  standing.sort((a, b) => a.y - b.y)

  const roads = map.links.flatMap((link, i) => (link.kind === 'road' ? [{ link, way: ways[i] as Way }] : []))
  const tunnels = map.links.flatMap((link, i) => (link.kind === 'tunnel' ? [ways[i] as Way] : []))
  const width = (link: (typeof roads)[number]['link']): number => (main.has(link) ? 15 : 10)
  const low = roads.filter(({ link }) => !link.bridge)
  const high = roads.filter(({ link }) => link.bridge)
  const paved = (some: typeof roads): string =>
    `<g fill="none" stroke-linecap="round">${some.map(({ link, way }) => `<path d="${way.d}" stroke="${INKED}" stroke-width="${width(link) + 4}" opacity=".8"/>`).join('')}${some.map(({ link, way }) => `<path d="${way.d}" stroke="${main.has(link) ? '#f1e0b6' : '#dcc594'}" stroke-width="${width(link)}"/>`).join('')}${some
      .filter(({ link }) => main.has(link))
      .map(({ way }) => `<path d="${way.d}" stroke="#a57f45" stroke-width="1.7" stroke-dasharray="5 9" opacity=".85"/>`)
      .join('')}</g>`
  const fords = low.flatMap(({ link, way }) =>
    crossings(way.points, river).map(([at, along]) => ford(at, along, width(link) / 2 + 1)),
  )
  const bridges = high.flatMap(({ way }) =>
    low.flatMap((other) => crossings(way.points, other.way.points).map(([at, along]) => planks(at, along))),
  )
  const underground = new Set(map.points.map((_, space) => space))
  for (const { link } of roads) for (const space of [link.from, link.to]) underground.delete(space)
  const special = new Set([...map.castles, ...map.lairs])
  const stops = map.points
    .map(([x, y], space) =>
      special.has(space)
        ? ''
        : `<g transform="translate(${x} ${y})"><ellipse cy="3" rx="18" ry="16.5" fill="#3a2208" opacity=".42"/><circle r="16" fill="url(#${underground.has(space) ? 'dark' : 'stone'})" stroke="#3c2409" stroke-width="2.4"${underground.has(space) ? ' stroke-dasharray="5 3"' : ''}/><circle r="11" fill="none" stroke="${underground.has(space) ? '#c9a870' : '#a27c41'}" stroke-width="1.2" opacity=".8"/></g>`,
    )
    .join('')

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}"><defs>${DEFS}${scenery.TREES}<clipPath id="land"><rect x="${40 - SHEET.x}" y="${40 - SHEET.y}" width="${SHEET.width - 80}" height="${SHEET.height - 80}"/></clipPath></defs>` +
    `${sheet(random)}${frame()}<g transform="translate(${SHEET.x} ${SHEET.y})"><g clip-path="url(#land)">${washes}</g>` +
    `<g clip-path="url(#land)">${water(river)}</g>` +
    `<g fill="none" stroke-linecap="round">${tunnels.map(({ d }) => `<path d="${d}" stroke="#2c1a0a" stroke-width="18" opacity=".2"/><path d="${d}" stroke="#6a4c2a" stroke-width="11" opacity=".28"/>`).join('')}</g><g fill="none">${tunnels.map(({ d }) => `<path d="${d}" stroke="#4b3018" stroke-width="9" stroke-dasharray="10 8" opacity=".85"/>`).join('')}</g>` +
    `${standing.map(({ svg }) => svg).join('')}${paved(low)}${fords.join('')}${paved(high)}${bridges.join('')}` +
    `${stops}${map.lairs.map((space) => scenery.lair(...(map.points[space] as Point))).join('')}</g></svg>`
  )
}

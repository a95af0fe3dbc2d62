import { type Point, dusk, ell, lite, n1, smooth } from './geometry.ts'

/** The colour of every outline. */
export const INK = '#20131d'

export interface ShapeLook {
  /** SVG drawn clipped to the shape, under its light. */
  readonly inside?: string
  /** Width of the ink line. */
  readonly line?: number
  /** Size of light and shade: 1 for a body, .4 for a small part. */
  readonly size?: number
  /** Strength of the dark crescent at the lower right; 0 leaves it out. */
  readonly shade?: number
  /** Strength of the pale rim at the upper left; 0 leaves it out. */
  readonly rim?: number
  /** Nearly one colour, for what is not lit (the inside of a mouth). */
  readonly flat?: boolean
}

export interface EyeLook {
  readonly iris?: string
  readonly white?: string
  /** Where it looks, in radii. */
  readonly look?: Point
  /** -1 sad, 0 plain, 1 cross. */
  readonly mood?: number
  /** 0 open, 1 closed. */
  readonly lid?: number
  readonly lidColour?: string
  readonly slit?: boolean
}

export interface MouthLook {
  readonly teeth?: number
  readonly length?: number
  /** Index of the tooth, from each side, that is a fang. */
  readonly fang?: number
  readonly low?: number
  readonly curve?: number
  readonly flat?: boolean
  readonly dark?: string
  readonly tongue?: string
  readonly tooth?: string
}

/** Draws shapes that share one light: gradient from the upper left, dark crescent, pale rim, one ink line. */
export interface Pen {
  readonly random: () => number
  readonly shape: (path: string, colour: string, look?: ShapeLook) => void
  readonly fill: (path: string, colour: string, opacity?: number) => void
  readonly line: (path: string, colour?: string, width?: number, opacity?: number) => void
  readonly halo: (x: number, y: number, radius: number, colour: string, opacity?: number) => void
  /** A big charming eye; the mood tilts its lid towards the middle of the face at `mid`. */
  readonly eye: (x: number, y: number, radius: number, look?: EyeLook, mid?: number) => void
  /** A hollow with a light in it. */
  readonly ember: (x: number, y: number, width: number, height: number, colour: string, mood?: number) => void
  /** An open mouth with teeth. */
  readonly mouth: (x: number, y: number, width: number, height: number, look?: MouthLook) => void
  /** Everything between starts and ends of a group is moved, turned and scaled. */
  readonly group: (transform: string, draw: () => void) => void
  readonly svg: () => string
}

export const createPen = (id: string, random: () => number): Pen => {
  const out: string[] = []
  const defs: string[] = []
  const gradients = new Map<string, string>()
  let count = 0
  const next = (letter: string): string => `${id}${letter}${count++}`

  const gradient = (colour: string, flat: boolean): string => {
    const key = `${colour}${flat ? 'f' : ''}`
    const known = gradients.get(key)
    if (known !== undefined) return known
    const name = next('g')
    defs.push(
      `<linearGradient id="${name}" x1=".3" y1="0" x2=".62" y2="1"><stop offset="0" stop-color="${lite(colour, flat ? 0.1 : 0.32)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${dusk(colour, flat ? 0.12 : 0.38)}"/></linearGradient>`,
    )
    gradients.set(key, `url(#${name})`)
    return `url(#${name})`
  }
  const radiance = (colour: string): string => {
    const key = `G${colour}`
    const known = gradients.get(key)
    if (known !== undefined) return known
    const name = next('g')
    defs.push(
      `<radialGradient id="${name}"><stop offset="0" stop-color="${lite(colour, 0.75)}"/><stop offset=".3" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    gradients.set(key, `url(#${name})`)
    return `url(#${name})`
  }

  const shape: Pen['shape'] = (
    path,
    colour,
    { inside = '', line: width = 3.4, size = 1, shade = 0.3, rim = 0.46, flat = false } = {},
  ) => {
    const name = next('c')
    // The outline is written once and used four times.
    defs.push(`<clipPath id="${name}"><path id="${name}p" d="${path}"/></clipPath>`)
    const use = (rest: string): string => `<use href="#${name}p" ${rest}/>`
    const dark =
      shade === 0
        ? ''
        : use(
            `transform="translate(${n1(-5 * size)},${n1(-6 * size)})" fill="none" stroke="#2a0f2e" stroke-opacity="${shade}" stroke-width="${n1(13 * size)}"`,
          )
    const pale =
      rim === 0
        ? ''
        : use(
            `transform="translate(${n1(3.4 * size)},${n1(4.2 * size)})" fill="none" stroke="#fff6dc" stroke-opacity="${rim}" stroke-width="${n1(3 * size)}"`,
          )
    out.push(
      `${use(`fill="${gradient(colour, flat)}"`)}<g clip-path="url(#${name})">${inside}${dark}${pale}</g>${use(`fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`)}`,
    )
  }
  const fill: Pen['fill'] = (path, colour, opacity = 1) => {
    out.push(`<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`)
  }
  const line: Pen['line'] = (path, colour = INK, width = 2.6, opacity = 1) => {
    out.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`,
    )
  }
  const halo: Pen['halo'] = (x, y, radius, colour, opacity = 1) => {
    out.push(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${radiance(colour)}" opacity="${opacity}"/>`)
  }

  const eye: Pen['eye'] = (
    x,
    y,
    r,
    {
      iris = '#7a4a1c',
      white = '#fffaea',
      look = [0, 0.12],
      mood = 0,
      lid = 0.22,
      lidColour = '#5a4a60',
      slit = false,
    } = {},
    mid = 0,
  ) => {
    const name = next('c')
    defs.push(`<clipPath id="${name}"><circle cx="${n1(x)}" cy="${n1(y)}" r="${r}"/></clipPath>`)
    const tilt = mood * (x < mid ? -1 : 1)
    const px = n1(x + look[0] * r)
    const py = n1(y + look[1] * r)
    const edge = y - r + 2 * r * lid
    const pupil = slit
      ? `<ellipse cx="${px}" cy="${py}" rx="${n1(r * 0.15)}" ry="${n1(r * 0.48)}" fill="${INK}"/>`
      : `<circle cx="${px}" cy="${py}" r="${n1(r * 0.32)}" fill="${INK}"/>`
    const cover =
      lid > 0
        ? `<path d="M${n1(x - r - 2)},${n1(y - r - 4)}H${n1(x + r + 2)}V${n1(edge - tilt * r * 0.42)}Q${n1(x)},${n1(edge + r * 0.12)} ${n1(x - r - 2)},${n1(edge + tilt * r * 0.42)}Z" fill="${lidColour}" stroke="${INK}" stroke-width="2.8"/>`
        : ''
    out.push(
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${white}"/><g clip-path="url(#${name})"><circle cx="${n1(x)}" cy="${n1(y - r * 0.5)}" r="${r}" fill="none" stroke="#5b3b52" stroke-opacity=".28" stroke-width="${n1(r * 0.5)}"/><circle cx="${px}" cy="${py}" r="${n1(r * 0.62)}" fill="${dusk(iris, 0.3)}"/><circle cx="${px}" cy="${n1(py + r * 0.1)}" r="${n1(r * 0.5)}" fill="${iris}"/><circle cx="${px}" cy="${n1(py + r * 0.26)}" r="${n1(r * 0.26)}" fill="${lite(iris, 0.5)}" opacity=".8"/>${pupil}${cover}</g><circle cx="${n1(px - r * 0.24)}" cy="${n1(py - r * 0.2)}" r="${n1(r * 0.2)}" fill="#fff"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="none" stroke="${INK}" stroke-width="3"/>`,
    )
  }

  const ember: Pen['ember'] = (x, y, width, height, colour, mood = 0) => {
    const tilt = x < 0 ? -0.4 : 0.4
    shape(
      smooth([
        [x - width, y + mood * height * tilt],
        [x - width * 0.2, y - height],
        [x + width, y - mood * height * tilt],
        [x, y + height],
      ]),
      '#23152b',
      { rim: 0, shade: 0.5, line: 2.8 },
    )
    const small = Math.min(width, height)
    halo(x, y + 1, small * 1.15, colour)
    out.push(`<circle cx="${n1(x)}" cy="${n1(y + 1)}" r="${n1(small * 0.36)}" fill="${lite(colour, 0.7)}"/>`)
  }

  const mouth: Pen['mouth'] = (
    x,
    y,
    w,
    h,
    {
      teeth = 6,
      length = 9,
      fang = -1,
      low = 0,
      curve = 6,
      flat = false,
      dark = '#3a1024',
      tongue = '#d2566a',
      tooth = '#fff6df',
    } = {},
  ) => {
    const path = smooth([
      [x - w, y],
      [x - w * 0.5, y + curve * 0.6],
      [x, y + curve],
      [x + w * 0.5, y + curve * 0.6],
      [x + w, y],
      [x + w * 0.62, y + h * 0.75],
      [x, y + h + curve * 0.4],
      [x - w * 0.62, y + h * 0.75],
    ])
    let inside = `<path d="${ell(x, y + h + curve * 0.3, w * 0.55, h * 0.42)}" fill="${tongue}"/>`
    for (let i = 0; i < teeth; i++) {
      const f = ((i + 0.5) / teeth) * 2 - 1
      const tx = x + f * w * 0.92
      const ty = y + curve * (1 - f * f) - 3
      const half = (w * 0.92) / teeth
      const l = length * (fang >= 0 && (i === fang || i === teeth - 1 - fang) ? 1.9 : 1)
      inside += flat
        ? `<rect x="${n1(tx - half * 0.92)}" y="${n1(ty - 3)}" width="${n1(half * 1.84)}" height="${n1(l)}" rx="2" fill="${tooth}" stroke="${INK}" stroke-width="1.5"/>`
        : `<path d="M${n1(tx - half)},${n1(ty - 2)}L${n1(tx)},${n1(ty + l)}L${n1(tx + half)},${n1(ty - 2)}Z" fill="${tooth}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`
    }
    for (let i = 0; i < low; i++) {
      const f = ((i + 0.5) / low) * 2 - 1
      const tx = x + f * w * 0.6
      const ty = y + h * (0.98 - 0.25 * f * f) + curve * 0.4
      const half = (w * 0.5) / low
      inside += `<path d="M${n1(tx - half)},${n1(ty + 3)}L${n1(tx)},${n1(ty - length * 0.9)}L${n1(tx + half)},${n1(ty + 3)}Z" fill="${tooth}" stroke="${INK}" stroke-width="1.6"/>`
    }
    shape(path, dark, { inside, rim: 0, shade: 0.25, line: 3, flat: true })
  }

  return {
    random,
    shape,
    fill,
    line,
    halo,
    eye,
    ember,
    mouth,
    group: (transform, draw) => {
      out.push(`<g transform="${transform}">`)
      draw()
      out.push('</g>')
    },
    svg: () => `<defs>${defs.join('')}</defs>${out.join('')}`,
  }
}

/** Pieces of `inside`: a soft line, and a soft spot. */
export const stroke = (path: string, colour: string, width = 2, opacity = 0.6): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
export const dab = (path: string, colour: string, opacity = 0.5): string =>
  `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`

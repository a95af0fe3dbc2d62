/** The four materials as SVG noise: wood is the world, slate its dark twin, paper speaks, leather lines the rail and the mat. */

const xorshift = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`

const noise = (
  id: string,
  type: string,
  frequency: string,
  octaves: number,
  seed: number,
  matrix: string,
  extra = '',
): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>${extra}<feColorMatrix values="${matrix}"/></filter>`

const walnut = (): string => {
  const width = 1600
  const height = 840
  const planks = 5
  const plank = height / planks
  const random = xorshift(41)
  let filters = ''
  let body = ''
  for (let i = 0; i < planks; i++) {
    const tone = random() * 0.05 - 0.02
    filters += noise(
      `a${i}`,
      'fractalNoise',
      '.0011 .017',
      4,
      3 + i * 7,
      `.25 0 0 0 ${0.215 + tone} .185 0 0 0 ${0.135 + tone * 0.8} .125 0 0 0 ${0.078 + tone * 0.6} 0 0 0 0 1`,
      `<feComponentTransfer><feFuncR type="table" tableValues=".3 .8 .35 .72 .28 .66 .42 .86 .3 .75 .34 .7 .25 .8"/></feComponentTransfer>`,
    )
    filters += noise(
      `b${i}`,
      'fractalNoise',
      '.006 .42',
      3,
      20 + i * 3,
      '0 0 0 0 .07 0 0 0 0 .035 0 0 0 0 .012 1.7 0 0 0 -.80',
    )
    const y = i * plank
    const full = `x="0" y="${y}" width="${width}"`
    body += `<rect ${full} height="${plank}" filter="url(#a${i})"/><rect ${full} height="${plank}" filter="url(#b${i})" opacity=".75"/>`
    body += `<rect ${full} height="1.4" fill="#f2c58a" opacity=".17"/>`
    body += `<rect x="0" y="${y + plank - 2.6}" width="${width}" height="2.6" fill="#0a0401" opacity=".85"/>`
    body += `<rect x="0" y="${y + plank - 9}" width="${width}" height="7" fill="#0a0401" opacity=".16"/>`
    const joint = Math.round(200 + random() * 1200)
    body += `<rect x="${joint}" y="${y}" width="2.2" height="${plank}" fill="#0a0401" opacity=".7"/>`
    body += `<rect x="${joint + 2.2}" y="${y}" width="1" height="${plank}" fill="#f2c58a" opacity=".13"/>`
  }
  return svg(width, height, filters + body)
}

const slate = (): string => {
  const width = 1200
  const height = 800
  const random = xorshift(9)
  let body = ''
  for (let y = 0; y < height; y += 160) {
    const start = -Math.round(random() * 120)
    const cuts: [number, number][] = []
    for (let x = start; x < width + start;) {
      const w = 150 + Math.round(random() * 150)
      cuts.push([x, Math.min(w, width + start - x)])
      x += w
    }
    for (const [x, w] of cuts) {
      for (const shift of [0, width]) {
        const light = 17 + random() * 9
        body += `<g transform="translate(${x + shift} ${y})"><rect x="2" y="2" width="${w - 4}" height="156" rx="7" fill="hsl(214 12% ${light}%)"/><path d="M6 153V9q0-4 4-4H${w - 8}" fill="none" stroke="#9db4c8" stroke-opacity=".16" stroke-width="2"/><path d="M${w - 4} 8V150q0 5-5 5H8" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3"/></g>`
        if (x >= 0) break
      }
    }
  }
  const rough = noise('n', 'fractalNoise', '.018 .022', 6, 12, '0 0 0 0 .52 0 0 0 0 .58 0 0 0 0 .64 1.5 0 0 0 -.62')
  const grit = noise('m', 'fractalNoise', '.9', 2, 4, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0 -.32')
  const over = `width="${width}" height="${height}"`
  return svg(
    width,
    height,
    `${rough}${grit}<rect ${over} fill="#07080a"/>${body}<rect ${over} filter="url(#n)" opacity=".30"/><rect ${over} filter="url(#m)" opacity=".5"/>`,
  )
}

const paper = (): string =>
  svg(
    320,
    320,
    noise('p', 'fractalNoise', '.035 .05', 4, 8, '0 0 0 0 .50 0 0 0 0 .36 0 0 0 0 .16 .75 0 0 0 -.30') +
      noise('q', 'fractalNoise', '.8 .7', 2, 2, '0 0 0 0 .32 0 0 0 0 .22 0 0 0 0 .08 .55 0 0 0 -.22') +
      '<rect width="320" height="320" filter="url(#p)" opacity=".36"/><rect width="320" height="320" filter="url(#q)" opacity=".38"/>',
  )

const leather = (): string =>
  svg(
    320,
    320,
    noise('l', 'turbulence', '.09', 3, 5, '0 0 0 0 .75 0 0 0 0 .8 0 0 0 0 .85 .34 0 0 0 -.06') +
      '<rect width="320" height="320" filter="url(#l)" opacity=".22"/>',
  )

export const materials = (): readonly { name: string; svg: string; quality: number }[] => [
  { name: 'walnut', svg: walnut(), quality: 0.82 },
  { name: 'slate', svg: slate(), quality: 0.78 },
  { name: 'paper', svg: paper(), quality: 0.8 },
  { name: 'leather', svg: leather(), quality: 0.8 },
]

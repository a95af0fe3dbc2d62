import { create } from 'qrcode'
import { memo } from 'react'
import type { Mm } from '../../boards/print-room.ts'

/** White modules round the code, without which no phone finds it. */
const QUIET = 4
/** Smallest code, and smallest module, that a phone reads from an ordinary print. */
const LEAST: Mm = 9
const LEAST_MODULE: Mm = 0.3

interface Code {
  /** Modules on a side, the quiet zone included. */
  readonly modules: number
  /** Of the whole square, the quiet zone included. */
  readonly size: Mm
  readonly path: string
}

/** The dark modules of an address as one outline of runs; as much repair as the smallest code that holds it can carry. */
const codeOf = (address: string): Code => {
  const smallest = create(address, { errorCorrectionLevel: 'L' })
  const medium = create(address, { errorCorrectionLevel: 'M' })
  const { size, data } = (medium.version === smallest.version ? medium : smallest).modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size;) {
      let run = 0
      while (x + run < size && data[y * size + x + run] === 1) run++
      if (run > 0) path += `M${x + QUIET} ${y + QUIET}h${run}v1h-${run}z`
      x += Math.max(1, run)
    }
  }
  const modules = size + 2 * QUIET
  return { modules, size: modules * Math.max(LEAST / size, LEAST_MODULE), path }
}

/** The way to a card's help page, for the phone of whoever holds it. */
export const CardCode = memo(({ address }: { readonly address: string }) => {
  const { modules, size, path } = codeOf(address)
  return (
    <svg
      className="code"
      data-address={address}
      viewBox={`0 0 ${modules} ${modules}`}
      style={{ width: `${size.toFixed(2)}mm`, height: `${size.toFixed(2)}mm` }}
      aria-hidden="true"
    >
      <path d={`M0 0h${modules}v${modules}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
})

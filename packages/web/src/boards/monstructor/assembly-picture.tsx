import type { Options } from '@menagerie/games/monstructor'
import { loosePicture } from './assembly.ts'
import type { Thing } from './things.ts'

/** Units of the drawing that fill one side of a cell. */
const UNITS = 206

/** A part that lies alone, cut from card; all parts of one bench are drawn to one scale. */
export const Loose = ({
  options,
  thing,
  side,
}: {
  readonly options: Options
  readonly thing: Thing
  /** Pixels of the square it lies in. */
  readonly side: number
}) => {
  const { url, width, height } = loosePicture(options, thing.part.pic)
  const scale = Math.min(side / UNITS, (side * 1.16) / height)
  return (
    <img
      className="ms-piece"
      src={url}
      alt=""
      draggable={false}
      decoding="async"
      style={{ width: width * scale, height: height * scale }}
    />
  )
}

import sharp, { type OutputInfo } from 'sharp'

/** A channel of a pixel that is further off than this is another colour. */
const NOISE = 2

const bytes = (png: Buffer): Promise<{ readonly data: Buffer; readonly info: OutputInfo }> =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Whether two pictures of a page differ in any pixel. */
export const differ = async (one: Buffer, other: Buffer): Promise<boolean> => {
  if (one.equals(other)) return false
  const [a, b] = await Promise.all([bytes(one), bytes(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return true
  return a.data.some((value, at) => Math.abs(value - (b.data[at] as number)) > NOISE)
}

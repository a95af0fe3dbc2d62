/** A position in the part of an address that no browser sends: whoever has the link has the position, and nobody else. */

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer())

const FORMAT = 'deflate-raw'
/** Characters of bytes that are made into text at once. */
const PIECE = 0x80_00

const toText = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

export const positionLink = async (text: string): Promise<string> => {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT))
  return new URL(`/position#${toText(packed)}`, location.origin).href
}

/** The text of a link's last part; null when it is not whole. */
export const fromLink = async (fragment: string): Promise<string | null> => {
  try {
    const bytes = await through(toBytes(fragment.replace(/^#/, '')), new DecompressionStream(FORMAT))
    return new TextDecoder(undefined, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

import { ART } from 'virtual:art'

/** Address of the front of a game's box. */
export const boxUrl = (game: string): string => `${ART}/boxes/${game}.webp`

/** Address of a drawn picture, such as `monster-pack/B05`; `monster-pack/B05#plain` is the same without its ground. */
export const artUrl = (picture: string): string => {
  const [file, part] = picture.split('#')
  return `${ART}/${file}.svg${part === undefined ? '' : `#${part}`}`
}

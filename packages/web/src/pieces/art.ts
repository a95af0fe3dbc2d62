import { ART } from 'virtual:art'

/** Address of a drawn picture, such as `monster-pack/B05`; `monster-pack/B05#plain` is the same without its ground. */
export const artUrl = (picture: string): string => {
  const [file, part] = picture.split('#')
  return `${ART}/${file}.svg${part === undefined ? '' : `#${part}`}`
}

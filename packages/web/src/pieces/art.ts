import { ART } from 'virtual:art'

/** Address of a drawn picture, such as `monster-pack/B05`. */
export const artUrl = (picture: string): string => `${ART}/${picture}.svg`

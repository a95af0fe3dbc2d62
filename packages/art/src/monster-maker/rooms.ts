import { seeded } from '../geometry.ts'
import { figure } from '../monster-pack/figure.ts'
import { chest, lockedChest } from './treasures/chest.ts'

const ARCH = 'M10 108V46Q10 6 50 4Q90 6 90 46V108'

/** The room at the end of the way, 100 by 110: an arch with a chest, closed, or open on its gold. */
export const room = (open: boolean): string => {
  const random = seeded(open ? 5 : 6)
  let coins = ''
  for (let i = 0; i < (open ? 34 : 16); i++)
    coins += `<ellipse cx="${(16 + random() * 68).toFixed(1)}" cy="${(97 + random() * 10).toFixed(1)}" rx="3.4" ry="1.7"/>`
  let stones = ''
  for (let i = 0; i <= 10; i++) {
    const turn = Math.PI * (1 + i / 10)
    const at = (r: number): string =>
      `${(50 + r * Math.cos(turn)).toFixed(1)} ${(46 + r * 1.04 * Math.sin(turn)).toFixed(1)}`
    stones += `M${at(37)}L${at(44)}`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110" width="200" height="220"><defs><radialGradient id="l"><stop offset="0" stop-color="#ffe9a6" stop-opacity="${open ? 0.95 : 0.5}"/><stop offset="1" stop-color="#8a4a08" stop-opacity="0"/></radialGradient></defs><path d="${ARCH}Z" fill="#1c1009"/><path d="M14 34H86M12 48H88M12 62H88M12 76H88M30 22V34M62 20V34M24 34V48M50 34V48M76 34V48M36 48V62M64 48V62M24 62V76M50 62V76M76 62V76" stroke="#4a3018" stroke-opacity=".7" fill="none"/><path d="M13 92H87V108H13Z" fill="#3a2614"/><circle cx="50" cy="64" r="48" fill="url(#l)"/><g fill="#f6cf63" stroke="#6b4610" stroke-width=".5">${coins}</g>${figure(open ? 'open' : 'closed', open ? chest : lockedChest, 'translate(50 74) scale(.36)')}<path d="${ARCH}" fill="none" stroke="#20131d" stroke-width="9.4"/><path d="${ARCH}" fill="none" stroke="#8a6a42" stroke-width="7"/><path d="${stones}M6.5 60H13.5M6.5 76H13.5M6.5 92H13.5M86.5 60H93.5M86.5 76H93.5M86.5 92H93.5" stroke="#3a2614" stroke-width="1.2"/><path d="${ARCH}" fill="none" stroke="#f0d9a0" stroke-opacity=".35" stroke-width="1.2" transform="translate(-1.6 -1.6)"/></svg>`
}

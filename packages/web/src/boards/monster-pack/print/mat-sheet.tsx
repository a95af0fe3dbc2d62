import type { Mat } from '@menagerie/games/monster-pack'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../pieces/icon.tsx'
import type { Mm } from '../../print-room.ts'
import { PRINT_WORDS } from './words.ts'

/** A card with the little room it needs to lie in its place. */
const SLOT_WIDTH: Mm = 63.6
const SLOT_HEIGHT: Mm = 88.6
const GAP: Mm = 2.4
const BORDER: Mm = 3.4
/** Between the rows, for the ways up. */
const MIDDLE: Mm = 13

const columnsOf = ({ waiting, active }: Mat): number => Math.max(waiting, active)

/** Four columns lie on one sheet of either paper. */
export const matSize = (mat: Mat): { readonly width: Mm; readonly height: Mm } => ({
  width: columnsOf(mat) * (SLOT_WIDTH + GAP) + GAP,
  height: 2 * SLOT_HEIGHT + MIDDLE + 2 * BORDER,
})

/** One player's side: active spots towards the other player, waiting spots near by, and the ways between them. */
export const MatSheet = ({ mat, seat }: { readonly mat: Mat; readonly seat: number }) => {
  const { t } = useTranslation(PRINT_WORDS)
  const { width, height } = matSize(mat)
  // The shorter row stands between the columns of the longer one.
  const left = (index: number, count: number): Mm =>
    (width - count * (SLOT_WIDTH + GAP) + GAP) / 2 + index * (SLOT_WIDTH + GAP)
  const middle = (index: number, count: number): Mm => left(index, count) + SLOT_WIDTH / 2
  const top = BORDER
  const low = BORDER + SLOT_HEIGHT + MIDDLE
  const slot = (name: string, icon: 'crossed-swords' | 'hourglass', words: string, x: Mm, y: Mm) => (
    <g key={name} transform={`translate(${x} ${y})`}>
      <rect className="slot-ground" width={SLOT_WIDTH} height={SLOT_HEIGHT} rx="2.6" />
      <rect className="slot-line" x="1.6" y="1.6" width={SLOT_WIDTH - 3.2} height={SLOT_HEIGHT - 3.2} rx="1.8" />
      <svg className="slot-icon" x={SLOT_WIDTH / 2 - 15} y="17" width="30" height="30" viewBox="0 0 512 512">
        <Icon name={icon} />
      </svg>
      <text className="slot-name" x={SLOT_WIDTH / 2} y="61" textAnchor="middle">
        {name}
      </text>
      <text className="slot-words" x={SLOT_WIDTH / 2} y="68" textAnchor="middle">
        {words}
      </text>
    </g>
  )
  const tip = `mp-tip-${seat}`
  return (
    <svg className={`mp-mat seat${seat}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`mp-ground-${seat}`} x1="0" y1="0" x2="0" y2="1">
          <stop className="g0" offset="0" />
          <stop className="g1" offset=".62" />
          <stop className="g2" offset="1" />
        </linearGradient>
        <marker id={tip} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.6" markerHeight="4.6" orient="auto">
          <path className="way-tip" d="M1 0L10 5L1 10L3.4 5Z" />
        </marker>
      </defs>
      <rect className="mat-ground" width={width} height={height} fill={`url(#mp-ground-${seat})`} />
      <rect className="mat-line" x=".9" y=".9" width={width - 1.8} height={height - 1.8} rx="2.4" />
      {Array.from({ length: mat.active }, (_, at) =>
        slot(`A${at + 1}`, 'crossed-swords', t('mats.active'), left(at, mat.active), top),
      )}
      {Array.from({ length: mat.waiting }, (_, at) =>
        slot(`W${at + 1}`, 'hourglass', t('mats.waiting'), left(at, mat.waiting), low),
      )}
      {mat.adj.flatMap((row, from) =>
        row.map((to, at) => {
          // Ways from one spot leave it side by side, and arrive side by side.
          const others = mat.adj.flatMap((tos, spot) => (tos.includes(to) ? [spot] : []))
          const x1 = middle(from, mat.waiting) + (at - (row.length - 1) / 2) * 9
          const x2 = middle(to, mat.active) + (others.indexOf(from) - (others.length - 1) / 2) * 9
          const y1 = low - 0.8
          const y2 = top + SLOT_HEIGHT + 0.8
          return (
            <path
              key={`${from}.${to}`}
              className="way"
              d={`M${x1} ${y1}C${x1} ${y1 - 7.4} ${x2} ${y2 + 7.4} ${x2} ${y2}`}
              markerEnd={`url(#${tip})`}
            />
          )
        }),
      )}
    </svg>
  )
}

import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { DesignedMark } from '../../pieces/designed-mark.tsx'
import { CardCode } from './code.tsx'
import { type Line, OVERLAP, type Paper, type Placed, marks } from './layout.ts'
import type { CutOut, PrintSettings, PrintedPage } from './plan.ts'

const mm = (length: number): string => `${length.toFixed(3)}mm`

const d = (lines: readonly Line[]): string =>
  lines.map(({ x1, y1, x2, y2 }) => `M${x1.toFixed(3)} ${y1.toFixed(3)}L${x2.toFixed(3)} ${y2.toFixed(3)}`).join('')

/** Hairlines over the whole sheet, in millimetres. */
const Hairlines = ({
  paper,
  cuts,
  folds,
}: {
  readonly paper: Paper
  readonly cuts: string
  readonly folds: string
}) => (
  <svg className="hairlines" viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
    <path d={cuts} />
    {folds !== '' && <path className="fold-ground" d={folds} />}
    {folds !== '' && <path className="folds" d={folds} />}
  </svg>
)

const Thing = memo(
  ({
    placed: { thing, x, y, turn },
    side,
    address,
  }: {
    readonly placed: Placed<CutOut>
    readonly side: 'front' | 'back'
    /** Of its help page; null: no code is printed. */
    readonly address: string | null
  }) => (
    <div
      className="cut-out"
      data-kind-of={thing.kind}
      data-shape={thing.shape}
      data-side={side}
      data-key={thing.key}
      style={{
        left: mm(x),
        top: mm(y),
        width: mm(thing.width),
        height: mm(thing.height),
        ...(turn === 0 ? {} : { transform: `rotate(${turn}deg)` }),
      }}
    >
      <div className="look" data-code={address === null ? undefined : ''}>
        {side === 'front' ? thing.front : thing.back}
      </div>
      {side === 'front' && address !== null && <CardCode address={address} />}
      {side === 'front' && thing.designed && (
        <span className="origin">
          {thing.mark !== '' && <b>{thing.mark}</b>} {/* No counter has room for words. */}
          {thing.kind === 'card' ? <DesignedMark /> : <Icon name="quill-ink" />}
        </span>
      )}
    </div>
  ),
)

/** Folds of everything on a page, across each piece. */
const foldLines = (placed: readonly Placed<CutOut>[]): string =>
  d(
    placed.flatMap(({ thing, x, y }) =>
      thing.folds.map(({ at }) => ({ x1: x, x2: x + thing.width, y1: y + at, y2: y + at })),
    ),
  )

/** Where the line of words has room: under the art, or else beside it. Null when the art goes almost to the edges. */
const lineSide = (page: PrintedPage, paper: Paper, bleed: number): 'below' | 'beside' | null => {
  if (page.kind === 'blank') return 'below'
  if (page.kind === 'mat') {
    const { width, height, across } = page.tile
    const below = (paper.height - (across ? width : height)) / 2
    const beside = (paper.width - (across ? height : width)) / 2
    if (Math.max(below, beside) < 6) return null
    return below >= beside ? 'below' : 'beside'
  }
  const bottom = Math.max(...page.page.placed.map(({ thing, y }) => y + thing.height))
  const left = Math.min(...page.page.placed.map(({ x }) => x))
  const below = paper.height - bottom - bleed
  const beside = left - bleed
  if (Math.max(below, beside) < 9) return null
  return below >= beside ? 'below' : 'beside'
}

/** One page as it is printed; on the screen it is the same element, made smaller. */
export const SheetView = memo(
  ({
    page,
    number,
    count,
    paper,
    settings,
    game,
    addressOf,
    label,
  }: {
    readonly page: PrintedPage
    readonly number: number
    readonly count: number
    readonly paper: Paper
    readonly settings: PrintSettings
    readonly game: string
    readonly addressOf: (help: string) => string | null
    /** All of it in words. */
    readonly label: string
  }) => {
    const { t } = useTranslation('print')
    const beside = lineSide(page, paper, settings.bleed)
    const style = {
      width: mm(paper.width),
      height: mm(paper.height),
      '--bleed': mm(settings.bleed),
    } as CSSProperties
    return (
      <div
        className="sheet-page"
        data-paper
        data-ink={settings.ink}
        data-page={page.kind}
        style={style}
        role="img"
        aria-label={label}
      >
        {page.kind === 'mat' && <MatTile page={page} paper={paper} />}
        {(page.kind === 'faces' || page.kind === 'backs') && (
          <>
            {page.page.placed.map((placed) => (
              <Thing
                key={placed.thing.key}
                placed={placed}
                side={page.kind === 'faces' ? 'front' : 'back'}
                address={placed.thing.help === null ? null : addressOf(placed.thing.help)}
              />
            ))}
            {page.kind === 'faces' && (
              <Hairlines paper={paper} cuts={d(page.page.cuts)} folds={foldLines(page.page.placed)} />
            )}
          </>
        )}
        {beside !== null && (
          <p className="sheet-line" data-at={beside} style={beside === 'beside' ? { width: mm(paper.height) } : {}}>
            <i className="gauge-50" />
            <span>{t('line.gauge')}</span>
            <span>{t('line.page', { game: t('name', { ns: game }), number, count })}</span>
            <span>{t('line.credits')}</span>
          </p>
        )}
      </div>
    )
  },
)

/** A mat, or the share of it that goes on this sheet, with its marks for cutting and gluing. */
const MatTile = ({
  page: { mat, tile },
  paper,
}: {
  readonly page: PrintedPage & { readonly kind: 'mat' }
  readonly paper: Paper
}) => {
  const { t } = useTranslation('print')
  const [width, height] = tile.across ? [tile.height, tile.width] : [tile.width, tile.height]
  const left = (paper.width - width) / 2
  const top = (paper.height - height) / 2
  const cuts = marks([left, left + width], [top, top + height], {
    left,
    top,
    right: left + width,
    bottom: top + height,
  })
  return (
    <>
      <div
        className="mat-tile"
        data-window=""
        style={{
          left: mm(left + width / 2 - tile.width / 2),
          top: mm(top + height / 2 - tile.height / 2),
          width: mm(tile.width),
          height: mm(tile.height),
          ...(tile.across ? { transform: 'rotate(90deg)' } : {}),
        }}
      >
        <div
          className="mat-whole"
          style={{ left: mm(-tile.x), top: mm(-tile.y), width: mm(mat.width), height: mm(mat.height) }}
        >
          {mat.content}
          {mat.designed && (
            <span className="origin">
              <DesignedMark />
            </span>
          )}
        </div>
        {tile.right && <i className="glue right" style={{ width: mm(OVERLAP) }} />}
        {tile.below && <i className="glue below" style={{ height: mm(OVERLAP) }} />}
        {(tile.right || tile.below) && (
          <b className={tile.right ? 'tile-name right' : 'tile-name'}>
            {t('glue', { row: tile.row + 1, column: tile.column + 1 })}
          </b>
        )}
      </div>
      <Hairlines paper={paper} cuts={d(cuts)} folds="" />
    </>
  )
}

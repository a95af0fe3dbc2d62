import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PAPERS } from './layout.ts'
import type { PrintSettings, PrintedPage } from './plan.ts'
import { SheetView } from './sheet.tsx'

/** Names of what lies on a page, each once. */
const namesOn = (page: PrintedPage): string =>
  page.kind === 'faces' || page.kind === 'backs'
    ? [...new Set(page.page.placed.map(({ thing }) => thing.name))].join(', ')
    : ''

const captionOf = (t: TFunction, page: PrintedPage, number: number, all: readonly PrintedPage[]): string => {
  if (page.kind !== 'mat') return t(`caption.${page.kind}`, { ns: 'print', number })
  const parts = all.filter((one) => one.kind === 'mat' && one.mat === page.mat)
  return parts.length === 1
    ? t('caption.mat', { ns: 'print', number, name: page.mat.name })
    : t('caption.tile', {
        ns: 'print',
        number,
        name: page.mat.name,
        part: parts.indexOf(page) + 1,
        parts: parts.length,
      })
}

/** Tells the printer the size of the sheets; whatever else is printed from this house keeps its own. */
const usePageSize = (width: number, height: number): void => {
  useEffect(() => {
    const style = document.createElement('style')
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    return () => style.remove()
  }, [width, height])
}

/** All pages, as large as the screen allows; on paper, as large as they are. */
export const Pages = ({
  pages,
  late,
  settings,
  game,
  addressOf,
}: {
  readonly pages: readonly PrintedPage[]
  /** Other pages than these were asked for meanwhile. */
  readonly late: boolean
  readonly settings: PrintSettings
  readonly game: string
  readonly addressOf: (help: string) => string | null
}) => {
  const { t } = useTranslation('print')
  const root = useRef<HTMLOListElement>(null)
  const paper = PAPERS[settings.paper]
  usePageSize(paper.width, paper.height)
  const captions = useMemo(() => pages.map((page, at) => captionOf(t, page, at + 1, pages)), [t, pages])

  useEffect(() => {
    const list = root.current
    if (list === null) return
    const observer = new ResizeObserver(() => {
      const frame = list.querySelector('.sheet-frame')
      if (frame === null) return
      // 96 CSS pixels are 25.4 millimetres.
      const whole = (paper.width * 96) / 25.4
      list.style.setProperty('--zoom', String(frame.getBoundingClientRect().width / whole))
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [paper])

  return (
    <ol className="sheets" ref={root} aria-label={t('pages')} aria-busy={late}>
      {pages.map((page, at) => (
        <li key={at}>
          <div className="sheet-frame" style={{ aspectRatio: `${paper.width} / ${paper.height}` }}>
            <SheetView
              page={page}
              number={at + 1}
              count={pages.length}
              paper={paper}
              settings={settings}
              game={game}
              addressOf={addressOf}
              label={
                page.kind === 'faces' || page.kind === 'backs'
                  ? t(`label.${page.kind}`, { number: at + 1, names: namesOn(page) })
                  : (captions[at] ?? '')
              }
            />
          </div>
          <p className="sheet-caption" aria-hidden="true">
            {captions[at]}
          </p>
        </li>
      ))}
    </ol>
  )
}

import { COVER, type Covered } from '../../../support/cover.ts'

const scope = globalThis as Covered

const ownCover = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet({ disabled: true })
  sheet.replaceSync(COVER)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}

/**
 * Whether the page is painted at all. Painting a table takes twice as long as laying it out, and where things lie can be
 * asked without it.
 */
export const paint = (on: boolean): void => {
  scope.cover ??= ownCover()
  scope.cover.disabled = on
}

/** Asks at once what is only answered of a page that is seen, and lets nothing be painted meanwhile. */
export const asPainted = <T>(ask: () => T): T => {
  const covered = scope.cover?.disabled === false
  if (covered) paint(true)
  try {
    return ask()
  } finally {
    if (covered) paint(false)
  }
}

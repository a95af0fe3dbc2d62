const root = document.documentElement

/**
 * Whether the page is painted at all. Painting a table takes twice as long as laying it out, and where things lie can be
 * asked without it.
 */
export const paint = (on: boolean): void => {
  root.style.opacity = on ? '' : '0'
}

/** Asks at once what is only answered of a page that is seen, and lets nothing be painted meanwhile. */
export const asPainted = <T>(ask: () => T): T => {
  const { opacity } = root.style
  root.style.opacity = ''
  try {
    return ask()
  } finally {
    root.style.opacity = opacity
  }
}

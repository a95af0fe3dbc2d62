/** Conditions of all media queries in these rules. */
const queriesIn = (rules: CSSRuleList): readonly string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media.mediaText] : []),
    ...(rule instanceof CSSGroupingRule ? queriesIn(rule.cssRules) : []),
  ])

/** Which of them hold now. */
const holding = (): string =>
  [...new Set([...document.styleSheets].flatMap(({ cssRules }) => queriesIn(cssRules)))]
    .filter((query) => matchMedia(query).matches)
    .join()

/** In one go, so that nobody sees the page without it; what is scrolled and what has the focus stay. */
const restyle = (body: HTMLElement): void => {
  body.style.display = 'none'
  // Asked for its size, it has laid out what there is.
  body.getBoundingClientRect()
  body.style.display = ''
}

/**
 * WebKit, which Safari is, passes some elements over when a media query begins or ceases to hold, and draws them as the screen was
 * before it was turned or its window took another size (seen in WebKitGTK 2.50). It is made to look at all of them again.
 */
export const startRestyling = (): void => {
  if (!navigator.vendor.startsWith('Apple')) return
  let before: string | null = null
  addEventListener('resize', () => {
    requestAnimationFrame(() => {
      const now = holding()
      if (now !== before) restyle(document.body)
      before = now
    })
  })
}

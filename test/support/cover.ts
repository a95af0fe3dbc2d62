/**
 * What lies over a page that nobody looks at. What is wholly transparent is laid out, pressed and read as ever and never
 * painted, which takes most of a browser's time. Paper is printed all the same.
 */
export const COVER = '@media screen { html, dialog, [popover], ::backdrop { opacity: 0 !important } }'

/** The page's own name for its cover, which is disabled while it is off. Only there where something was covered. */
export interface Covered {
  cover?: CSSStyleSheet
}

/** First parts of all addresses that lead to a page of ours (app.tsx). */
const PLACES = [
  't',
  'games',
  'open',
  'replay',
  'new',
  'learn',
  'rules',
  'cards',
  'print',
  'position',
  'me',
  'people',
  'bots',
  'host',
  'credits',
  'pieces',
] as const

/**
 * Path and query of what a service worker answers by the page it keeps. Everything else is asked for: a house shares its address with
 * whatever stands before it, such as a proxy at which one signs in.
 */
export const KEPT_PLACES = new RegExp(`^/(?:(?:${PLACES.join('|')})(?:[/?].*)?|\\?.*)?$`)

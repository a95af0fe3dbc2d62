import type { Plugin } from 'vite'

/** Letters of the home page, as their files begin. Whatever is drawn with another font first would shift when it comes. */
const FIRST = [
  'alegreya-sc-latin-800-normal',
  'alegreya-sans-latin-500-normal',
  'alegreya-sans-latin-700-normal',
  'alegreya-latin-400-normal',
  'alegreya-latin-400-italic',
]

/** Asks for the letters of the home page with the page itself, so that they are here before its first word. */
export const preloadFonts = (): Plugin => ({
  name: 'menagerie-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && FIRST.some((name) => file.includes(`/${name}`)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
})

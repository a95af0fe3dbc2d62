import type { Page } from 'playwright-core'

/** Something of a page that came to be so. */
interface Waited {
  readonly asElement: () => { readonly click: () => Promise<void> } | null
  readonly dispose: () => Promise<void>
}

/** Work that is sent into a page. */
// oxlint-disable-next-line typescript/no-explicit-any
type Work = (...given: any[]) => unknown

/** A tab as its own driver drives it: what is needed to answer as a page does (`page.ts`). */
export interface Tab {
  readonly url: () => string
  readonly goto: (address: string) => Promise<unknown>
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly evaluate: (work: any, ...given: any[]) => Promise<any>
  readonly waitForFunction: (work: Work, how: { readonly timeout: number }, ...given: unknown[]) => Promise<Waited>
  readonly keyboard: { readonly press: (key: never) => Promise<void> }
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> }
  readonly screenshot: (how: { readonly path: `${string}.png` }) => Promise<unknown>
}

/** Tabs of one browser that is not the driver's own. */
export interface Engine {
  /** A new tab with nothing remembered, and what its browser complained about as far as that can be heard. */
  readonly open: () => Promise<Opened>
  readonly close: () => Promise<void>
}

export interface Opened {
  readonly page: Page
  readonly complaints: readonly string[]
  readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<void>
  readonly close: () => Promise<void>
}

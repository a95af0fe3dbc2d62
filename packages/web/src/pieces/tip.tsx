import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RuleTag } from './rule-tag.tsx'
import './tip.css'

/** A refusal with its rule, beside the thing it speaks of. */
export interface TipText {
  readonly title: string
  readonly text: ReactNode
  readonly rule: string | null
  /** Opens the thing itself; shown while the tip is held. */
  readonly more: { readonly label: string; readonly onPress: () => void } | null
}

interface Shown extends TipText {
  readonly anchor: Element
  /** Pressed open: it stays until something else is pressed. */
  readonly held: boolean
}

export interface Tips {
  readonly show: (anchor: Element, tip: TipText, held: boolean) => void
  readonly hide: (anchor: Element | null) => void
}

export const TIP_ID = 'tip'
const TipsContext = createContext<Tips>({ show: () => undefined, hide: () => undefined })
export const useTips = (): Tips => useContext(TipsContext)

const GAP = 10
const EDGE = 8

/** Beside its thing: above it where there is room, and on the screen even where its thing is not. */
const place = (tip: HTMLElement, anchor: Element): void => {
  const at = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - GAP
  const on = (wanted: number, size: number, screen: number): number =>
    Math.max(EDGE, Math.min(screen - size - EDGE, wanted))
  tip.style.left = `${on(at.left + at.width / 2 - width / 2, width, innerWidth)}px`
  tip.style.top = `${on(above >= EDGE ? above : at.bottom + GAP, height, innerHeight)}px`
  tip.style.visibility = 'visible'
}

/** Milliseconds in which things fly to where another size of the window has them. */
const FLIGHT = 600

/** Calls again and again while a window that changed its size settles; what it answers ends that. */
const followed = (onFrame: () => void): (() => void) => {
  let request = 0
  let end = 0
  const step = (): void => {
    onFrame()
    if (performance.now() < end) request = requestAnimationFrame(step)
  }
  const begin = (): void => {
    end = performance.now() + FLIGHT
    cancelAnimationFrame(request)
    request = requestAnimationFrame(step)
  }
  window.addEventListener('resize', begin)
  return () => {
    window.removeEventListener('resize', begin)
    cancelAnimationFrame(request)
  }
}

/** Holds the one tip of a page. It never covers what it explains, and never leaves the screen. */
export const TipHolder = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null)
  const box = useRef<HTMLDivElement>(null)

  const show = useCallback((anchor: Element, tip: TipText, held: boolean) => setShown({ ...tip, anchor, held }), [])
  const hide = useCallback((anchor: Element | null) => {
    setShown((now) => (now === null || (anchor !== null && (now.anchor !== anchor || now.held)) ? now : null))
  }, [])
  const tips = useMemo(() => ({ show, hide }), [show, hide])

  useLayoutEffect(() => {
    const element = box.current
    if (shown === null || element === null) return
    place(element, shown.anchor)
    return followed(() => place(element, shown.anchor))
  }, [shown])

  useEffect(() => {
    if (shown === null) return
    const away = (event: Event): void => {
      const target = event.target
      if (!(target instanceof Node) || box.current?.contains(target) === true || shown.anchor.contains(target)) return
      setShown(null)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', escape)
    }
  }, [shown])

  return (
    <TipsContext value={tips}>
      {children}
      {shown !== null && (
        <div ref={box} className="tip" role="tooltip" id={TIP_ID} data-held={shown.held || undefined}>
          <b>{shown.title}</b>
          {shown.text}
          <div className="tip-foot">
            <RuleTag rule={shown.rule} />
            {shown.held && shown.more !== null && (
              <button
                type="button"
                className="tag"
                onClick={() => {
                  shown.more?.onPress()
                  setShown(null)
                }}
              >
                {shown.more.label}
              </button>
            )}
          </div>
        </div>
      )}
    </TipsContext>
  )
}

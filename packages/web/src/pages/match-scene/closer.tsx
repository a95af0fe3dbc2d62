import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CloserRoom } from '../../boards/board.ts'
import { type Closer, type Lens, closerOf, isSame, thingOf } from '../../boards/closer-of.ts'
import { type Aimed, marksIn } from '../../pieces/closer/aims.ts'
import { CloserBody } from '../../pieces/closer/closer-body.tsx'
import { CloserFrame } from '../../pieces/closer/closer.tsx'
import type { CloserAnswers, Ruled } from '../../pieces/closer/desk.ts'
import { actionLines } from '../match-words.tsx'
import type { SceneProps } from './scene.ts'
import { toldOf } from './told.ts'

/** What is looked at: a thing, and how it came to be. */
export interface Looking {
  readonly room: CloserRoom
  /** Seat whose side of the table was near. */
  readonly near: number
  readonly thing: string
  readonly held: boolean
  readonly sheet: boolean
  readonly half: 'upper' | 'lower' | null
}

interface CloserProps {
  readonly looking: Looking
  readonly scene: SceneProps
  readonly lens: Lens
  readonly answers: RefObject<CloserAnswers | null>
  readonly root: RefObject<HTMLElement | null>
  readonly onOpen: (thing: string) => void
  readonly onClose: () => void
}

/**
 * Where the thing stands on the table; all of it lights up as long as it is looked at. Known before anything is drawn: what can be done
 * with it, or why nothing can, hangs on its places, and would push the words below it away.
 */
const useLit = (root: RefObject<HTMLElement | null>, lens: Lens, closer: Closer | null): readonly Aimed[] => {
  const [lit, setLit] = useState<readonly Aimed[]>([])
  useLayoutEffect(() => {
    const element = root.current
    if (element === null || closer === null) return
    const found = marksIn(element).filter(({ element: one, aim }) => {
      if (one.closest('.closer, dialog') !== null) return false
      const thing = thingOf(lens, aim)
      return thing !== null && isSame(lens, closer, thing)
    })
    setLit(found)
    for (const { element: one } of found) one.dataset['looked'] = ''
    return () => {
      for (const { element: one } of found) delete one.dataset['looked']
    }
  }, [root, lens, closer])
  return lit
}

/** The places of a thing, where something may be done with it or is refused. */
const placesIn = (lit: readonly Aimed[]): readonly string[] => [
  ...new Set(lit.flatMap(({ aim }) => (aim.by === 'place' ? [aim.place] : []))),
]

const refusalOf = (answers: CloserAnswers | null, places: readonly string[]): Ruled | null => {
  for (const place of places) {
    const refused = answers?.whyNot(place) ?? null
    if (refused !== null) return refused
  }
  return null
}

/** The inspector of a table: what a thing is, does, may do now, and what is known of it. */
export const SceneCloser = ({ looking, scene, lens, answers, root, onOpen, onClose }: CloserProps) => {
  const { t } = useTranslation()
  const { room, board, reading, choices, frame, names, updates } = scene
  const { thing, held, sheet, half } = looking
  const pages = useMemo(() => {
    let made: ReturnType<typeof board.cards> | null = null
    return () => (made ??= board.cards(choices, t))
  }, [board, choices, t])
  const closer = useMemo(() => closerOf(t, lens, pages, thing), [t, lens, pages, thing])
  const lit = useLit(root, lens, closer)
  const told = useMemo(
    () =>
      closer === null || scene.walk !== undefined ? [] : toldOf(t, room, board, reading, updates, names, closer.names),
    [t, room, board, reading, updates, names, closer, scene.walk],
  )
  useEffect(() => {
    if (closer === null) onClose()
  }, [closer, onClose])
  if (closer === null) return null
  const { page } = closer
  const places = placesIn(lit)
  const ways = [...new Set(places.flatMap((place) => answers.current?.ways(place) ?? []))]
  const table = new URLSearchParams({ now: ways.join(';'), table: location.pathname }).toString()
  return (
    <CloserFrame name={closer.name} held={held} sheet={sheet} half={half} onClose={onClose}>
      <CloserBody
        text={{
          kind: closer.kind,
          look: page?.look ?? null,
          picture: closer.picture,
          does: [...(page?.words ?? []).map((text) => ({ text, rule: null })), ...closer.does],
          can: actionLines(t, room.id, board, reading, frame.view, ways, names),
          whyNot: refusalOf(answers.current, places),
          now: closer.now,
          told,
          within: closer.within,
          rules: page?.rules ?? [],
          page: page === null ? null : `/cards/${room.id}/${page.id}?${table}`,
        }}
        onOpen={onOpen}
        onLeave={onClose}
      />
    </CloserFrame>
  )
}

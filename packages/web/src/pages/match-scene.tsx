import type { Frame } from '@menagerie/protocol'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloserContext } from '../pieces/closer/desk.ts'
import { useKeptFocus } from '../pieces/focus.ts'
import { HintedContext } from '../pieces/hinted.ts'
import { PurposeContext } from '../pieces/prompt-context.ts'
import { Phases } from '../pieces/phases.tsx'
import { Rail } from '../pieces/rail.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import { useSkip } from '../pieces/skip.ts'
import { Speak } from '../pieces/speak.tsx'
import { TipHolder } from '../pieces/tip.tsx'
import { TouchedContext, keepTouched } from '../pieces/touched.ts'
import { usePhone } from '../pieces/wide.ts'
import { SceneBook, SceneSheets, usePages } from './match-scene/book.tsx'
import { type SceneProps, standing } from './match-scene/scene.ts'
import { useCloser } from './match-scene/use-closer.ts'
import { useDesk } from './match-scene/use-desk.ts'
import { useLog } from './match-scene/use-log.ts'
import './match.css'

const NO_STEPS: readonly string[] = []
const NO_UPDATES: SceneProps['updates'] = []

/** Who stands over the table: a lesson, a hint, or one that finds room beside the field. */
const coached = ({ coach, hinting = false, board }: SceneProps): 'lesson' | 'hint' | 'beside' | undefined => {
  if (coach === undefined || coach === null) return undefined
  if (!hinting) return 'lesson'
  return board.fieldWidth === undefined ? 'hint' : 'beside'
}

/** How wide the clock in the rail is: the time of a question alone, with what seats have of their own, or none. */
const clockOf = ({ clocks: { left, deadlines, banks } }: Frame): 'none' | 'plain' | 'banked' => {
  if ((left ?? deadlines).every((one) => one === null)) return 'none'
  return banks.some((one) => one > 0) ? 'banked' : 'plain'
}

/** What sheets go by, and whoever looks at the page from outside. */
const standingOf = (scene: SceneProps) => ({
  'data-game': scene.room.id,
  'data-version': scene.frame.version,
  'data-line': scene.line,
  'data-clock': clockOf(scene.frame),
  'data-coached': coached(scene),
  'data-over': standing(scene.frame).outcome !== null || undefined,
})

/** The whole table as one viewer sees it: rail, board, book, dock, sheets and the spoken log. It sends nothing by itself. */
export const MatchScene = (scene: SceneProps) => {
  const { t } = useTranslation()
  const { room, board, reading, frame, names } = scene
  const phone = usePhone()
  const root = useRef<HTMLDivElement>(null)
  const [touched] = useState(keepTouched)
  useKeptFocus(root)
  useSkip(scene.told.length > 0, scene.onSkip)
  const { seat, asked, outcome } = standing(frame)
  const desk = useDesk(room, outcome !== null)
  const { entries, spoken, events } = useLog(scene)
  const since = useMemo(
    () =>
      scene.trails === true && scene.told.length === 0
        ? scene.updates.filter(({ version }) => version <= frame.version)
        : NO_UPDATES,
    [scene.trails, scene.told, scene.updates, frame.version],
  )
  const pages = usePages(scene, desk, entries)
  const { desk: looks, first, Eye } = useCloser(root)
  return (
    <RuleShelfContext value={desk.shelf}>
      <HintedContext value={scene.hinted ?? NO_STEPS}>
        <CloserContext value={looks}>
          <TouchedContext value={touched}>
            <TipHolder>
              <div
                className="table-page"
                ref={root}
                {...standingOf(scene)}
                style={{ '--field-width': board.fieldWidth } as CSSProperties}
              >
                <Rail
                  game={t('name', { ns: room.id })}
                  centre={<Phases label={t('match.phases')} steps={board.steps(frame.view, t)} />}
                  right={scene.tools}
                />
                {scene.bar}
                {phone && scene.coach}
                <PurposeContext value={scene.purpose ?? null}>
                  <board.Board
                    reading={reading}
                    choices={scene.choices}
                    view={frame.view}
                    legal={scene.legal}
                    seat={seat}
                    players={frame.players}
                    names={names}
                    asked={asked}
                    outcome={outcome}
                    busy={scene.busy}
                    told={scene.told}
                    events={events}
                    since={since}
                    onAct={scene.onAct}
                    openHands={frame.openHands}
                    onSkip={scene.onSkip}
                    onLog={() => desk.open('log')}
                    onRules={(id) => desk.open('rules', id)}
                    book={<SceneBook pages={pages} desk={desk} coach={!phone && scene.coach} />}
                    closing={scene.closing}
                  />
                </PurposeContext>
                <SceneSheets pages={pages} desk={desk} />
                {Eye !== null && (
                  <Eye key={String(frame.viewer)} scene={scene} root={root} desk={looks} first={first} />
                )}
                {scene.children}
                <Speak text={spoken} />
              </div>
            </TipHolder>
          </TouchedContext>
        </CloserContext>
      </HintedContext>
    </RuleShelfContext>
  )
}

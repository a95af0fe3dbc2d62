import type { Choices, Seat } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import type { GameRoom, Reading } from '../games.ts'
import { ActionList } from '../pieces/action-list.tsx'
import { Book } from '../pieces/book.tsx'
import { HintedContext } from '../pieces/hinted.ts'
import { Dock } from '../pieces/dock.tsx'
import { Log, type LogWalk } from '../pieces/log.tsx'
import { Phases } from '../pieces/phases.tsx'
import { Rail } from '../pieces/rail.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import { Rulebook } from '../pieces/rulebook.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { useKeptFocus } from '../pieces/focus.ts'
import { useSkip } from '../pieces/skip.ts'
import { Speak } from '../pieces/speak.tsx'
import { useStaging } from '../pieces/staging.ts'
import { TipHolder } from '../pieces/tip.tsx'
import { useNarrow } from '../pieces/wide.ts'
import { type SeatNames, inWords } from '../say.tsx'
import type { Line } from '../wire/transport.ts'
import type { MatchUpdate } from '../wire/live.ts'
import { actionLines, logEntries } from './match-words.tsx'
import './match.css'

export interface SceneProps {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly reading: Reading
  readonly choices: Choices
  /** The position shown, with the options back in its views. */
  readonly frame: Frame
  /** What the log tells; updates after version `fresh` came last. */
  readonly updates: readonly MatchUpdate[]
  readonly fresh: number
  /** Events being told now; empty when nothing is. */
  readonly told: readonly unknown[]
  /** What may be done here and now: the frame's own, or nothing where nobody acts. */
  readonly legal: readonly string[]
  readonly names: SeatNames
  readonly busy: boolean
  readonly line: Line
  readonly onAct: (steps: readonly string[]) => void
  readonly onSkip: () => void
  /** Right end of the rail. */
  readonly tools: ReactNode
  /** What stands in the list of actions when it is empty. */
  readonly idle: string
  /** What stands in the prompt instead of the question; null: the question. */
  readonly closing: ReactNode
  /** Who teaches: over the book, on a phone over the board. */
  readonly coach?: ReactNode
  /** Steps that are suggested: marked in the list and on the board. */
  readonly hinted?: readonly string[]
  /** A match that is over, walked through: where it stands. Log lines lead there. */
  readonly walk?: LogWalk
  /** Between rail and board. */
  readonly bar?: ReactNode
  /** Over the table: a toast, a sheet, a bar of controls. */
  readonly children: ReactNode
}

const NOBODY: readonly Seat[] = []
const NO_STEPS: readonly string[] = []
const isNarrow = (): boolean => matchMedia('(max-width: 700px)').matches

/** The whole table as one viewer sees it: rail, board, book, dock, sheets and the spoken log. It sends nothing by itself. */
export const MatchScene = (scene: SceneProps) => {
  const { t } = useTranslation()
  const { room, board, reading, frame, names, legal } = scene
  const [tab, setTab] = useState('log')
  const [rule, setRule] = useState<{ readonly at: string | null; readonly visit: number }>({ at: null, visit: 0 })
  const [sheet, setSheet] = useState<string | null>(null)
  const narrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  useSkip(scene.told.length > 0, scene.onSkip)
  const seat = frame.viewer === 'spectator' ? null : frame.viewer
  const over = frame.pending.status === 'over'
  const asked = frame.pending.status === 'deciding' ? frame.pending.seats : NOBODY

  // In a replay the log itself knows what is new; its lines are made once.
  const fresh = scene.walk === undefined ? scene.fresh : Infinity
  const entries = useMemo(
    () => logEntries(t, room.id, board, reading, scene.updates, names, fresh),
    [t, room.id, board, reading, scene.updates, fresh, names],
  )
  const linesOf = useCallback(
    (notations: readonly string[]) => actionLines(t, room.id, board, reading, frame.view, notations, names),
    [t, room.id, board, reading, frame.view, names],
  )
  // The list has a draft of its own: a combined choice can be made by it alone.
  const staging = useStaging({ reading, view: frame.view, seat, legal, onAct: scene.onAct })
  const { draft, commits, next } = staging
  const lines = useMemo(
    () => linesOf(draft.length === 0 ? legal : [...commits, ...next]),
    [linesOf, draft, legal, commits, next],
  )
  const laid = useMemo(() => linesOf(draft), [linesOf, draft])
  /** What comes after it in a replay is not spoken yet. */
  const last = scene.walk?.at ?? Infinity
  const spoken = useMemo(
    () =>
      scene.updates
        .filter(({ version }) => version > scene.fresh && version <= last)
        .flatMap((update) =>
          update.events
            .filter((event) => !board.logLine(event).hidden)
            .map((event) => inWords(t, room.id, reading.event(event), names)),
        )
        .join(' '),
    [t, room.id, board, reading, scene.updates, scene.fresh, last, names],
  )

  const events = useMemo(
    () => scene.updates.filter(({ version }) => version <= frame.version).flatMap((update) => update.events),
    [scene.updates, frame.version],
  )

  const openTab = useCallback((id: string, open: string | null = null) => {
    if (open !== null) setRule((now) => ({ at: open, visit: now.visit + 1 }))
    setTab(id)
    if (isNarrow()) setSheet(id)
  }, [])
  const shelf = useMemo(() => {
    const known = new Set(room.rulebook.map((one) => one.id))
    return { game: room.id, knows: (id: string) => known.has(id), open: (id: string) => openTab('rules', id) }
  }, [room, openTab])

  const { walk } = scene
  const closing = useMemo(
    () =>
      walk === undefined
        ? null
        : {
            at: walk.at,
            // What a line leads to lies under the sheet it stands on.
            onGo: (version: number) => {
              setSheet(null)
              walk.onGo(version)
            },
          },
    [walk],
  )
  const log = <Log entries={entries} label={t('match.log')} walk={closing} />
  const { choices } = scene
  const cards = useCallback(() => board.cards(choices, t), [board, choices, t])
  const rules = (
    <Rulebook
      game={room.id}
      rulebook={room.rulebook}
      at={rule.at}
      visit={rule.visit}
      options={room.options}
      cards={cards}
    />
  )
  const actions = (
    <ActionList
      title={t('match.canDo')}
      empty={scene.idle}
      lines={lines}
      laid={laid}
      busy={scene.busy}
      onTakeBack={staging.takeBack}
      onChoose={(id) => {
        if (staging.commits.includes(id)) setSheet(null)
        void staging.put(id)
      }}
    />
  )
  return (
    <RuleShelfContext value={shelf}>
      <HintedContext value={scene.hinted ?? NO_STEPS}>
        <TipHolder>
          <div
            className="table-page"
            ref={root}
            data-game={room.id}
            data-version={frame.version}
            data-line={scene.line}
          >
            <Rail
              game={t('name', { ns: room.id })}
              centre={<Phases label={t('match.phases')} steps={board.steps(frame.view, t)} />}
              right={scene.tools}
            />
            {scene.bar}
            {narrow && scene.coach}
            <board.Board
              reading={reading}
              choices={scene.choices}
              view={frame.view}
              legal={legal}
              seat={seat}
              players={frame.players}
              names={names}
              asked={asked}
              over={over}
              busy={scene.busy}
              told={scene.told}
              events={events}
              onAct={scene.onAct}
              openHands={frame.openHands}
              onSkip={scene.onSkip}
              onLog={() => openTab('log')}
              onRules={(id) => openTab('rules', id)}
              book={
                <div className="book-stack">
                  {!narrow && scene.coach}
                  <Book
                    label={t('match.book')}
                    on={tab}
                    onTurn={setTab}
                    tabs={[
                      { id: 'log', name: t('match.log'), content: log },
                      {
                        id: 'rules',
                        name: t('match.rules'),
                        content: (
                          <div className="scroll" data-scrolls>
                            {rules}
                          </div>
                        ),
                      },
                    ]}
                    foot={actions}
                  />
                </div>
              }
              closing={scene.closing}
            />
            <Dock
              label={t('match.dock')}
              on={sheet ?? 'table'}
              onChoose={(id) => setSheet(id === 'table' ? null : id)}
              items={[
                { id: 'table', icon: 'crossed-swords', label: t('match.table') },
                { id: 'can', icon: 'checklist', label: t('match.iCanDo') },
                { id: 'log', icon: 'scroll-unfurled', label: t('match.log') },
                { id: 'rules', icon: 'open-book', label: t('match.rules') },
              ]}
            />
            <Sheet title={t('match.log')} open={sheet === 'log'} onClose={() => setSheet(null)}>
              {log}
            </Sheet>
            <Sheet title={t('match.rules')} open={sheet === 'rules'} onClose={() => setSheet(null)}>
              {rules}
            </Sheet>
            <Sheet title={t('match.canDo')} open={sheet === 'can'} onClose={() => setSheet(null)}>
              {actions}
            </Sheet>
            {scene.children}
            <Speak text={spoken} />
          </div>
        </TipHolder>
      </HintedContext>
    </RuleShelfContext>
  )
}

import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../later.ts'
import { ActionList } from '../../pieces/action-list.tsx'
import { Book } from '../../pieces/book.tsx'
import { Dock } from '../../pieces/dock.tsx'
import { goesOn } from '../../pieces/goes-on.ts'
import { Log, type LogEntry } from '../../pieces/log.tsx'
import { Sheet, SheetComes } from '../../pieces/sheet.tsx'
import { useStaging } from '../../pieces/staging.ts'
import { actionLines } from '../match-words.tsx'
import { type SceneProps, standing } from './scene.ts'
import type { Desk } from './use-desk.ts'

/** Not needed before it is opened. */
const Rulebook = later(() => import('../../pieces/rulebook.tsx').then((module) => module.Rulebook))

/** What can be read beside the board, each page of the book and a sheet of its own. */
export interface Pages {
  readonly log: ReactNode
  /** Beside the log. */
  readonly again: ReactNode
  readonly rules: ReactNode
  readonly actions: ReactNode
}

/** The list of what can be done. It has a draft of its own: a combined choice can be made by it alone. */
const useActions = (scene: SceneProps, { setSheet }: Desk): ReactNode => {
  const { t } = useTranslation()
  const { room, board, reading, frame, names, legal } = scene
  const linesOf = useCallback(
    (notations: readonly string[]) => actionLines(t, room.id, board, reading, frame.view, notations, names),
    [t, room.id, board, reading, frame.view, names],
  )
  const { seat } = standing(frame)
  const staging = useStaging({ reading, view: frame.view, seat, legal, onAct: scene.onAct })
  const { draft, commits, next } = staging
  const lines = useMemo(
    () => linesOf(draft.length === 0 ? legal : [...commits, ...next]),
    [linesOf, draft, legal, commits, next],
  )
  const laid = useMemo(() => linesOf(draft), [linesOf, draft])
  return (
    <ActionList
      title={t('match.canDo')}
      empty={scene.idle}
      lines={lines}
      laid={laid}
      busy={scene.busy}
      onTakeBack={staging.takeBack}
      onChoose={(id) => {
        if (commits.includes(id)) setSheet(null)
        void staging.put(id)
      }}
    />
  )
}

export const usePages = (scene: SceneProps, desk: Desk, entries: readonly LogEntry[]): Pages => {
  const { t } = useTranslation()
  const { room, board, choices, walk } = scene
  const { setSheet, rule } = desk
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
    [walk, setSheet],
  )
  const cards = useCallback(() => board.cards(choices, t), [board, choices, t])
  const actions = useActions(scene, desk)
  return {
    log: <Log entries={entries} label={t('match.log')} walk={closing} />,
    again: scene.again,
    rules: (
      <Suspense fallback={<SheetComes />}>
        <Rulebook
          game={room.id}
          rulebook={room.rulebook}
          at={rule.at}
          visit={rule.visit}
          options={room.options}
          cards={cards}
        />
      </Suspense>
    ),
    actions,
  }
}

/** The pages beside the board, and who teaches over them. */
export const SceneBook = ({
  pages,
  desk,
  coach,
}: {
  readonly pages: Pages
  readonly desk: Desk
  readonly coach: ReactNode
}) => {
  const { t } = useTranslation()
  const rules = (
    <div className="scroll" ref={goesOn} data-scrolls>
      {pages.rules}
    </div>
  )
  return (
    <div className="book-stack">
      {coach}
      <Book
        label={t('match.book')}
        on={desk.tab}
        onTurn={desk.turn}
        tabs={[
          { id: 'log', name: t('match.log'), content: pages.log },
          { id: 'rules', name: t('match.rules'), content: rules },
        ]}
        corner={pages.again}
        foot={pages.actions}
      />
    </div>
  )
}

/** The same pages as sheets over a narrow table, and the dock that opens them. */
export const SceneSheets = ({ pages, desk }: { readonly pages: Pages; readonly desk: Desk }) => {
  const { t } = useTranslation()
  const { sheet, setSheet } = desk
  const close = (): void => setSheet(null)
  return (
    <>
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
      <Sheet title={t('match.log')} open={sheet === 'log'} onClose={close}>
        {pages.again}
        {pages.log}
      </Sheet>
      <Sheet title={t('match.rules')} open={sheet === 'rules'} onClose={close}>
        {pages.rules}
      </Sheet>
      <Sheet title={t('match.canDo')} open={sheet === 'can'} onClose={close}>
        {pages.actions}
      </Sheet>
    </>
  )
}

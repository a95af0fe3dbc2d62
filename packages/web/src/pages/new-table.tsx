import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import { type GameRoom, games } from '../games.ts'
import { goesOn } from '../pieces/goes-on.ts'
import { PageRail } from '../pieces/rail.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import { Rulebook } from '../pieces/rulebook.tsx'
import { SealColoursContext } from '../pieces/seal-colours.ts'
import { Sheet, SheetComes } from '../pieces/sheet.tsx'
import { sealColours } from './claims.ts'
import { MeButton } from './me.tsx'
import './new-table.css'
import { ClaimsPanel, DeckPanels, GoPanel, RulesPanel, SeatsPanel } from './new-table/panels.tsx'
import { useOpening } from './new-table/use-opening.ts'
import { useBrought, useWantedRules, useWantedSeats } from './new-table/use-wanted.ts'
import { NoSuchGame } from './trouble.tsx'
import { useRoom } from './use-room.ts'
import { Waiting } from './waiting.tsx'

/** `/new/<game>`: every option of the game, as its own rows describe them. */
export const NewTablePage = ({ game }: { readonly game: string }) => {
  const room = useRoom(game)
  if (room.error !== null) return <NoSuchGame error={room.error} />
  return room.data === undefined ? <Waiting /> : <NewTable {...room.data} />
}

const NewTable = ({ room, board }: { readonly room: GameRoom; readonly board: BoardModule }) => {
  const { t } = useTranslation()
  const [rule, setRule] = useState<string | null>(null)
  const seats = useWantedSeats(room)
  const rules = useWantedRules(room, seats)
  const colours = sealColours(room, board, rules.sent, seats.seats.length)
  const brought = useBrought(room, seats, rules)
  const { create, busy, trouble } = useOpening({ room, rules, seats, brought })
  // Who came for people begins with them, and may start at once; the options wait behind a line.
  const folded = seats.at !== 'options'
  const title = t(`newTable.titleOf.${seats.at}`)
  const go = <GoPanel {...{ room, rules, seats, brought, busy, trouble }} />
  const brings = (
    <>
      <ClaimsPanel {...{ room, board, rules, seats }} />
      <DeckPanels {...{ room, board, rules, seats, brought }} />
    </>
  )
  useEffect(() => {
    document.title = `${title} · ${t('name', { ns: room.id })}`
  }, [t, title, room.id])
  const shelf = useMemo(() => {
    const known = new Set(room.rulebook.map((one) => one.id))
    return { game: room.id, knows: (id: string) => known.has(id), open: setRule }
  }, [room])
  return (
    <RuleShelfContext value={shelf}>
      <PageRail games={games} right={<MeButton />} />
      <main className="page new-table" data-game={room.id} data-at={seats.at}>
        <div className="page-head">
          <h1>{title}</h1>
          <p>{t('name', { ns: room.id })}</p>
        </div>
        <form
          className="new-cols"
          onSubmit={(event) => {
            event.preventDefault()
            create()
          }}
        >
          <div className="new-side" ref={goesOn}>
            <SealColoursContext value={colours}>
              <SeatsPanel {...{ room, rules, seats }} />
            </SealColoursContext>
            {folded && go}
            {!folded && brings}
            {!folded && go}
          </div>
          <div className="new-main">
            <RulesPanel {...{ room, board, rules, folded }} />
            {folded && brings}
          </div>
        </form>
        <Sheet title={t('rail.rules')} open={rule !== null} onClose={() => setRule(null)} wide>
          <Suspense fallback={<SheetComes />}>
            <Rulebook game={room.id} rulebook={room.rulebook} at={rule} />
          </Suspense>
        </Sheet>
      </main>
    </RuleShelfContext>
  )
}

import type { Seat } from '@menagerie/engine'
import type { CardIndex } from '@menagerie/games/monster-pack'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstances } from '../../pieces/instances.ts'
import { useWide } from '../../pieces/wide.ts'
import { BoardPrompt } from '../board-prompt.tsx'
import type { BoardProps } from '../board.ts'
import { Answers } from './answers.tsx'
import './board.css'
import './cards.css'
import { lyingCards } from './choices.ts'
import { CloseUp, PileSheet } from './close-up.tsx'
import { laneView } from './lanes.ts'
import { nameOf } from './looks.ts'
import { Mat } from './mat.tsx'
import { OwnHand } from './own-hand.tsx'
import { PlayerPlate, type ShownPile } from './plate.tsx'
import { Triangle } from './triangle.tsx'
import { usePlay } from './use-play.ts'

export const MonsterPackBoard = (props: BoardProps) => {
  const { t } = useTranslation()
  const wide = useWide()
  const [looked, setLooked] = useState<CardIndex | null>(null)
  const closeUp = useCallback(() => setLooked(null), [])
  const [pile, setPile] = useState<ShownPile | null>(null)
  const play = usePlay(props, setLooked)
  const { table, board, hand } = play
  const { view, near, told } = table
  const { names, legal } = props
  const { options, phase } = view
  const lanes = laneView({
    view,
    near,
    told,
    entering: board.handling.entering,
    can: board.can,
    names,
    nameOf: (card) => nameOf(t, card),
  })
  const ids = useInstances(lyingCards(view, near, hand))
  const idOf = (place: string): string => ids.get(place) ?? place
  const plate = (seat: Seat, area: string) => {
    const top = `d.${seat}`
    return (
      <PlayerPlate
        table={table}
        seat={seat}
        area={area}
        topId={wide && ids.has(top) ? idOf(top) : null}
        onPile={(kind) => setPile({ kind, seat })}
      />
    )
  }
  const asker = phase.kind === 'over' ? near : phase.seat
  return (
    <main className="mp" {...board.ground} data-phase={phase.kind}>
      {plate(1 - near, 'them')}
      <div className="mid">
        <Triangle bonus={options.typeBonus} />
      </div>
      {plate(near, 'mine')}
      <Mat play={play} lanes={lanes} idOf={idOf} />
      <BoardPrompt table={table} board={board} asker={asker} telling={{ turn: view.turn }}>
        <Answers table={table} board={board} />
      </BoardPrompt>
      <OwnHand play={play} idOf={idOf} />
      <div className="book-area">{props.book}</div>
      <CloseUp
        options={options}
        card={looked}
        legal={legal}
        spotsOf={(card) =>
          view.sides[near as 0 | 1].waiting.flatMap((one, spot) => (one?.card === card ? [spot + 1] : []))
        }
        onClose={closeUp}
      />
      <PileSheet
        view={view}
        pile={pile}
        name={pile === null ? '' : (names[pile.seat] ?? '')}
        onClose={() => setPile(null)}
        onLook={setLooked}
      />
    </main>
  )
}

import type { Seat } from '@menagerie/engine'
import { useTranslation } from 'react-i18next'
import { useInstances } from '../../pieces/instances.ts'
import { useWide } from '../../pieces/wide.ts'
import { BoardPrompt } from '../board-prompt.tsx'
import type { BoardProps } from '../board.ts'
import { Answers } from './answers.tsx'
import './board.css'
import './cards.css'
import { lyingCards } from './choices.ts'
import { laneView } from './lanes.ts'
import { nameOf } from './looks.ts'
import { Mat } from './mat.tsx'
import { OwnHand } from './own-hand.tsx'
import { PlayerPlate } from './plate.tsx'
import { Triangle } from './triangle.tsx'
import { usePlay } from './use-play.ts'

export const MonsterPackBoard = (props: BoardProps) => {
  const { t } = useTranslation()
  const wide = useWide()
  const play = usePlay(props)
  const { table, board, hand } = play
  const { view, near, told } = table
  const { names } = props
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
    return <PlayerPlate table={table} seat={seat} area={area} topId={wide && ids.has(top) ? idOf(top) : null} />
  }
  const asker = phase.kind === 'over' ? near : phase.seat
  return (
    <main className="mp" {...board.ground} data-phase={phase.kind}>
      {plate(1 - near, 'them')}
      <div className="mid" data-look="types">
        <Triangle bonus={options.typeBonus} />
      </div>
      {plate(near, 'mine')}
      <Mat play={play} lanes={lanes} idOf={idOf} />
      <BoardPrompt table={table} board={board} asker={asker} telling={{ turn: view.turn }}>
        <Answers table={table} board={board} />
      </BoardPrompt>
      <OwnHand play={play} idOf={idOf} />
      <div className="book-area">{props.book}</div>
    </main>
  )
}

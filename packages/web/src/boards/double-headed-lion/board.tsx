import { D, type Square } from '@menagerie/games/double-headed-lion'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { useUpright } from '../../pieces/wide.ts'
import { BoardPrompt } from '../board-prompt.tsx'
import type { BoardProps } from '../board.ts'
import { Answers, SetupAnswers } from './answers.tsx'
import './board.css'
import { Chances } from './chances.tsx'
import { FetchRow } from './fetch-row.tsx'
import { Field, type Glow } from './field.tsx'
import { Fight } from './fight.tsx'
import { WORDS } from './looks.ts'
import { PeopleSheet } from './memory.tsx'
import { OwnHand } from './own-hand.tsx'
import { ArmyPlate } from './plate.tsx'
import { type FightScene, fightScene } from './scene.ts'
import { placed } from './standing.ts'
import { type Play, usePlay } from './use-play.ts'
import { pieceWords, squareWords } from './words.ts'

/** The field with all that stands on it. */
const Ground = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation()
  const flat = useUpright()
  const { table, board, near, standing } = play
  const { view } = table
  const { mover } = board.handling
  const pieces = useMemo(() => placed(standing, near, flat), [standing, near, flat])
  const wayTo = (square: Square): Glow => {
    if (standing.some((one) => one.square === square && one.side !== near)) return 'fight'
    return mover !== null && D[mover.square] === D[square] ? 'along' : 'on'
  }
  return (
    <Field
      near={near}
      flat={flat}
      label={t('field.label', { ns: WORDS })}
      pieces={pieces}
      asked={table.mine}
      stateOf={board.stateOf}
      can={board.can}
      aim={board.handling.aim}
      wayTo={wayTo}
      due={view.due}
      trail={table.trail}
      wordsOf={(one) => pieceWords(t, view, one)}
      squareLabel={(square) => squareWords(t, standing, square, view)}
      drags={board.draggable}
      onPress={board.press}
    />
  )
}

/** What stands under the cards of a fight: what Skill may name, or what the laid card would bring. */
const Under = ({ play, scene, laid }: { play: Play; scene: FightScene | null; laid: number | null }) => {
  const { table, board, near, aid } = play
  const named = [...board.can].flatMap((place) => (place.startsWith('p.') ? [place.slice(2)] : []))
  if (named.length > 0)
    return (
      <FetchRow
        options={table.view.options}
        side={near}
        cards={named}
        onFetch={(card) => void board.picking.pick(`p.${card}`)}
      />
    )
  if (scene === null || laid === null || aid !== 'full') return null
  return <Chances view={table.view} scene={scene} near={near} card={laid} />
}

/** Who is asked, the viewer before all. */
const askerOf = ({ table, near, far }: Play): number => {
  const { asked } = table.given
  if (table.view.phase.kind === 'over' || table.mine) return near
  return asked.includes(far) ? far : (asked[0] ?? table.view.active)
}

export const DoubleHeadedLionBoard = (props: BoardProps) => {
  const { t } = useTranslation(WORDS)
  const [people, setPeople] = useState(false)
  const play = usePlay(props)
  const { table, board, near, far, aid } = play
  const { view } = table
  const { ask } = board.handling
  const scene = fightScene(view, table.told)
  const laid = play.hand.find((one) => board.picking.chosen.includes(one.place))?.card ?? null
  return (
    <main className="dl" {...board.ground} data-phase={view.phase.kind} data-near={near}>
      <div className="dl-map">
        <Ground play={play} />
      </div>
      <div className="dl-tools">
        <Button look="wood" size="sm" icon="three-friends" onPress={() => setPeople(true)}>
          <span>{t('people.open')}</span>
        </Button>
      </div>
      <ArmyPlate table={table} side={far} area="them" />
      <ArmyPlate table={table} side={near} area="mine" />
      <div className="book-area">{props.book}</div>
      <Fight
        options={view.options}
        scene={scene}
        near={near}
        names={props.names}
        bots={props.players.map((player) => player.kind === 'bot')}
        lead={ask.text}
        rule={ask.rule}
        staged={laid}
        chances={<Under play={play} scene={scene} laid={laid} />}
      />
      <BoardPrompt
        className="dl-prompt"
        answersClassName="dl-answers"
        table={table}
        board={board}
        asker={askerOf(play)}
      >
        {play.settles ? <SetupAnswers play={play} /> : <Answers play={play} />}
      </BoardPrompt>
      <OwnHand {...play} />
      <PeopleSheet view={view} near={near} aid={aid} open={people} onClose={() => setPeople(false)} />
    </main>
  )
}

import { boardBox } from '@menagerie/games/monster-maker'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rulingsOf } from '../../pieces/rulings.tsx'
import { BoardPrompt } from '../board-prompt.tsx'
import type { BoardProps } from '../board.ts'
import { inWords } from '../../say.tsx'
import { RulingsSheet } from '../rulings-sheet.tsx'
import { Answers } from './answers.tsx'
import { Battle } from './battle.tsx'
import './board.css'
import './lane.css'
import './way.css'
import './piles.css'
import './battle.css'
import './cards.css'
import { places } from './choices.ts'
import { Lanes } from './lanes.tsx'
import { GAME, WORDS } from './looks.ts'
import { PartyHand } from './party-hand.tsx'
import { Piles } from './piles.tsx'
import { RoundUpSheet } from './round-up.tsx'
import { TeamBar, TrapBar } from './team-bar.tsx'
import { type Play, usePlay } from './use-play.ts'
import { useRounds } from './use-rounds.ts'

/** A draft of the team in the codes of the rules: kinds, and after them the treasures. */
const codesOf = ({ table, team }: Play): readonly number[] => {
  const { options } = table.view
  return team.staging.draft.flatMap((notation) => {
    const action = boardBox.game.parse(options, notation)
    if (action?.kind === 'send' || action?.kind === 'cast') return [action.card]
    return action?.kind === 'arm' ? [options.deck.kinds.length + action.treasure] : []
  })
}

/** The battle: while a team is laid out, and while one is told. */
const Stage = ({ play, aids }: { readonly play: Play; readonly aids: boolean }) => {
  const { t } = useTranslation(WORDS)
  const { t: ofGame } = useTranslation()
  const { table, team } = play
  const { view, near } = table
  const { names, players } = table.given
  const scene = table.told[0] ?? null
  if (!team.open && scene === null) return null
  const seat = scene?.event.seat ?? near
  const { draft } = team.staging
  // Amid a team its next steps are what is asked.
  const asked = table.given.reading.prompt(view, near, draft)
  return (
    <Battle
      view={view}
      options={view.options}
      seat={seat}
      draft={codesOf(play)}
      name={names[seat] ?? ''}
      bot={players[seat]?.kind === 'bot'}
      aids={aids}
      lead={scene !== null ? '' : draft.length === 0 ? t('battle.lead') : inWords(ofGame, GAME, asked, names)}
      scene={scene}
      roll={`${view.turn}.${view.dungeon}`}
    />
  )
}

/** What is asked: a team, cards for a trap, or anything else in the prompt. */
const Asked = ({ play }: { readonly play: Play }) => {
  const { table, board, team, trap } = play
  const { phase } = table.view
  if (team.open) return <TeamBar play={play} />
  if (trap)
    return (
      <TrapBar play={play}>
        <Answers play={play} />
      </TrapBar>
    )
  return (
    <BoardPrompt
      table={table}
      board={board}
      asker={'seat' in phase ? phase.seat : (table.given.asked[0] ?? table.near)}
    >
      <Answers play={play} />
    </BoardPrompt>
  )
}

/** Treasures come to the hand while one of them may be used; otherwise they lie in the lane. */
const holdsTreasures = ({ board, team, treasures }: Play): boolean => {
  const { chosen, can, others } = board.picking
  return team.open || treasures.some(({ place }) => others.has(place) || can.has(place) || chosen.includes(place))
}

export const MonsterMakerBoard = (props: BoardProps) => {
  const [rulings, setRulings] = useState(false)
  const play = usePlay(props)
  const { table, board } = play
  const { view } = table
  const { options } = view
  const rounds = useRounds(table)
  const aids = props.choices['aids'] !== false
  const held = holdsTreasures(play)
  return (
    <main className="mm" {...board.ground} data-phase={view.phase.kind} data-seats={view.parties.length}>
      <Lanes play={play} aids={aids} held={held} />
      <Piles
        view={view}
        options={options}
        canDiscard={board.can.has(places.discard)}
        onDiscard={() => board.press(places.discard)}
        rulings={rulingsOf(boardBox.options, props.choices).length}
        onRulings={() => setRulings(true)}
        dungeon={rounds.last?.dungeon ?? null}
        onDungeon={rounds.show}
      />
      <div className="book-area">{props.book}</div>
      <Stage play={play} aids={aids} />
      <Asked play={play} />
      <PartyHand play={play} held={held} />
      <RulingsSheet table={table} rows={boardBox.options} open={rulings} onClose={() => setRulings(false)} />
      {rounds.shown !== null && (
        <RoundUpSheet
          round={rounds.shown}
          options={options}
          names={props.names}
          bots={props.players.map((one) => one.kind === 'bot')}
          onClose={rounds.close}
        />
      )}
    </main>
  )
}

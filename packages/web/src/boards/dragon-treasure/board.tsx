import type { Event, Space } from '@menagerie/games/dragon-treasure'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heardAs } from '../../pieces/designed.ts'
import { inWords } from '../../say.tsx'
import { BoardPrompt } from '../board-prompt.tsx'
import type { BoardProps } from '../board.ts'
import { aimOf, hotOf } from './aim.ts'
import { Answers } from './answers.tsx'
import './board.css'
import { Caption } from './caption.tsx'
import { places, spaceOfMover } from './choices.ts'
import { Counters } from './counters.tsx'
import { Country } from './country.tsx'
import { type FightShown, fightOf } from './fight-shown.ts'
import { Fight } from './fight.tsx'
import { Lords } from './lords.tsx'
import { Tale } from './tale.tsx'
import { Tray, useRolled } from './tray.tsx'
import { type Play, usePlay } from './use-play.ts'
import { type Pointing, usePointing } from './use-pointing.ts'
import { isSupplied, lordOf, nameOf, wordsOf } from './words.ts'

/** Spaces of those who may be led now: what a phone shows. */
const ledFrom = ({ table, board, moves }: Play): readonly Space[] => {
  if (!table.mine) return []
  const { mover } = board.handling
  const movers = mover === null ? moves.choices.map((choice) => choice.places[0] as string) : [mover]
  return [...new Set(movers.map((one) => spaceOfMover(table.view, one)))].filter((space) => space !== null)
}

/** The space pointed at in words, where one could go from there, and why not. */
const Pointed = ({
  play,
  pointed,
  whole,
}: {
  readonly play: Play
  readonly pointed: Space | null
  /** A map that is seen in part fills its frame: a hint would lie on its numbers. */
  readonly whole: boolean
}) => {
  const { table, board, say, moves } = play
  const { view, active, given } = table
  const course = pointed === null ? null : board.handling.selection.courseTo(pointed)
  const way = course === null ? '' : course.fight ? 'caption.fight' : course.carry ? 'caption.carry' : 'caption.go'
  return (
    <Caption
      words={pointed === null ? null : wordsOf(say, view, pointed, given.names)}
      extra={course === null ? '' : say(way, { count: course.spaces.length - 1 })}
      why={active && pointed !== null && course === null ? board.why.reason(places.space(pointed)) : null}
      hint={whole && active && moves.choices.length > 0 ? say('caption.hint') : ''}
    />
  )
}

/** The map, and what is said over it. */
const Land = ({ play, pointing }: { readonly play: Play; readonly pointing: Pointing }) => {
  const { t } = useTranslation()
  const { table, board, say } = play
  const { view, near, active, given, told } = table
  const { reading, names, seat } = given
  const { map } = view.options
  const { selection } = board.handling
  const { pointed, roved } = pointing
  const home = map.castles[near] ?? 0
  /** The picture of who is dragged from a space. */
  const drags = (space: Space): string | null => {
    const [one] = active ? selection.moversAt(space) : []
    if (one === undefined) return null
    if (one === places.dragon) return 'dragon'
    const whose = one === places.loser && view.phase.kind === 'spoils' ? view.phase.loser : near
    return `army-${lordOf(view.options, whose)}`
  }
  const sentence = (event: Event): string => inWords(t, table.game.id, reading.event(event), names)
  return (
    <Country
      view={view}
      say={say}
      label={heardAs(
        t,
        say('map.label', { castles: map.castles.length, lairs: map.lairs.length, count: map.names.length }),
        isSupplied(view.options),
      )}
      lookOf={(space) => selection.lookOf(space, say, names)}
      roving={roved !== null && roved < map.names.length ? roved : home}
      course={pointed === null ? null : selection.courseTo(pointed)}
      hot={hotOf(view)}
      trail={table.trail}
      drags={drags}
      aim={aimOf(view, ledFrom(play), home, seat === null)}
      onPress={(space) => board.press(places.space(space))}
    >
      {(whole) => (
        <>
          <Pointed play={play} pointed={pointed} whole={whole} />
          <Tale options={view.options} told={told} say={say} sentence={sentence} />
        </>
      )}
    </Country>
  )
}

/** The counters of whoever sits at the near edge. */
const OwnCounters = ({ play }: { readonly play: Play }) => {
  const { table, board, say, hand } = play
  const { near, open, given } = table
  const side = table.view.sides[near]
  const watched = given.seat === null
  const player = given.names[near]
  const held = side?.handCount ?? 0
  return (
    <div className="dt-hand-area">
      <small>{watched ? say('hand.open', { player }) : say('hand.lead')}</small>
      <Counters
        say={say}
        label={watched ? say('hand.labelOf', { player, count: held }) : say('hand.label', { count: hand.length })}
        counters={hand}
        hidden={open === null ? held : null}
        sealed={typeof side?.sealed === 'number' ? side.sealed : null}
        options={table.view.options}
        stateOf={board.stateOf}
        onPress={board.press}
      />
    </div>
  )
}

const askerOf = ({ table }: Play): number => {
  const { phase } = table.view
  if (phase.kind === 'over') return table.near
  return phase.kind === 'duel' ? (table.mine ? table.near : phase.seats[0]) : phase.seat
}

/** What is rolled, asked and held. */
const Desk = ({
  play,
  onFight,
}: {
  readonly play: Play
  /** Shows the fight again that was closed; null when none was. */
  readonly onFight: (() => void) | null
}) => {
  const { table, board, say } = play
  const { view, told } = table
  const rolled = useRolled(view, told)
  return (
    <div className="dt-left">
      <Tray view={view} say={say} rolled={rolled} />
      <BoardPrompt
        className="dt-prompt"
        answersClassName="dt-answers"
        table={table}
        board={board}
        asker={askerOf(play)}
        telling={{ round: view.round }}
      >
        <Answers play={play} onFight={onFight} />
      </BoardPrompt>
      <p className="dt-omen" data-look="dragon">
        {view.dragon === null
          ? say('omen.asleep', { count: view.down.filter((one) => one === 1).length })
          : say('omen.awake', { space: nameOf(say, view.options, view.dragon) })}
      </p>
      <OwnCounters play={play} />
    </div>
  )
}

/** A fight can be closed; the next one opens by itself. */
const useFight = ({ table }: Play) => {
  const [hidden, setHidden] = useState('')
  const { view, told } = table
  const fight: FightShown | null = fightOf(view, told)
  const key = fight === null ? '' : `${fight.space}.${view.round}.${view.active}`
  const shows = fight !== null && hidden !== key
  return {
    fight,
    shows,
    open: fight === null || shows ? null : () => setHidden(''),
    close: () => setHidden(key),
  }
}

export const DragonTreasureBoard = (props: BoardProps) => {
  const { names, players, seat, outcome } = props
  const pointing = usePointing()
  const play = usePlay(props, pointing.forget)
  const { table, say } = play
  const { view, near, active, telling } = table
  const { phase } = view
  const { fight, shows, open, close } = useFight(play)
  return (
    <main
      className={`dt of${view.sides.length}`}
      {...pointing.on(play)}
      data-phase={phase.kind}
      data-fight={shows || undefined}
    >
      <Land play={play} pointing={pointing} />
      <Desk play={play} onFight={open} />
      <div className="dt-right">
        <Lords
          view={view}
          say={say}
          names={names}
          players={players}
          over={outcome !== null}
          near={near}
          mine={seat}
          onLook={seat === null && props.openHands !== null ? table.sit : null}
        />
        <div className="book-area">{props.book}</div>
      </div>
      <Fight
        view={view}
        say={say}
        names={names}
        bots={players.map((one) => one.kind === 'bot')}
        mine={seat}
        fight={fight}
        open={shows}
        asking={active && (phase.kind === 'duel' || phase.kind === 'dragonDuel')}
        onClose={telling ? props.onSkip : close}
      />
    </main>
  )
}

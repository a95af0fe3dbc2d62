import { type Event, type Space, type View, box } from '@menagerie/games/dragon-treasure'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardState } from '../../pieces/card.tsx'
import { useDrag } from '../../pieces/drag.ts'
import { useTableKeys } from '../../pieces/keys.ts'
import { type Choice, usePicking } from '../../pieces/picking.ts'
import { MatchPrompt } from '../../pieces/match-prompt.tsx'
import { useTips } from '../../pieces/tip.tsx'
import { inWords } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import { aimOf, hotOf } from './aim.ts'
import { Answers } from './answers.tsx'
import './board.css'
import { Caption } from './caption.tsx'
import { handCounters, movesOf, moversTo, places, spaceOf, spaceOfMover } from './choices.ts'
import { Counters } from './counters.tsx'
import { Country, type SpaceLook } from './country.tsx'
import { CupSheet } from './cup-sheet.tsx'
import { explainer } from './explain.ts'
import { fightOf } from './fight-shown.ts'
import { Fight } from './fight.tsx'
import { Lords } from './lords.tsx'
import { question } from './prompt.tsx'
import { isMover, selectionOf } from './selection.ts'
import { Tale } from './tale.tsx'
import { Tray, useRolled } from './tray.tsx'
import { useWalk } from './walk.ts'
import { neighbourTowards } from './ways.ts'
import { nameOf, sayer, wordsOf } from './words.ts'

const NO_COUNTERS: readonly number[] = []
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const DragonTreasureBoard = (props: BoardProps) => {
  const { reading, choices: chosenOptions, seat, names, players, legal, over, busy, onAct } = props
  const told = props.told as readonly Event[]
  const { t: translate } = useTranslation()
  const say = useMemo(() => sayer(translate), [translate])
  const root = useRef<HTMLElement>(null)
  const tips = useTips()
  const [cup, setCup] = useState(false)
  const [leave, setLeave] = useState(false)
  const [looked, setLooked] = useState<Space | null>(null)
  const [focused, setFocused] = useState<Space | null>(null)
  const [roved, setRoved] = useState<Space | null>(null)
  const [hidden, setHidden] = useState('')
  const [chair, setChair] = useState(0)

  // Options as the rules complete them: the same object at every frame, so that the map is drawn once.
  const options = useMemo(() => {
    const completed = box.complete(chosenOptions, null)
    return completed.ok ? completed.value : (props.view as View).options
  }, [chosenOptions, props.view])
  const view = useMemo(() => ({ ...(props.view as View), options }), [props.view, options])
  const { phase } = view
  const near = seat ?? Math.min(chair, view.sides.length - 1)
  const mySide = view.sides[near]
  const opened = props.openHands?.views[near] as View | undefined
  const cards = (seat === null ? opened?.sides[near]?.hand : mySide?.hand) ?? NO_COUNTERS
  const hand = useMemo(() => handCounters(cards), [cards])
  const mine = seat !== null && legal.length > 0
  const walk = useWalk(legal, busy, onAct)
  const walking = walk.left > 0

  const moves = useMemo(() => movesOf(view, seat ?? 0, legal, leave), [view, seat, legal, leave])
  const { start } = walk
  const picking = usePicking(
    moves.choices,
    useCallback((choice: Choice) => start(choice.steps), [start]),
  )
  const able = mine && !busy && !walking && told.length === 0
  const mover = able ? (picking.chosen.find(isMover) ?? null) : null
  const selection = selectionOf({ view, near, moves, mover, able, can: picking.can })
  const { moversAt } = selection
  const lookOf = (space: Space): SpaceLook => selection.lookOf(space, say, names)
  const pointed = looked ?? focused
  const course = pointed === null ? null : selection.courseTo(pointed)

  // ---- touching -------------------------------------------------------------------------------------------------
  const explain = explainer({
    tips,
    reading,
    view,
    seat: told.length > 0 ? null : seat,
    mover,
    say,
    translate,
    names,
    isOpen: (space) => lookOf(space).state !== 'rest',
  })
  const element = (place: string): Element | null =>
    root.current?.querySelector(`button[data-place="${place}"]`) ?? null
  const pressSpace = (space: Space): void => {
    if (told.length > 0) return props.onSkip()
    if (walking) return walk.stop()
    const goal = places.space(space)
    const here = moversAt(space)
    if (able && mover !== null && picking.can.has(goal)) {
      tips.hide(null)
      setLooked(null)
      picking.pick(goal)
      return
    }
    if (able && here.length > 0) {
      tips.hide(null)
      const next = here.find((one) => one !== mover)
      if (next === undefined) picking.drop()
      else picking.begin(next)
      return
    }
    const examine = moves.buttons.get('examine')
    if (able && examine !== undefined && selection.examines(space)) return start([examine])
    const others = able ? moversTo(moves, space) : []
    if (others.length > 0) {
      tips.hide(null)
      // Only one can go there: he goes. Several: the nearest is shown first.
      if (others.length === 1 && mover === null) {
        const choice = moves.choices.find((one) => one.places[0] === others[0] && one.places[1] === goal)
        if (choice !== undefined) start(choice.steps)
      } else picking.begin(others[0] as string)
      return
    }
    explain.space(space, element(goal), true)
  }
  const pressCounter = (place: string): void => {
    if (told.length > 0) return props.onSkip()
    if (able && (picking.can.has(place) || picking.others.has(place)) && picking.pick(place)) {
      tips.hide(null)
      return
    }
    explain.counter(place, element(place), true)
  }
  const counterState = (place: string): CardState => {
    if (!able) return 'rest'
    if (picking.can.has(place) || picking.others.has(place)) return 'can'
    return seat === null ? 'rest' : 'dead'
  }

  useDrag(root, {
    begin: (place) => {
      if (!able) return false
      const space = spaceOf(place)
      const from = space === null ? place : (moversAt(space).find((one) => one === mover) ?? moversAt(space)[0])
      if (from === undefined) return false
      setLooked(null)
      return from === mover || picking.begin(from)
    },
    land: (place) => void picking.pick(place),
    cancel: picking.drop,
  })
  const ask = question(say, view, moves, mover, mine, names)
  useTableKeys(root, {
    onEscape: () => (told.length > 0 ? props.onSkip() : walking ? walk.stop() : picking.drop()),
    onExplain: (place) => {
      const space = place === null ? null : spaceOf(place)
      if (space === null) return props.onRules(ask.rule)
      explain.space(space, element(places.space(space)), true)
    },
    onLog: props.onLog,
    onRules: () => props.onRules(ask.rule),
    onNumber: (line) => {
      const steps = legal[line - 1]
      if (steps !== undefined && !busy) onAct([steps])
    },
  })
  /** Arrows walk along the roads while a space has the focus. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const place = event.target instanceof HTMLElement ? event.target.dataset['place'] : undefined
    const from = place === undefined ? null : spaceOf(place)
    if (from === null) return
    const next = neighbourTowards(options.map, from, arrow)
    const button = next === null ? null : element(places.space(next))
    event.preventDefault()
    event.nativeEvent.stopPropagation()
    if (button instanceof HTMLElement) button.focus()
  }
  const spaceUnder = (event: PointerEvent | FocusEvent): Space | null => {
    const place =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.dt-space')?.dataset['place'] : undefined
    return place === undefined ? null : spaceOf(place)
  }

  /** A counter that cannot be played now tells why when it is pointed at. */
  const hint = (event: PointerEvent | FocusEvent, on: boolean): void => {
    const counter =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button.dt-counter.is-dead') : null
    if (counter === null) return
    if (on) explain.counter(counter.dataset['place'] ?? '', counter, false)
    else tips.hide(counter)
  }

  // ---- what goes on -----------------------------------------------------------------------------------------------
  const fight = fightOf(view, told)
  const fightKey = fight === null ? '' : `${fight.space}.${view.round}.${view.active}`
  const rolled = useRolled(view, told)
  const hot = hotOf(view)
  const roving = roved !== null && roved < options.map.names.length ? roved : (options.map.castles[near] ?? 0)
  const led = !mine
    ? []
    : mover !== null
      ? [spaceOfMover(view, mover)]
      : moves.choices.map((choice) => spaceOfMover(view, choice.places[0] as string))
  const aim = aimOf(
    view,
    [...new Set(led)].filter((space) => space !== null),
    options.map.castles[near] ?? 0,
    seat === null,
  )

  const sentence = (event: Event): string => inWords(translate, 'dragon-treasure', reading.event(event), names)
  const sealed = mySide?.sealed
  const asker = phase.kind === 'over' ? near : phase.kind === 'duel' ? (mine ? near : phase.seats[0]) : phase.seat
  const showFight = fight !== null && hidden !== fightKey
  return (
    <main
      className={`dt of${view.sides.length}`}
      ref={root}
      data-phase={phase.kind}
      data-fight={showFight || undefined}
      onKeyDown={onKeyDown}
      onPointerOver={(event) => {
        if (event.pointerType === 'touch') return
        setLooked(spaceUnder(event))
        hint(event, true)
      }}
      onPointerOut={(event) => hint(event, false)}
      onPointerLeave={() => setLooked(null)}
      onFocus={(event) => {
        const space = spaceUnder(event)
        setFocused(space !== null && event.target.matches(':focus-visible') ? space : null)
        if (space !== null) setRoved(space)
        if (event.target.matches(':focus-visible')) hint(event, true)
      }}
      onBlur={(event) => {
        setFocused(null)
        hint(event, false)
      }}
    >
      <Country
        view={view}
        say={say}
        label={say('map.label', {
          castles: options.map.castles.length,
          lairs: options.map.lairs.length,
          count: options.map.names.length,
        })}
        lookOf={lookOf}
        roving={roving}
        course={course}
        hot={hot}
        drags={(space) => {
          if (!able || moversAt(space).length === 0) return null
          const one = moversAt(space)[0]
          if (one === places.dragon) return 'dragon'
          return `army-${one === places.loser && phase.kind === 'spoils' ? phase.loser : near}`
        }}
        aim={aim}
        onPress={pressSpace}
      >
        <Caption
          words={pointed === null ? null : wordsOf(say, view, pointed, names)}
          extra={
            pointed === null || course === null
              ? ''
              : say(course.fight ? 'caption.fight' : course.carry ? 'caption.carry' : 'caption.go', {
                  count: course.spaces.length - 1,
                })
          }
          why={able && pointed !== null && course === null ? explain.reason(pointed) : null}
          hint={able && moves.choices.length > 0 ? say('caption.hint') : ''}
        />
        <Tale told={told} say={say} sentence={sentence} />
      </Country>
      <div className="dt-left">
        <Tray view={view} say={say} rolled={rolled} onCup={() => setCup(true)} />
        <MatchPrompt
          board={props}
          seat={asker}
          bot={players[asker]?.kind === 'bot'}
          asked={{ text: walking ? say('prompt.walking') : ask.text, small: ask.small }}
          answers={
            <Answers
              say={say}
              moves={moves}
              picking={picking}
              mover={mover}
              able={able}
              mine={mine}
              walking={walking}
              rule={ask.rule}
              leave={leave}
              hiddenFight={fight !== null && !showFight}
              onLeave={setLeave}
              onStop={walk.stop}
              onFight={() => setHidden('')}
              onAct={(notation) => start([notation])}
            />
          }
          telling={say('prompt.telling', { round: view.round })}
          skip={say('prompt.skip')}
          outcome={
            view.outcome === null ? null : inWords(translate, 'dragon-treasure', reading.outcome(view.outcome), names)
          }
        />
        <p className="dt-omen">
          {view.dragon === null
            ? say('omen.asleep', { count: view.down.filter((one) => one === 1).length })
            : say('omen.awake', { space: nameOf(say, options, view.dragon) })}
        </p>
        <div className="dt-hand-area">
          <small>{seat === null ? say('hand.open', { player: names[near] }) : say('hand.lead')}</small>
          <Counters
            say={say}
            label={
              seat === null
                ? say('hand.labelOf', { player: names[near], count: mySide?.handCount ?? 0 })
                : say('hand.label', { count: cards.length })
            }
            counters={hand}
            hidden={seat === null && opened === undefined ? (mySide?.handCount ?? 0) : null}
            sealed={typeof sealed === 'number' ? sealed : null}
            stateOf={counterState}
            onPress={pressCounter}
          />
        </div>
      </div>
      <div className="dt-right">
        <Lords
          view={view}
          say={say}
          names={names}
          players={players}
          over={over}
          near={near}
          mine={seat}
          onLook={seat === null && props.openHands !== null ? setChair : null}
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
        open={showFight}
        asking={able && (phase.kind === 'duel' || phase.kind === 'dragonDuel')}
        onClose={() => (told.length > 0 ? props.onSkip() : setHidden(fightKey))}
      />
      <CupSheet view={view} say={say} names={names} open={cup} onClose={() => setCup(false)} />
    </main>
  )
}

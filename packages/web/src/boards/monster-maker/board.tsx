import type { Refusal } from '@menagerie/engine'
import { type Event, type View, box } from '@menagerie/games/monster-maker'
import { useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoriesContext } from '../../pieces/card-history.tsx'
import type { CardState } from '../../pieces/card.tsx'
import { useDrag } from '../../pieces/drag.ts'
import { useTableKeys } from '../../pieces/keys.ts'
import { MatchPrompt } from '../../pieces/match-prompt.tsx'
import { type Choice, usePicking } from '../../pieces/picking.ts'
import { Rulings, rulingsOf } from '../../pieces/rulings.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { useStaging } from '../../pieces/staging.ts'
import { useTips } from '../../pieces/tip.tsx'
import { inWords } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import { Answers, isTeamStep } from './answers.tsx'
import { Battle } from './battle.tsx'
import type { Scene } from './scene.ts'
import './board.css'
import './lane.css'
import './way.css'
import './piles.css'
import './battle.css'
import './cards.css'
import { choicesOf, handCards, laidOut, ownTreasures, places } from './choices.ts'
import { Lane } from './lane.tsx'
import { GAME, WORDS } from './looks.ts'
import { PartyHand } from './party-hand.tsx'
import { DiscardSheet, LookSheet, Piles } from './piles.tsx'
import { useLosing } from './losing.ts'
import { question } from './prompt.ts'
import { roundUpsOf } from './rounds.ts'
import { RoundUpSheet } from './round-up.tsx'
import { TeamBar, TrapBar } from './team-bar.tsx'
import { exactWay } from './ways.ts'
import { attempts } from './why.ts'

const NOWHERE: ReadonlySet<string> = new Set()
const NO_CARDS: readonly number[] = []

export const MonsterMakerBoard = (props: BoardProps) => {
  const { reading, choices: chosenOptions, seat, names, players, legal, over, busy, told, onAct, onRules } = props
  const { t } = useTranslation()
  const root = useRef<HTMLElement>(null)
  const tips = useTips()
  const [looked, setLooked] = useState<{ readonly sort: 'kind' | 'treasure'; readonly index: number } | null>(null)
  const [pile, setPile] = useState(false)
  const [rulings, setRulings] = useState(false)
  const [chair, setChair] = useState(0)
  const [armed, setArmed] = useState('')
  const options = useMemo(() => {
    const completed = box.complete(chosenOptions, null)
    return completed.ok ? completed.value : (props.view as View).options
  }, [chosenOptions, props.view])
  const view = useMemo(() => ({ ...(props.view as View), options }), [props.view, options])
  const { phase } = view
  const { deck } = options
  const near = seat ?? chair
  const party = view.parties[near]
  // Who watches a table that allows it sees hands, of the past or of the end.
  const opened = seat === null ? (props.openHands?.views[near] as View | undefined)?.parties[near] : party
  const mine = seat !== null && legal.length > 0 && told.length === 0
  const aids = chosenOptions['aids'] !== false

  // ---- dungeons that are over ---------------------------------------------------------------------------------
  const rounds = useMemo(() => roundUpsOf(view, props.events as readonly Event[]), [view, props.events])
  const [seenRounds, setSeenRounds] = useState(rounds.length)
  const [roundShown, setRoundShown] = useState(false)
  const replayed = useContext(HistoriesContext) !== null
  const news = !replayed && !over && told.length === 0 && rounds.length > seenRounds
  const round = roundShown || news ? (rounds.at(-1) ?? null) : null

  // ---- what is laid out and what may follow -----------------------------------------------------------------
  const staging = useStaging({ reading, view, seat, legal, onAct })
  const { draft } = staging
  const hand = useMemo(() => handCards(opened?.hand ?? NO_CARDS), [opened])
  const held = useMemo(
    () =>
      ownTreasures((opened?.treasures ?? []).flatMap((one) => (one.card === null || one.card < 0 ? [] : [one.card]))),
    [opened],
  )
  const attacked = mine && phase.kind === 'act' && legal.some((one) => isTeamStep(options, one))
  // Opening the battle holds for this attack alone.
  const attack = `${view.dungeon}.${view.turn}.${party?.monster ?? ''}`
  const setArming = (on: boolean): void => setArmed(on ? attack : '')
  const team = attacked && (armed === attack || draft.length > 0)
  const trap = mine && phase.kind === 'trap'
  const losing = useLosing(view, hand, trap)
  const offered = useMemo(() => {
    if (trap) return [...legal.filter((one) => one !== 'suffer' && !one.startsWith('drop ')), ...losing.offered]
    if (draft.length > 0) return [...staging.commits, ...staging.next]
    return team ? legal.filter((one) => isTeamStep(options, one)) : legal
  }, [trap, losing, draft, staging, team, legal, options])
  const picks = useMemo(
    () => choicesOf(options, near, hand, held, offered, team),
    [options, near, hand, held, offered, team],
  )
  const picking = usePicking(
    picks,
    useCallback(
      (choice: Choice) => {
        const [notation] = choice.steps
        const [place] = choice.places
        if (notation?.startsWith('drop ') === true && place !== undefined) losing.lose(place)
        else if (notation !== undefined && !staging.put(notation)) onAct(choice.steps)
      },
      [losing, staging, onAct],
    ),
  )
  const laid = useMemo(
    () => (trap ? new Set(losing.lost) : laidOut(options, hand, held, draft)),
    [trap, losing, options, hand, held, draft],
  )
  // What is moved is chosen first; where it may go glows when it is known.
  const chosenCard = hand.find((one) => picking.chosen.includes(one.place)) ?? null
  const can = useMemo(() => {
    if (busy || told.length > 0) return NOWHERE
    const target = (place: string): boolean => place.startsWith('l.') || place === 'm' || place === 'd'
    const free = phase.kind === 'charm' || chosenCard !== null || picking.chosen.some((place) => place.startsWith('t.'))
    return new Set([...picking.can].filter((place) => !laid.has(place) && (free || !target(place))))
  }, [busy, told.length, phase.kind, chosenCard, picking.can, picking.chosen, laid])

  const stateOf = (place: string): CardState => {
    if (laid.has(place)) return 'staged'
    if (picking.chosen.includes(place) && mine) return 'chosen'
    if (can.has(place)) return 'can'
    if (mine && picking.others.has(place) && !busy) return 'quiet'
    return mine && !busy && place.startsWith('h.') ? 'dead' : 'rest'
  }

  // ---- why a card does nothing -------------------------------------------------------------------------------
  const refusalAt = (place: string): Refusal | null => {
    if (seat === null) return null
    for (const notation of attempts(view, seat, place, team)) {
      const refused = staging.whyNot(notation)
      if (refused !== null) return refused
    }
    return null
  }
  const explain = (place: string, held_: boolean): boolean => {
    const anchor = root.current?.querySelector(`button[data-place="${place}"]`) ?? null
    const refused = can.has(place) || laid.has(place) ? null : refusalAt(place)
    if (anchor === null || refused === null) return false
    const card = Number(place.split('.')[1])
    tips.show(
      anchor,
      {
        title: t('why.title', { ns: WORDS }),
        text: inWords(t, GAME, reading.refusal(refused), names),
        rule: refused.rule,
        more: { label: t('why.card', { ns: WORDS }), onPress: () => setLooked({ sort: 'kind', index: card }) },
      },
      held_,
    )
    return true
  }
  const look = (place: string): boolean => {
    const [row, at] = place.split('.')
    if (row === 'h') setLooked({ sort: 'kind', index: Number(at) })
    else if (row === 't') setLooked({ sort: 'treasure', index: Number(at) })
    else if (row === 'm' && party?.monster != null) setLooked({ sort: 'kind', index: party.monster })
    else return false
    return true
  }
  const press = (place: string): void => {
    if (told.length > 0) {
      props.onSkip()
      return
    }
    if (laid.has(place) && trap) {
      losing.keep(place)
      return
    }
    if (laid.has(place)) {
      const [row, index] = place.split('.')
      const id = (row === 't' ? deck.treasures : deck.kinds)[Number(index)]?.id ?? ''
      const at = draft.map((notation) => notation.endsWith(` ${id}`)).lastIndexOf(true)
      if (at >= 0) staging.takeOut(at)
      return
    }
    const live = can.has(place) || picking.others.has(place) || picking.chosen.includes(place)
    if (!busy && mine && live && picking.pick(place)) {
      tips.hide(null)
      return
    }
    if (place === places.monster && attacked) {
      setArming(true)
      return
    }
    if (!explain(place, true)) look(place)
  }

  useDrag(root, {
    begin: (place) => !busy && mine && picking.begin(place),
    land: (place) => void picking.pick(place),
    cancel: picking.drop,
  })
  const escape = (): void => {
    if (told.length > 0) props.onSkip()
    else if (picking.chosen.length > 0) picking.drop()
    else if (!staging.takeBack()) setArming(false)
  }
  const ask = question(t, view, near, mine, chosenCard?.card ?? null, names)
  useTableKeys(root, {
    onEscape: escape,
    onExplain: (place) => {
      if (place === null || (!explain(place, true) && !look(place))) onRules(ask.rule)
    },
    onLog: props.onLog,
    onRules: () => onRules(ask.rule),
    onNumber: (line) => {
      const lines = trap || draft.length === 0 ? legal : [...staging.commits, ...staging.next]
      const notation = lines[line - 1]
      if (notation === undefined || busy || told.length > 0) return
      const card = picks.find((one) => one.steps[0] === notation && !losing.lost.includes(one.places[0] ?? ''))
      if (!trap) staging.put(notation)
      else if (!notation.startsWith('drop ')) onAct([notation])
      else if (card?.places[0] !== undefined) losing.lose(card.places[0])
    },
  })

  const scene = (told as readonly Scene[])[0] ?? null
  const fought = scene?.event ?? null
  const codes = draft.flatMap((notation) => {
    const action = box.game.parse(options, notation)
    if (action?.kind === 'send' || action?.kind === 'cast') return [action.card]
    return action?.kind === 'arm' ? [deck.kinds.length + action.treasure] : []
  })
  const owed =
    party !== undefined && (party.leg === 'return' || party.leg === 'room') ? party.required - party.backSum : 0
  const way = aids && owed > 0 && party?.hand != null ? exactWay(deck, party.hand, owed) : null
  const aid =
    owed <= 0 || !aids || seat === null
      ? ''
      : way === null
        ? t('lane.noWay', { ns: WORDS, left: owed })
        : t('lane.exactWay', { ns: WORDS, left: owed, way: way.map((kind) => String(deck.value[kind])) })
  // Treasures come to the hand while one of them may be used; otherwise they lie in the lane.
  const holding =
    team ||
    held.some(({ place }) => picking.others.has(place) || picking.can.has(place) || picking.chosen.includes(place))
  const inHand = holding ? held : []
  const asker = 'seat' in phase ? phase.seat : (props.asked[0] ?? near)
  const order = view.parties.map((_, at) => (near + 1 + at) % view.parties.length)

  return (
    <main
      className={`mm ${team ? 'fighting' : ''}`}
      ref={root}
      data-phase={phase.kind}
      data-seats={view.parties.length}
    >
      <div className="mm-lanes">
        {order.map((at) => (
          <Lane
            key={at}
            view={view}
            options={options}
            seat={at}
            own={at === near}
            name={names[at] ?? ''}
            bot={players[at]?.kind === 'bot'}
            absent={players[at]?.present === false}
            can={can.has(places.lane(at))}
            monsterState={at === near ? (attacked && !team ? 'can' : stateOf(places.monster)) : 'rest'}
            idOf={(place) => `mm-${place}`}
            aid={at === near ? aid : ''}
            held={at === near && holding}
            onPress={press}
            onLook={(sort, index) => setLooked({ sort, index })}
          />
        ))}
      </div>
      <Piles
        view={view}
        options={options}
        canDiscard={can.has(places.discard)}
        onDiscard={() => press(places.discard)}
        onOpen={() => setPile(true)}
        rulings={rulingsOf(box.options, chosenOptions).length}
        onRulings={() => setRulings(true)}
        dungeon={rounds.at(-1)?.dungeon ?? null}
        onDungeon={() => setRoundShown(true)}
      />
      <div className="book-area">{props.book}</div>
      {(team || fought !== null) && (
        <Battle
          view={view}
          options={options}
          seat={fought?.seat ?? near}
          draft={codes}
          name={names[fought?.seat ?? near] ?? ''}
          bot={players[fought?.seat ?? near]?.kind === 'bot'}
          aids={aids}
          lead={fought === null ? t('battle.lead', { ns: WORDS }) : ''}
          scene={scene}
          roll={`${view.turn}.${view.dungeon}`}
        />
      )}
      {team ? (
        <TeamBar
          options={options}
          staging={staging}
          busy={busy}
          onLeave={() => {
            staging.clear()
            setArming(false)
          }}
        />
      ) : trap ? (
        <TrapBar options={options} losing={losing} busy={busy} onSuffer={() => onAct(losing.steps)}>
          <Answers options={options} picking={picking} can={can} mine={mine} busy={busy} rule={ask.rule} />
        </TrapBar>
      ) : (
        <MatchPrompt
          board={props}
          seat={asker}
          bot={players[asker]?.kind === 'bot'}
          asked={ask}
          answers={
            <Answers
              options={options}
              picking={picking}
              can={can}
              mine={mine}
              busy={busy}
              rule={ask.rule}
              onWalkRound={seat === null ? () => setChair((near + 1) % view.parties.length) : null}
              onFight={attacked ? () => setArming(true) : null}
            />
          }
          telling={t('prompt.telling', { ns: WORDS })}
          skip={t('prompt.skip', { ns: WORDS })}
          outcome={view.outcome === null ? null : inWords(t, GAME, reading.outcome(view.outcome), names)}
        />
      )}
      <PartyHand
        options={options}
        watched={seat === null}
        count={party?.handCount ?? 0}
        hand={hand}
        treasures={inHand}
        backs={seat === null && opened?.hand == null ? (party?.handCount ?? 0) : 0}
        stateOf={stateOf}
        drags={(place) => mine && !busy && (can.has(place) || picking.others.has(place))}
        onPress={press}
      />
      <Sheet title={t('rulings.title')} open={rulings} onClose={() => setRulings(false)}>
        <Rulings game={GAME} rows={box.options} choices={chosenOptions} onRule={() => setRulings(false)} />
      </Sheet>
      {round !== null && (
        <RoundUpSheet
          round={round}
          options={options}
          names={names}
          bots={players.map((one) => one.kind === 'bot')}
          onClose={() => {
            setSeenRounds(rounds.length)
            setRoundShown(false)
          }}
        />
      )}
      <DiscardSheet view={view} options={options} open={pile} onClose={() => setPile(false)} />
      <LookSheet options={options} looked={looked} onClose={() => setLooked(null)} />
    </main>
  )
}

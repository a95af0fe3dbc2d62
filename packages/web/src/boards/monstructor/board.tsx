import { type Event, LIMB, type View, box } from '@menagerie/games/monstructor'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import type { CardState } from '../../pieces/card.tsx'
import { useDrag } from '../../pieces/drag.ts'
import { useTableKeys } from '../../pieces/keys.ts'
import { MatchPrompt } from '../../pieces/match-prompt.tsx'
import { type Choice, usePicking } from '../../pieces/picking.ts'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { Rulings, rulingsOf } from '../../pieces/rulings.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { inWords } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import { Answers } from './answers.tsx'
import { Bench } from './bench.tsx'
import './board.css'
import './cards.css'
import { choicesOf, places } from './choices.ts'
import { Corner } from './corner.tsx'
import { Fight } from './fight.tsx'
import { fightShown } from './fight-shown.ts'
import type { PartState } from './figure.tsx'
import { Middle } from './middle.tsx'
import { OwnHand } from './own-hand.tsx'
import { BenchSheet, CardSheet } from './sheets.tsx'
import { Plate } from './plates.tsx'
import { hasUse, question } from './prompt.ts'
import { Ring } from './ring.tsx'
import type { Thing } from './things.ts'
import { useBench } from './use-bench.ts'
import { useWhy } from './why.ts'
import { GAME, cardName, sayer } from './words.ts'

const NOWHERE: ReadonlySet<string> = new Set()

export const MonstructorBoard = (props: BoardProps) => {
  const { reading, choices: chosenOptions, seat, names, players, legal, over, busy, onAct, onRules } = props
  const { t } = useTranslation()
  const say = sayer(t)
  const root = useRef<HTMLElement>(null)
  const [looked, setLooked] = useState<number | null>(null)
  const [visited, setVisited] = useState<number | null>(null)
  const [rulings, setRulings] = useState(false)
  const [chair, setChair] = useState(0)
  const [wanted, setWanted] = useState<'W' | 'N' | null>(null)
  const [dragged, setDragged] = useState<Thing | null>(null)
  const options = useMemo(() => {
    const completed = box.complete(chosenOptions, null)
    return completed.ok ? completed.value : (props.view as View).options
  }, [chosenOptions, props.view])
  const view = useMemo(() => ({ ...(props.view as View), options }), [props.view, options])
  const told = props.told as readonly Event[]
  const { phase } = view
  const near = seat ?? chair
  const dominoes = options.mode === 'dominoes'
  const mine = seat !== null && legal.length > 0 && told.length === 0
  const telling = told.length > 0

  // Who watches a table that allows it sees point sides and hands, of the past or of the end.
  const open = seat === null ? (props.openHands?.views[near] as View | undefined) : undefined
  const bench = useBench({ reading, view, open, seat, near, mine, legal, over })
  const { owner, things, stand, complete, choosing, live, offered } = bench
  const picks = useMemo(() => choicesOf(options, offered), [options, offered])
  const picking = usePicking(
    picks,
    useCallback(
      (choice: Choice) => {
        const [notation] = choice.steps
        if (notation === undefined) return
        if (notation.startsWith('use ')) {
          const thing = things.find((one) => `use ${one.handle}` === notation)
          if (thing !== undefined) stand.put(thing)
        } else onAct(stand.stepsTo(notation))
      },
      [things, stand, onAct],
    ),
  )
  const can = useMemo(() => (busy || telling ? NOWHERE : new Set(picking.can)), [busy, telling, picking.can])
  const holding = picking.chosen.some((place) => place.startsWith('h.'))
  const targets = useMemo(
    () => new Set([...can].filter((place) => holding || !/^([mofij]\b|centre)/.test(place))),
    [can, holding],
  )

  const fits = (thing: Thing): boolean => {
    return wanted === null || (wanted === 'N') === (thing.kind === LIMB)
  }
  const partState = (thing: Thing): PartState => {
    if (stand.has(thing)) return 'chosen'
    if (!mine || busy || !choosing) return 'rest'
    if (stand.next.has(thing.key)) return fits(thing) ? 'can' : 'rest'
    return complete ? 'rest' : 'dead'
  }
  const cardState = (place: string): CardState => {
    if (mine && picking.chosen.includes(place)) return 'chosen'
    if (targets.has(place)) return 'can'
    if (mine && picking.others.has(place) && !busy) return 'quiet'
    const asks =
      phase.kind === 'reinforce' || phase.kind === 'attach' || phase.kind === 'drawn' || phase.kind === 'lead'
    return mine && !busy && asks ? 'dead' : 'rest'
  }

  const why = useWhy({
    root,
    reading,
    view,
    seat,
    names,
    things,
    stand,
    choosing,
    targets,
    onCard: setLooked,
    onBench: setVisited,
  })
  const pick = (place: string): boolean =>
    !busy &&
    mine &&
    (can.has(place) || picking.others.has(place) || picking.chosen.includes(place)) &&
    picking.pick(place)
  const press = (place: string): void => {
    if (telling) {
      props.onSkip()
      return
    }
    if (pick(place)) why.hide()
    else if (place.startsWith('t.') || !why.explain(place, true)) why.look(place)
  }
  const pressPart = (thing: Thing): void => {
    if (telling) props.onSkip()
    else if (live && stand.has(thing)) stand.take(thing)
    else if (live && !busy && stand.put(thing)) {
      setWanted(null)
      why.hide()
    } else if (!why.explain(places.part(thing.handle), true)) {
      // Outside a choice the bench itself says what does not fit.
      if (live && !complete) why.explainJoint(thing)
      else why.look(places.part(thing.handle))
    }
  }
  useDrag(root, {
    begin: (place) => {
      const thing = place.startsWith('p.') ? things.find((one) => places.part(one.handle) === place) : undefined
      if (thing !== undefined) {
        if (busy || !live) return false
        setDragged(thing)
        return true
      }
      return !busy && mine && picking.begin(place)
    },
    land: (place) => {
      if (dragged !== null) {
        if (!stand.has(dragged)) pressPart(dragged)
        setDragged(null)
      } else void picking.pick(place)
    },
    cancel: () => {
      // A part dragged off its stand lies loose again.
      if (dragged !== null && stand.has(dragged)) stand.take(dragged)
      setDragged(null)
      picking.drop()
    },
  })
  const escape = (): void => {
    if (telling) props.onSkip()
    else if (wanted !== null) setWanted(null)
    else if (picking.chosen.length > 0 && holding) picking.drop()
    else if (live) stand.takeBack()
  }
  const card = picking.chosen.find((place) => place.startsWith('h.'))
  const held = card === undefined ? null : cardName(t, options, Number(card.slice(2)))
  const icon = holding && [...targets].some((place) => place.startsWith('i.'))
  const ask = question(say, view, near, mine, choosing && complete, held, icon, names)
  useTableKeys(root, {
    onEscape: escape,
    onExplain: (place) => {
      if (place === null || (!why.explain(place, true) && !why.look(place))) onRules(ask.rule)
    },
    onLog: props.onLog,
    onRules: () => onRules(ask.rule),
    onNumber: (line) => {
      const notation = legal[line - 1]
      if (notation === undefined || busy || !mine) return
      const thing = things.find((one) => `use ${one.handle}` === notation)
      if (thing === undefined) onAct([notation])
      else if (!stand.has(thing)) pressPart(thing)
    },
  })

  const shown = fightShown(view, told)
  const me = view.players[near]
  const opened = seat === null ? open?.players[near] : me
  const hand = (dominoes ? opened?.hand : opened?.hidden) ?? []
  const order = view.players.map((_, at) => (near + at) % view.players.length)
  const crowd = order.length + (options.mode === 'arena' ? 1 : 0)
  const asker = 'seat' in phase ? phase.seat : near
  const inFight = phase.kind === 'reinforce' || shown !== null
  const table = { view, rulings: rulingsOf(box.options, chosenOptions).length, onRulings: () => setRulings(true) }
  const able = choosing && !complete
  const answers = (
    <Answers
      names={names}
      can={targets}
      mine={mine}
      busy={busy}
      completable={able}
      commits={stand.commits}
      holding={holding}
      laid={choosing && stand.things.length > 0}
      onComplete={stand.complete}
      onClear={stand.clear}
      onDrop={picking.drop}
      onPlace={press}
      onCommit={(notation) => onAct(stand.stepsTo(notation))}
      onWalkRound={seat === null ? () => setChair((near + 1) % view.players.length) : null}
    />
  )

  return (
    <main
      className={`ms ${inFight ? 'fighting' : ''}`}
      ref={root}
      data-phase={phase.kind}
      data-mode={options.mode}
      data-seats={view.players.length}
    >
      <div className={`ms-plates ${crowd > 4 ? 'many' : dominoes ? '' : 'few'}`}>
        {order.map((at) => (
          <Plate
            key={at}
            view={view}
            seat={at}
            own={at === near}
            name={names[at] ?? ''}
            bot={players[at]?.kind === 'bot'}
            absent={players[at]?.present === false}
            can={targets.has(places.seat(at))}
            asked={!over && asker === at}
            onPress={() => press(places.seat(at))}
          />
        ))}
        {options.mode === 'arena' && (
          <Ring
            view={view}
            names={names}
            can={targets.has(places.ring)}
            fightable={view.arena !== null && hasUse(view, near)}
            onPress={() => press(places.ring)}
          />
        )}
      </div>
      <Middle
        view={view}
        names={names}
        asker={asker}
        telling={telling}
        can={targets}
        onPress={press}
        corner={<Corner {...table} />}
      >
        <Bench
          options={options}
          things={things}
          stand={stand}
          name={say(owner === seat ? 'bench.yours' : 'bench.of', { name: names[owner] ?? '' })}
          stateOf={partState}
          dragged={dragged}
          wanted={wanted}
          live={live}
          onPress={pressPart}
          onJoint={(width) => setWanted(wanted === width ? null : width)}
          empty={say(!live ? 'visit.nothing' : me?.able === true || choosing ? 'bench.emptyAble' : 'bench.empty')}
          corner={
            <Corner {...table}>
              {live && !choosing && !complete && view.players[owner]?.able === true && (
                <Button look="wood" size="sm" onPress={stand.complete}>
                  {say('button.completeOne')}
                </Button>
              )}
            </Corner>
          }
        />
      </Middle>
      <div className="book-area">{props.book}</div>
      {shown !== null && (
        <Fight
          view={view}
          fight={shown}
          seat={seat}
          names={names}
          bots={players.map(({ kind }) => kind === 'bot')}
          priority={telling || phase.kind !== 'reinforce' ? null : phase.seat}
          can={targets}
          chosen={holding}
          onPress={press}
          footer={null}
        />
      )}
      <MatchPrompt
        board={props}
        seat={asker}
        bot={players[asker]?.kind === 'bot'}
        asked={
          mine
            ? {
                text: ask.text,
                small: (
                  <>
                    {ask.small} <RuleTag rule={ask.rule} />
                  </>
                ),
              }
            : ask
        }
        answers={answers}
        telling={say('prompt.telling')}
        skip={say('prompt.skip')}
        outcome={view.outcome === null ? null : inWords(t, GAME, reading.outcome(view.outcome), names)}
      />
      <OwnHand
        options={options}
        cards={hand.map(({ card: one }) => one)}
        label={say(dominoes ? 'hand.tiles' : 'hand.hidden', { count: hand.length })}
        stateOf={cardState}
        drags={(place) => mine && !busy && (targets.has(place) || picking.others.has(place))}
        onPress={press}
      />
      <Sheet title={t('rulings.title')} open={rulings} onClose={() => setRulings(false)}>
        <Rulings game={GAME} rows={box.options} choices={chosenOptions} onRule={() => setRulings(false)} />
      </Sheet>
      <BenchSheet view={view} names={names} visited={visited} onClose={() => setVisited(null)} />
      <CardSheet options={options} card={looked} onClose={() => setLooked(null)} />
    </main>
  )
}

import { type Event, LIMB, type View, box } from '@menagerie/games/monstructor'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import type { CardState } from '../../pieces/card.tsx'
import { useDrag } from '../../pieces/drag.ts'
import { useTableKeys } from '../../pieces/keys.ts'
import { type Choice, usePicking } from '../../pieces/picking.ts'
import { PromptBar } from '../../pieces/prompt-bar.tsx'
import { Rulings, rulingsOf } from '../../pieces/rulings.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { useTips } from '../../pieces/tip.tsx'
import { inWords } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import { Answers } from './answers.tsx'
import { Bench } from './bench.tsx'
import './board.css'
import './cards.css'
import './figure.css'
import { Centre } from './centre-stage.tsx'
import { choicesOf, places } from './choices.ts'
import { Corner } from './corner.tsx'
import { Fight } from './fight.tsx'
import { fightShown } from './fight-shown.ts'
import type { PartState } from './figure.tsx'
import { isComplete, whyLoose } from './joins.ts'
import { OwnHand } from './own-hand.tsx'
import { refusalAt } from './refusals.ts'
import { BenchSheet, CardSheet } from './sheets.tsx'
import { Plate, Ring } from './plates.tsx'
import { hasUse, question } from './prompt.ts'
import { Factions, Reward } from './shelf.tsx'
import { useStand } from './stand.ts'
import { type Thing, chosenFrom, poolOf, thingsIn } from './things.ts'
import { GAME, cardName, sayer } from './words.ts'

const NOWHERE: ReadonlySet<string> = new Set()

export const MonstructorBoard = (props: BoardProps) => {
  const { reading, choices: chosenOptions, seat, names, players, legal, over, busy, onAct, onRules } = props
  const { t } = useTranslation()
  const say = sayer(t)
  const root = useRef<HTMLElement>(null)
  const tips = useTips()
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

  // ---- the bench that is chosen from, and what stands on it --------------------------------------------------
  const from = mine ? chosenFrom(view) : null
  const choosing = from !== null && legal.some((one) => one.startsWith('use '))
  const owner = choosing ? from : near
  // Who watches a table that allows it sees point sides and hands, of the past or of the end.
  const open = seat === null ? (props.openHands?.views[near] as View | undefined) : undefined
  const things = useMemo(() => thingsIn(options, poolOf(open ?? view, owner)), [options, open, view, owner])
  const stand = useStand({ reading, view, seat, owner, things, choosing })
  const complete = isComplete(options, stand.things)
  const live = !over && (choosing || (seat !== null && owner === seat))

  const offered = useMemo(() => {
    if (!choosing) return legal
    const next = [...stand.next].flatMap((key) =>
      things.filter((one) => one.key === key).map((one) => `use ${one.handle}`),
    )
    // A turn can be ended whatever stands on the bench.
    const ends = legal.filter((one) => !one.startsWith('use '))
    return [...stand.commits, ...next, ...ends]
  }, [choosing, legal, stand.commits, stand.next, things])
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

  // ---- why something does nothing ---------------------------------------------------------------------------
  const explain = (place: string, held: boolean): boolean => {
    const anchor = root.current?.querySelector(`button[data-place="${CSS.escape(place)}"]`) ?? null
    const refused = targets.has(place) ? null : refusalAt(reading, view, seat, things, stand, choosing, place)
    if (anchor === null || refused === null) return false
    const card = place.startsWith('h.') ? Number(place.slice(2)) : null
    tips.show(
      anchor,
      {
        title: say('why.title'),
        text: inWords(t, GAME, reading.refusal(refused), names),
        rule: refused.rule,
        more: card === null ? null : { label: say('why.card'), onPress: () => setLooked(card) },
      },
      held,
    )
    return true
  }
  const look = (place: string): boolean => {
    const at = place.slice(place.indexOf('.') + 1)
    if (place.startsWith('h.')) setLooked(Number(at))
    else if (place.startsWith('t.')) setVisited(Number(at))
    else if (place.startsWith('p.')) {
      const thing = things.find((one) => one.handle === at)
      if (thing === undefined) return false
      setLooked(thing.part.card ?? options.set.alike[thing.part.pic]?.[0] ?? null)
    } else return false
    return true
  }
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
    if (pick(place)) tips.hide(null)
    else if (place.startsWith('t.') || !explain(place, true)) look(place)
  }
  const pressPart = (thing: Thing): void => {
    if (telling) props.onSkip()
    else if (live && stand.has(thing)) stand.take(thing)
    else if (live && !busy && stand.put(thing)) {
      setWanted(null)
      tips.hide(null)
    } else if (!explain(places.part(thing.handle), true)) {
      if (live && !complete) tipJoint(thing)
      else look(places.part(thing.handle))
    }
  }
  /** Outside a choice the bench itself says what does not fit. */
  const tipJoint = (thing: Thing): void => {
    const anchor = root.current?.querySelector(`button[data-place="${CSS.escape(places.part(thing.handle))}"]`) ?? null
    if (anchor === null) return
    tips.show(
      anchor,
      {
        title: say('why.title'),
        text: say(`why.${whyLoose(options, stand.things, thing)}`),
        rule: 'MS-28',
        more: { label: say('why.card'), onPress: () => look(places.part(thing.handle)) },
      },
      true,
    )
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
  const ask = question(say, view, near, mine, choosing && complete, held, names)
  useTableKeys(root, {
    onEscape: escape,
    onExplain: (place) => {
      if (place === null || (!explain(place, true) && !look(place))) onRules(ask.rule)
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
  const asker = 'seat' in phase ? phase.seat : near
  const inFight = phase.kind === 'reinforce' || shown !== null
  const showsReward = !telling && phase.kind === 'reward'
  const showsFactions = phase.kind === 'faction'
  const able = choosing && !complete
  const answers = (
    <Answers
      names={names}
      can={targets}
      mine={mine}
      busy={busy}
      rule={ask.rule}
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
      <div className="ms-plates">
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
      {dominoes ? (
        <Centre
          view={view}
          can={targets}
          onPress={press}
          corner={
            <Corner
              view={view}
              rulings={rulingsOf(box.options, chosenOptions).length}
              onRulings={() => setRulings(true)}
            />
          }
        />
      ) : showsFactions ? (
        <Factions view={view} names={names} can={targets} onPress={press} />
      ) : showsReward ? (
        <Reward view={view} seat={asker} can={targets} onPress={press} />
      ) : (
        <Bench
          options={options}
          things={things}
          stand={stand}
          name={say(owner === seat ? 'bench.yours' : 'bench.of', { name: names[owner] ?? '' })}
          stateOf={partState}
          canDrop={dragged !== null && !stand.has(dragged)}
          wanted={wanted}
          live={live}
          onPress={pressPart}
          onJoint={(width) => setWanted(wanted === width ? null : width)}
          empty={say(!live ? 'visit.nothing' : me?.able === true || choosing ? 'bench.emptyAble' : 'bench.empty')}
          corner={
            <Corner
              view={view}
              rulings={rulingsOf(box.options, chosenOptions).length}
              onRulings={() => setRulings(true)}
            >
              {live && !choosing && !complete && view.players[owner]?.able === true && (
                <Button look="wood" size="sm" onPress={stand.complete}>
                  {say('button.completeOne')}
                </Button>
              )}
            </Corner>
          }
        />
      )}
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
      <PromptBar
        seat={asker}
        bot={players[asker]?.kind === 'bot'}
        small={telling || over ? '' : ask.small}
        actions={
          over ? (
            props.closing
          ) : telling ? (
            <Button look="paper" onPress={props.onSkip}>
              {say('prompt.skip')}
            </Button>
          ) : (
            answers
          )
        }
      >
        {telling
          ? say('prompt.telling')
          : over && view.outcome !== null
            ? inWords(t, GAME, reading.outcome(view.outcome), names)
            : ask.text}
      </PromptBar>
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

import type { Refusal } from '@menagerie/engine'
import { type Card as Monster, type CardIndex, type Event, type View, box } from '@menagerie/games/monster-pack'
import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, type CardState } from '../../pieces/card.tsx'
import { useDrag } from '../../pieces/drag.ts'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { useInstances } from '../../pieces/instances.ts'
import { useTableKeys } from '../../pieces/keys.ts'
import { usePicking } from '../../pieces/picking.ts'
import { MatchPrompt } from '../../pieces/match-prompt.tsx'
import { TIP_ID, useTips } from '../../pieces/tip.tsx'
import { useWide } from '../../pieces/wide.ts'
import { inWords } from '../../say.tsx'
import { play } from '../../sound/sound.ts'
import type { BoardProps } from '../board.ts'
import { Answers } from './answers.tsx'
import './board.css'
import './cards.css'
import { cardAt, choicesOf, handCards, lyingCards, places } from './choices.ts'
import { CloseUp, PileSheet } from './close-up.tsx'
import { enteringCard, laneView } from './lanes.ts'
import { WORDS, lookOf, nameOf } from './looks.ts'
import { Mat } from './mat.tsx'
import { PlayerPlate } from './plate.tsx'
import { question } from './prompt.tsx'
import { Triangle } from './triangle.tsx'
import { whyNotHand, whyNotThere, whyNotWaiting } from './why.ts'

const NO_CARDS: readonly CardIndex[] = []
const NOWHERE: ReadonlySet<string> = new Set()
/** Where the players ended the match themselves, the view knows no outcome. */
const AGREED = { places: [], payoffs: [], reason: 'agreed' }

export const MonsterPackBoard = (props: BoardProps) => {
  const { reading, choices: chosenOptions, seat, names, players, legal, over, busy, told, onAct } = props
  const { t: translate } = useTranslation()
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(key, { ns: WORDS, ...values })
  const root = useRef<HTMLElement>(null)
  const tips = useTips()
  const wide = useWide()
  const [looked, setLooked] = useState<CardIndex | null>(null)
  const closeUp = useCallback(() => setLooked(null), [])
  const [pile, setPile] = useState<{ readonly kind: 'discard' | 'deck'; readonly seat: number } | null>(null)

  // Options as the rules complete them: the same object at every frame, so that cards keep their looks.
  const options = useMemo(() => {
    const completed = box.complete(chosenOptions, null)
    return completed.ok ? completed.value : (props.view as View).options
  }, [chosenOptions, props.view])
  const view = useMemo(() => ({ ...(props.view as View), options }), [props.view, options])

  // Who watches may walk round the table.
  const [side, setSide] = useState<0 | 1>(0)
  const near = seat ?? side
  const far = 1 - near
  const mySide = view.sides[near as 0 | 1]
  const shown = seat === null ? (props.openHands?.views[near] as View | undefined)?.sides[near] : mySide
  const cards = shown?.hand ?? NO_CARDS
  const hand = useMemo(() => handCards(cards), [cards])
  const mine = seat !== null && legal.length > 0

  const picks = useMemo(() => choicesOf(options, hand, legal), [options, hand, legal])
  const picking = usePicking(
    picks,
    useCallback((choice) => onAct(choice.steps), [onAct]),
  )
  const summoning = view.phase.kind === 'summon'
  // What is moved is chosen first; the free spots begin to glow when it is known.
  const free = summoning ? 'w.' : 'a.'
  const can = useMemo(() => {
    if (busy) return NOWHERE
    return picking.chosen.length > 0
      ? picking.can
      : new Set([...picking.can].filter((place) => !place.startsWith(free)))
  }, [busy, free, picking.can, picking.chosen.length])

  // ---- what a place is now, and why not ------------------------------------------------------------------
  const deciding = mine && (summoning || view.phase.kind === 'boost1' || view.phase.kind === 'boost2')
  const stateOf = (place: string): CardState => {
    if (picking.chosen.includes(place) && mine) return 'chosen'
    if (can.has(place)) return 'can'
    if (mine && picking.others.has(place) && !busy) return 'quiet'
    return place.startsWith('h.') && deciding && !busy ? 'dead' : 'rest'
  }
  const refusalAt = (place: string): Refusal | null => {
    if (seat === null) return null
    const [row, at] = place.split('.')
    if (row === 'h') return whyNotHand(reading, view, seat, Number(at))
    if (row === 'w' && mySide.waiting[Number(at)] != null) return whyNotWaiting(reading, view, seat, Number(at))
    return null
  }
  const tell = (refused: Refusal, place: string, anchor: Element, held: boolean): void => {
    const card = cardAt(view, near, place)
    tips.show(
      anchor,
      {
        title: t('why.title'),
        text: inWords(translate, 'monster-pack', reading.refusal(refused), names),
        rule: refused.rule,
        more: card === null ? null : { label: t('why.card'), onPress: () => setLooked(card) },
      },
      held,
    )
    if (held) play('refused')
  }
  const explain = (place: string, anchor: Element | null, held: boolean): boolean => {
    if (anchor === null || can.has(place) || picking.chosen.includes(place)) return false
    const refused = refusalAt(place)
    if (refused !== null) tell(refused, place, anchor, held)
    return refused !== null
  }
  const element = (place: string): Element | null =>
    root.current?.querySelector(`button[data-place="${place}"]`) ?? null
  const press = (place: string, card: CardIndex | null): void => {
    if (told.length > 0) {
      props.onSkip()
      return
    }
    if (
      !busy &&
      mine &&
      (can.has(place) || picking.others.has(place) || picking.chosen.includes(place)) &&
      picking.pick(place)
    ) {
      tips.hide(null)
      return
    }
    if (explain(place, element(place), true)) return
    if (card !== null) setLooked(card)
  }

  useDrag(root, {
    begin: (place) => !busy && mine && picking.begin(place),
    land: (place) => void picking.pick(place),
    cancel: picking.drop,
    refused: (place, on, at) => {
      const refused = seat === null || place === on ? refusalAt(place) : whyNotThere(reading, view, seat, place, on)
      if (refused !== null) tell(refused, place, at, true)
    },
  })
  useTableKeys(root, {
    onEscape: () => (told.length > 0 ? props.onSkip() : picking.drop()),
    onExplain: (place) => {
      if (place === null) return props.onRules(ask.rule)
      const card = cardAt(view, near, place)
      if (!explain(place, element(place), true) && card !== null) setLooked(card)
    },
    onLog: props.onLog,
    onRules: () => props.onRules(ask.rule),
    onNumber: (line) => {
      const steps = legal[line - 1]
      if (steps !== undefined && !busy) onAct([steps])
    },
  })
  const hint = (event: PointerEvent | FocusEvent, on: boolean): void => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('button.is-dead') : null
    if (card === null) return
    if (!on) tips.hide(card)
    else if (event.type !== 'focus' || card.matches(':focus-visible'))
      explain(card.dataset['place'] as string, card, false)
  }
  const onMenu = (event: MouseEvent): void => {
    const place =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[data-place]')?.dataset['place']
        : undefined
    const card = place === undefined ? null : cardAt(view, near, place)
    if (card === null) return
    event.preventDefault()
    setLooked(card)
  }

  const entering = mine && picking.open.length > 0 ? enteringCard(view, near, picking.chosen) : null
  const lanes = laneView({
    view,
    near,
    told: told as readonly Event[],
    entering,
    can,
    names,
    nameOf: (card) => nameOf(translate, card),
  })
  const ids = useInstances(lyingCards(view, near, hand))
  const idOf = (place: string): string => ids.get(place) ?? place

  const line = (place: string): number | null => {
    const one = picking.open.filter((choice) => choice.places.includes(place))
    const steps = one.length === 1 ? one[0]?.steps[0] : undefined
    return steps === undefined ? null : legal.indexOf(steps) + 1
  }
  const ask = question(translate, view, picking, hand, mine, names)
  const links =
    entering === null || told.length > 0
      ? []
      : lanes.clashes
          .filter((clash) => clash.conditional)
          .map((clash) => ({
            from: picking.chosen.find((place) => place.startsWith('w.')) ?? '',
            to: places.active(clash.lane),
          }))
  const asker = view.phase.kind === 'over' ? near : view.phase.seat

  const plate = (at: number, area: string) => (
    <PlayerPlate
      view={view}
      seat={at}
      area={area}
      name={names[at] ?? ''}
      bot={players[at]?.kind === 'bot'}
      absent={players[at]?.present === false}
      turn={!over && view.turnPlayer === at}
      topId={wide && ids.has(`d.${at}`) ? idOf(`d.${at}`) : null}
      onDiscard={() => setPile({ kind: 'discard', seat: at })}
      onDeck={view.sides[at as 0 | 1].deck === null ? undefined : () => setPile({ kind: 'deck', seat: at })}
    />
  )

  return (
    <main
      className="mp"
      ref={root}
      onPointerOver={(event) => hint(event, true)}
      onPointerOut={(event) => hint(event, false)}
      onFocus={(event) => hint(event, true)}
      onBlur={(event) => hint(event, false)}
      onContextMenu={onMenu}
      data-phase={view.phase.kind}
    >
      {plate(far, 'them')}
      <div className="mid">
        <Triangle bonus={options.typeBonus} />
      </div>
      {plate(near, 'mine')}
      <Mat
        view={view}
        near={near}
        far={far}
        fighting={lanes.clashes.flatMap((clash) => (clash.now ? [clash.lane] : []))}
        nearLanes={lanes.near}
        farLanes={lanes.far}
        clashes={lanes.clashes}
        stateOf={stateOf}
        can={can}
        drags={(place) =>
          mine &&
          !busy &&
          (can.has(place) || picking.others.has(place) || picking.chosen.includes(place)) &&
          place.startsWith('w.') &&
          entering !== null
        }
        lineOf={line}
        idOf={idOf}
        zonesOf={(place) => {
          const at = place.startsWith('o') ? far : near
          return { from: `hand.${at} seat.${at}`, to: `discard.${at} seat.${at}` }
        }}
        links={links}
        onPlace={press}
      />
      <MatchPrompt
        board={props}
        seat={asker}
        bot={players[asker]?.kind === 'bot'}
        asked={ask}
        answers={
          <Answers
            phase={view.phase.kind}
            picking={picking}
            can={can}
            mine={mine}
            busy={busy}
            rule={ask.rule}
            onWalkRound={seat === null ? () => setSide(near === 0 ? 1 : 0) : null}
          />
        }
        telling={t('prompt.telling', { turn: view.turn })}
        skip={t('prompt.skip')}
        outcome={over ? inWords(translate, 'monster-pack', reading.outcome(view.outcome ?? AGREED), names) : null}
      />
      <Hand
        label={
          seat === null
            ? t('hand.open', { player: names[near], count: cards.length })
            : t('hand.label', { count: cards.length })
        }
        count={cards.length}
      >
        {hand.map((one, index) => (
          <HandPlace key={idOf(one.place)} index={index} count={hand.length}>
            <Flyer id={idOf(one.place)} from={`deck.${near} seat.${near}`} to={`discard.${near} seat.${near}`}>
              <Card
                look={lookOf(translate, options, options.cards[one.card] as Monster)}
                place={one.place}
                state={stateOf(one.place)}
                draggable={mine && !busy && stateOf(one.place) !== 'dead' && deciding}
                label={t(seat === null ? 'card.inTheirHand' : 'card.inHand')}
                describedBy={stateOf(one.place) === 'dead' ? TIP_ID : undefined}
                onPress={() => press(one.place, one.card)}
              />
            </Flyer>
          </HandPlace>
        ))}
      </Hand>
      <div className="book-area">{props.book}</div>
      <CloseUp
        options={options}
        card={looked}
        legal={legal}
        spotsOf={(card) => mySide.waiting.flatMap((one, spot) => (one?.card === card ? [spot + 1] : []))}
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

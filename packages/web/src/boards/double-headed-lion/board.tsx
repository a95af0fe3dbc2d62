import type { Refusal } from '@menagerie/engine'
import {
  D,
  type Event,
  FORMATIONS,
  type Square,
  type View,
  isNear,
  squareText,
  tokenOf,
  tokenText,
} from '@menagerie/games/double-headed-lion'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Card, type CardState } from '../../pieces/card.tsx'
import { useDrag } from '../../pieces/drag.ts'
import { Flyer } from '../../pieces/flyer.tsx'
import { Hand, HandPlace } from '../../pieces/hand.tsx'
import { useTableKeys } from '../../pieces/keys.ts'
import { type Choice, usePicking } from '../../pieces/picking.ts'
import { MatchPrompt } from '../../pieces/match-prompt.tsx'
import { useTips } from '../../pieces/tip.tsx'
import { useNarrow } from '../../pieces/wide.ts'
import { inWords } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import { Answers, SetupAnswers } from './answers.tsx'
import './board.css'
import { Chances } from './chances.tsx'
import { choicesOf, handCards, places } from './choices.ts'
import { FetchRow } from './fetch-row.tsx'
import { Field, type Way } from './field.tsx'
import { Fight } from './fight.tsx'
import { GAME, type Side, WORDS, cardLook } from './looks.ts'
import { LookSheet, PeopleSheet } from './memory.tsx'
import { ArmyPlate } from './plate.tsx'
import { question } from './prompt.ts'
import { fightScene } from './scene.ts'
import { useSetup } from './setup.ts'
import { placed, settingUp, standingOf } from './standing.ts'
import { pieceWords, squareWords } from './words.ts'

const NOWHERE: ReadonlySet<string> = new Set()
const NOBODY: readonly number[] = []

export const DoubleHeadedLionBoard = (props: BoardProps) => {
  const { reading, choices, seat, names, players, legal, over, busy, told, onAct, onRules } = props
  const { t } = useTranslation()
  const root = useRef<HTMLElement>(null)
  const tips = useTips()
  const flat = useNarrow()
  const [looked, setLooked] = useState<{ readonly side: Side; readonly piece: number } | null>(null)
  const [people, setPeople] = useState(false)
  const [chair, setChair] = useState<Side>(0)
  const view = props.view as View
  const { options, phase } = view
  const near = (seat ?? chair) as Side
  const far = (1 - near) as Side
  const mine = seat !== null && legal.length > 0
  const aid = typeof choices['aid'] === 'string' ? choices['aid'] : 'memory'

  // ---- the setup: an affair of its own until it is sealed ---------------------------------------------------
  const settles = mine && phase.kind === 'setup'
  const free = settles && legal.some((notation) => notation.startsWith('place '))
  const setup = useSetup(near, onAct)
  const hand = view.sides[near].hand ?? NOBODY
  const cards = useMemo(() => handCards(hand), [hand])
  const picks = useMemo(
    () => (free ? setup.choices : choicesOf(options, hand, legal)),
    [free, setup.choices, options, hand, legal],
  )
  const picking = usePicking(
    picks,
    useCallback((choice: Choice) => (free ? setup.exchange(choice) : onAct(choice.steps)), [free, setup, onAct]),
  )
  // What is moved is chosen first; its squares glow when it is known.
  const can = useMemo(() => {
    if (busy || told.length > 0) return NOWHERE
    if (phase.kind !== 'move' || picking.chosen.some((place) => place.startsWith('t.'))) return picking.can
    return new Set([...picking.can].filter((place) => !place.startsWith('q.')))
  }, [busy, told.length, phase.kind, picking.can, picking.chosen])

  const standing = useMemo(
    () => (free ? settingUp(view, near, setup.arrangement) : standingOf(view, aid !== 'none')),
    [free, view, near, setup.arrangement, aid],
  )
  const pieces = useMemo(() => placed(standing, near, flat), [standing, near, flat])
  const standingAt = (place: string) => standing.find((one) => one.place === place) ?? null
  const mover = standing.find((one) => picking.chosen.includes(one.place)) ?? null

  /** Who presses an enemy on a glowing square means the square. */
  const aim = (place: string): string => {
    const one = can.has(place) ? null : standingAt(place)
    return one !== null && one.side !== near && can.has(places.square(one.square)) ? places.square(one.square) : place
  }
  const stateOf = (place: string): CardState => {
    if (picking.chosen.includes(place) && mine) return 'chosen'
    if (can.has(aim(place))) return 'can'
    if (mine && picking.others.has(place) && !busy) return 'quiet'
    return place.startsWith('h.') && mine && (phase.kind === 'cards' || phase.kind === 'storm') ? 'dead' : 'rest'
  }
  const wayTo = (square: Square): Way => {
    if (standing.some((one) => one.square === square && one.side !== near)) return 'fight'
    return mover !== null && D[mover.square] === D[square] ? 'along' : 'on'
  }

  // ---- why a thing does nothing ----------------------------------------------------------------------------
  const refusalAt = (place: string): Refusal | null => {
    if (seat === null || over) return null
    const [row, first, second] = place.split('.')
    if (row === 'h') return reading.whyNot(view, seat, `play ${first ?? ''}`)
    if (phase.kind !== 'move') return null
    if (row === 'q' && mover?.handle != null)
      return reading.whyNot(view, seat, `move ${tokenText(tokenOf(near, mover.handle))} ${squareText(Number(first))}`)
    if (row === 't' && Number(first) === near) {
      const token = tokenText(tokenOf(near, Number(second)))
      const at = standingAt(place)?.square ?? 0
      const reasons = [...D.keys()]
        .filter((to) => isNear(at, to))
        .map((to) => reading.whyNot(view, seat, `move ${token} ${squareText(to)}`))
      return (
        reasons.find((reason) => reason?.code === 'squareFull') ?? reasons.find((reason) => reason !== null) ?? null
      )
    }
    return null
  }
  const explain = (place: string): boolean => {
    const anchor = root.current?.querySelector(`[data-place="${place}"]`) ?? null
    const refused = refusalAt(place)
    if (anchor === null || refused === null) return false
    tips.show(
      anchor,
      {
        title: t('why.title', { ns: WORDS }),
        text: inWords(t, GAME, reading.refusal(refused), names),
        rule: refused.rule,
        more: null,
      },
      true,
    )
    return true
  }
  const look = (place: string): boolean => {
    const one = standingAt(place)
    if (one === null || one.piece === null) return false
    setLooked({ side: one.side, piece: one.piece })
    return true
  }
  const press = (touched: string): void => {
    const place = aim(touched)
    if (told.length > 0) {
      props.onSkip()
      return
    }
    const live = can.has(place) || picking.others.has(place) || picking.chosen.includes(place)
    if (!busy && mine && live && picking.pick(place)) {
      tips.hide(null)
      return
    }
    if (explain(place)) return
    if (!look(place) && mover !== null) picking.drop()
  }

  useDrag(root, {
    begin: (place) => !busy && mine && picking.begin(place),
    land: (place) => {
      // A card is laid by the drag and sealed by the button.
      if (picking.can.has(aim(place))) void picking.pick(aim(place))
    },
    cancel: () => {
      if (!picking.chosen.some((place) => place.startsWith('h.'))) picking.drop()
    },
  })
  const scene = fightScene(view, told as readonly Event[])
  const ask = question(t, view, near, mine, picking, standing, names)
  useTableKeys(root, {
    onEscape: () => (told.length > 0 ? props.onSkip() : picking.drop()),
    onExplain: (place) => {
      if (place === null || (!look(place) && !explain(place))) onRules(ask.rule)
    },
    onLog: props.onLog,
    onRules: () => onRules(ask.rule),
    onNumber: (line) => {
      const steps = legal[line - 1]
      if (steps !== undefined && !busy && !free) onAct([steps])
    },
  })

  /** Cards of the own pile that Skill may name now. */
  const named = [...can].flatMap((place) => (place.startsWith('p.') ? [place.slice(2)] : []))
  const laid = cards.find((one) => picking.chosen.includes(one.place)) ?? null
  const plate = (side: Side, area: string) => (
    <ArmyPlate
      view={view}
      side={side}
      area={area}
      name={names[side] ?? ''}
      bot={players[side]?.kind === 'bot'}
      absent={players[side]?.present === false}
      turn={!over && view.active === side}
    />
  )
  const asker =
    phase.kind === 'over' ? near : mine ? near : props.asked.includes(far) ? far : (props.asked[0] ?? view.active)
  return (
    <main className="dl" ref={root} data-phase={phase.kind} data-near={near}>
      <div className="dl-map">
        <Field
          near={near}
          flat={flat}
          label={t('field.label', { ns: WORDS })}
          pieces={pieces}
          stateOf={stateOf}
          can={can}
          wayTo={wayTo}
          due={view.due}
          wordsOf={(one) => pieceWords(t, view, one)}
          squareLabel={(square) => squareWords(t, standing, square, view)}
          drags={(place) =>
            mine && !busy && (can.has(place) || picking.others.has(place) || picking.chosen.includes(place))
          }
          onPress={press}
        />
        <div className="dl-tools">
          <Button look="wood" size="sm" icon="three-friends" onPress={() => setPeople(true)}>
            {t('people.open', { ns: WORDS })}
          </Button>
        </div>
      </div>
      {plate(far, 'them')}
      {plate(near, 'mine')}
      <div className="book-area">{props.book}</div>
      <Fight
        options={options}
        scene={scene}
        near={near}
        names={names}
        bots={players.map((player) => player.kind === 'bot')}
        lead={ask.text}
        rule={ask.rule}
        staged={laid?.card ?? null}
        chances={
          named.length > 0 ? (
            <FetchRow side={near} cards={named} onFetch={(card) => void picking.pick(`p.${card}`)} />
          ) : scene !== null && laid !== null && aid === 'full' ? (
            <Chances view={view} scene={scene} near={near} card={laid.card} />
          ) : null
        }
      />
      <MatchPrompt
        board={props}
        seat={asker}
        bot={players[asker]?.kind === 'bot'}
        asked={ask}
        answers={
          settles ? (
            <SetupAnswers
              setup={setup}
              side={near}
              free={free}
              busy={busy}
              rule={ask.rule}
              onFormation={(index) =>
                onAct([`formation ${near === 0 ? 'R' : 'Y'} ${FORMATIONS[near][index]?.id ?? ''}`])
              }
            />
          ) : (
            <Answers
              picking={picking}
              can={can}
              mine={mine}
              busy={busy}
              rule={ask.rule}
              onWalkRound={seat === null ? () => setChair(far) : null}
            />
          )
        }
        telling={t('prompt.telling', { ns: WORDS })}
        skip={t('prompt.skip', { ns: WORDS })}
        outcome={view.outcome === null ? null : inWords(t, GAME, reading.outcome(view.outcome), names)}
      />
      <Hand
        label={t(seat === null ? 'hand.open' : 'hand.label', { ns: WORDS, count: hand.length })}
        count={hand.length}
      >
        {cards.map((one, index) => (
          <HandPlace key={one.place} index={index} count={cards.length}>
            <Flyer id={`dl-${near}-${one.place}`} from="below">
              <Card
                look={cardLook(t, near, one.card)}
                place={one.place}
                state={stateOf(one.place)}
                draggable={mine && !busy && can.has(one.place)}
                onPress={() => press(one.place)}
              />
            </Flyer>
          </HandPlace>
        ))}
      </Hand>
      <PeopleSheet
        view={view}
        near={near}
        aid={aid}
        open={people}
        onClose={() => setPeople(false)}
        onLook={(side, piece) => setLooked({ side, piece })}
      />
      <LookSheet view={view} looked={looked} onClose={() => setLooked(null)} />
    </main>
  )
}

import { boardBox, hasUse } from '@menagerie/games/monstructor'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../later.ts'
import { Button } from '../../pieces/button.tsx'
import { rulingsOf } from '../../pieces/rulings.tsx'
import { BoardPrompt } from '../board-prompt.tsx'
import type { BoardProps } from '../board.ts'
import { RulingsSheet } from '../rulings-sheet.tsx'
import { Answers } from './answers.tsx'
import { Bench } from './bench.tsx'
import './board.css'
import './cards.css'
import { places } from './choices.ts'
import { Corner } from './corner.tsx'
import { Middle } from './middle.tsx'
import { OwnHand } from './own-hand.tsx'
import { Plate } from './plates.tsx'
import { Ring } from './ring.tsx'
import { type Play, usePlay } from './use-play.tsx'
import { sayer } from './words.ts'

/* No match begins with a fight: it is fetched once there may be one. */
const fetchFight = () => import('./fight.tsx')
const FightTold = later(() => fetchFight().then((module) => module.FightTold))

/** Fetches it as soon as somebody plays. */
const useFightSoon = (): void => {
  useEffect(() => {
    const gone = new AbortController()
    // Without a network the fight itself asks again.
    const soon = (): void => void fetchFight().catch(() => undefined)
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, soon, { once: true, signal: gone.signal })
    return () => gone.abort()
  }, [])
}

/** Whose decision it is. */
const askerOf = ({ table }: Play): number => ('seat' in table.view.phase ? table.view.phase.seat : table.near)

/** Everybody at the table, and the ring of the Arena. */
const Plates = ({ play }: { readonly play: Play }) => {
  const { table, board } = play
  const { view, near, given } = table
  const { names, players, outcome } = given
  const { targets } = board.handling
  const arena = view.options.mode === 'arena'
  const order = view.players.map((_, at) => (near + at) % view.players.length)
  const crowd = order.length + (arena ? 1 : 0)
  const wide = crowd > 4 ? 'many' : view.options.mode === 'dominoes' ? '' : 'few'
  return (
    <div className={`ms-plates ${wide}`}>
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
          asked={outcome === null && askerOf(play) === at}
          onPress={() => board.press(places.seat(at))}
        />
      ))}
      {arena && (
        <Ring
          view={view}
          names={names}
          can={targets.has(places.ring)}
          fightable={view.arena !== null && hasUse(view, near)}
          onPress={() => board.press(places.ring)}
        />
      )}
    </div>
  )
}

/** One's own bench, or the one a monster is chosen from. */
const OwnBench = ({ play, rulings, onRulings }: { play: Play; rulings: number; onRulings: () => void }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { table, board, bench, wanted, want } = play
  const { view, near, given } = table
  const { owner, things, stand, choosing, live, complete } = bench
  const able = view.players[near]?.able === true || choosing
  const offers = live && !choosing && !complete && view.players[owner]?.able === true
  return (
    <Bench
      options={view.options}
      things={things}
      stand={stand}
      name={say(owner === given.seat ? 'bench.yours' : 'bench.of', { name: given.names[owner] ?? '' })}
      stateOf={play.partState}
      dragged={play.dragged}
      wanted={wanted}
      live={live}
      onPress={(thing) => board.press(places.part(thing.handle))}
      onJoint={(width) => want(wanted === width ? null : width)}
      empty={say(!live ? 'visit.nothing' : able ? 'bench.emptyAble' : 'bench.empty')}
      corner={
        <Corner view={view} rulings={rulings} onRulings={onRulings}>
          {offers && (
            <Button look="wood" size="sm" onPress={stand.complete}>
              {say('button.completeOne')}
            </Button>
          )}
        </Corner>
      }
    />
  )
}

/** The fight as a stage, where there is one or something is told. */
const Stage = ({ play }: { readonly play: Play }) => {
  const { table, board } = play
  const { view, told, telling, given } = table
  const { phase } = view
  if (view.fight === null && !telling) return null
  return (
    <Suspense>
      <FightTold
        view={view}
        told={told}
        seat={given.seat}
        names={given.names}
        bots={given.players.map(({ kind }) => kind === 'bot')}
        priority={telling || phase.kind !== 'reinforce' ? null : phase.seat}
        can={board.handling.targets}
        chosen={board.handling.holding}
        onPress={board.press}
        footer={null}
      />
    </Suspense>
  )
}

export const MonstructorBoard = (props: BoardProps) => {
  const [rulings, setRulings] = useState(false)
  const play = usePlay(props)
  const { table, board } = play
  const { view, telling } = table
  const { options, phase } = view
  const { names } = props
  useFightSoon()
  const asker = askerOf(play)
  const notes = { rulings: rulingsOf(boardBox.options, props.choices).length, onRulings: () => setRulings(true) }
  return (
    <main
      className="ms"
      {...board.ground}
      data-phase={phase.kind}
      data-mode={options.mode}
      data-seats={view.players.length}
    >
      <Plates play={play} />
      <Middle
        view={view}
        names={names}
        asker={asker}
        telling={telling}
        can={board.handling.targets}
        onPress={board.press}
        corner={<Corner view={view} {...notes} />}
      >
        <OwnBench play={play} {...notes} />
      </Middle>
      <div className="book-area">{props.book}</div>
      <Stage play={play} />
      <BoardPrompt className="ms-prompt" answersClassName="ms-answers" table={table} board={board} asker={asker}>
        <Answers play={play} />
      </BoardPrompt>
      <OwnHand play={play} />
      <RulingsSheet table={table} rows={boardBox.options} open={rulings} onClose={() => setRulings(false)} />
    </main>
  )
}

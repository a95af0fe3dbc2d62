import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { iconPicture } from './icon-marks.tsx'
import { places } from './choices.ts'
import { passKey } from './prompt.ts'
import type { Play } from './use-play.tsx'
import { GAME, sayer } from './words.ts'

/** Those that end a choice or a turn stand last and strong. */
const STRONG: ReadonlySet<string> = new Set([
  'draw',
  'pass',
  'playLaid',
  'present',
  'constructFor',
  'keep',
  'proceed',
  'letGo',
])
const ORDER = ['refuse', 'keep', 'endTurn', 'letGo', 'pass', 'draw', 'playLaid', 'present', 'constructFor', 'proceed']

/** The challenge in words: nobody misses it. */
const Calls = ({ play, commits }: { readonly play: Play; readonly commits: readonly string[] }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { names, busy, onAct } = play.table.given
  const { stand } = play.bench
  return commits.map((notation) => {
    const seat = /^challenge P(\d)$/.exec(notation)
    const name = names[Number(seat?.[1]) - 1] ?? ''
    const words = seat === null ? say(`button.${notation}`) : say('button.challengeHim', { name })
    return (
      <Button
        key={notation}
        look={commits.length === 1 ? 'go' : 'paper'}
        size={commits.length === 1 ? 'lg' : 'sm'}
        icon="crossed-swords"
        className={commits.length === 1 ? 'ms-call-out' : 'ms-several'}
        disabled={busy}
        label={words}
        onPress={() => onAct(stand.stepsTo(notation))}
      >
        {seat !== null && commits.length > 1 ? name : words}
      </Button>
    )
  })
}

/** The icons a spell may go on. */
const Icons = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation(GAME)
  const { table, board } = play
  const icons = [0, 1, 2, 3, 4].filter((icon) => board.handling.targets.has(places.icon(icon)))
  if (!board.handling.holding) return null
  return icons.map((icon) => (
    <Button
      key={icon}
      look="paper"
      icon={iconPicture(icon)}
      disabled={table.given.busy}
      className="ms-jinx is-can"
      onPress={() => board.press(places.icon(icon))}
    >
      {t(`icons.${['spear', 'bow', 'sword', 'mace', 'axe'][icon]}`)}
    </Button>
  ))
}

/** Round the table for who watches; back for who has picked up a card or laid parts. */
const Ways = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { table, board, bench, laying } = play
  const { holding } = board.handling
  const laid = (bench.choosing && bench.stand.things.length > 0) || laying.draft.length > 0
  const back = (): void => {
    if (holding) board.picking.drop()
    else if (laying.draft.length > 0) laying.clear()
    else bench.stand.clear()
  }
  return (
    <>
      {table.walkRound !== null && (
        <Button look="paper" onPress={table.walkRound}>
          {say('button.walkRound')}
        </Button>
      )}
      {table.mine && (holding || laid) && (
        <Button look="paper" disabled={table.given.busy} onPress={back}>
          {say('button.back')}
        </Button>
      )}
    </>
  )
}

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { table, board, bench } = play
  const { busy } = table.given
  const { stand, choosing, complete } = bench
  const completable = choosing && !complete
  const fighting = stand.commits.filter((one) => /^(challenge|enter|fight)/.test(one))
  const { targets } = board.handling
  const simple = [...targets]
    .filter((place) => place.startsWith('b.'))
    .map((place) => place.slice(2))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  const pass = passKey(table.view, table.near)
  // To lose is nothing to lead anybody to, unless it is all one can do.
  const mayPass = pass === 'pass' || targets.size === 1
  return (
    <>
      <Ways play={play} />
      <Icons play={play} />
      {simple.map((id) => (
        <Button
          key={id}
          look={STRONG.has(id) && !completable && (id !== 'pass' || mayPass) ? 'go' : 'paper'}
          disabled={busy}
          onPress={() => board.press(places.button(id))}
        >
          {say(`button.${id === 'pass' ? pass : id}`, { count: play.laying.draft.length })}
        </Button>
      ))}
      {completable && (
        <Button look="go" disabled={busy} onPress={stand.complete}>
          {say('button.complete')}
        </Button>
      )}
      {fighting.length > 0 && <Calls play={play} commits={fighting} />}
    </>
  )
}

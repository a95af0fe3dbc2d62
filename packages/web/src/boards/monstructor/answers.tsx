import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { iconPicture } from './icon-marks.tsx'
import { places } from './choices.ts'
import { GAME, sayer } from './words.ts'

/** Those that end a choice or a turn stand last and strong. */
const STRONG: ReadonlySet<string> = new Set(['draw', 'pass', 'present', 'constructFor', 'keep', 'proceed', 'letGo'])
const ORDER = ['refuse', 'keep', 'endTurn', 'letGo', 'pass', 'draw', 'present', 'constructFor', 'proceed']

export interface AnswersProps {
  readonly names: readonly string[]
  readonly can: ReadonlySet<string>
  readonly mine: boolean
  readonly busy: boolean
  /** A monster can be completed from what lies there. */
  readonly completable: boolean
  /** What ends the choice of a monster as it stands. */
  readonly commits: readonly string[]
  /** A card is picked up. */
  readonly holding: boolean
  /** Something stands on the stand that can be taken back. */
  readonly laid: boolean
  readonly onComplete: () => void
  readonly onClear: () => void
  readonly onDrop: () => void
  /** Touches a place, as the board does. */
  readonly onPlace: (place: string) => void
  readonly onCommit: (notation: string) => void
  readonly onWalkRound: (() => void) | null
}

/** The challenge in words: nobody misses it. */
const Calls = ({ names, commits, busy, onCommit }: AnswersProps) => {
  const { t } = useTranslation()
  const say = sayer(t)
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
        onPress={() => onCommit(notation)}
      >
        {seat !== null && commits.length > 1 ? name : words}
      </Button>
    )
  })
}

/** The buttons at the right of the prompt while something is asked. */
export const Answers = (props: AnswersProps) => {
  const { can, mine, busy, completable, commits, holding, laid, onPlace } = props
  const { t } = useTranslation()
  const say = sayer(t)
  const fighting = commits.filter((one) => /^(challenge|enter|fight)/.test(one))
  const simple = [...can]
    .filter((place) => place.startsWith('b.'))
    .map((place) => place.slice(2))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  const icons = [0, 1, 2, 3, 4].filter((icon) => can.has(places.icon(icon)))
  return (
    <>
      {props.onWalkRound !== null && (
        <Button look="paper" onPress={props.onWalkRound}>
          {say('button.walkRound')}
        </Button>
      )}
      {mine && (holding || laid) && (
        <Button look="paper" disabled={busy} onPress={holding ? props.onDrop : props.onClear}>
          {say('button.back')}
        </Button>
      )}
      {icons.length > 0 &&
        holding &&
        icons.map((icon) => (
          <Button
            key={icon}
            look="paper"
            icon={iconPicture(icon)}
            disabled={busy}
            className="ms-jinx is-can"
            onPress={() => onPlace(places.icon(icon))}
          >
            {t(`icons.${['spear', 'bow', 'sword', 'mace', 'axe'][icon]}`, { ns: GAME })}
          </Button>
        ))}
      {simple.map((id) => (
        <Button
          key={id}
          look={STRONG.has(id) && !completable ? 'go' : 'paper'}
          disabled={busy}
          onPress={() => onPlace(places.button(id))}
        >
          {say(`button.${id}`)}
        </Button>
      ))}
      {completable && (
        <Button look="go" disabled={busy} onPress={props.onComplete}>
          {say('button.complete')}
        </Button>
      )}
      {fighting.length > 0 && <Calls {...props} commits={fighting} />}
    </>
  )
}

import type { Choices } from '@menagerie/engine'
import { type Options, boardBox } from '@menagerie/games/dragon-treasure'
import { useTranslation } from 'react-i18next'
import { artUrl } from '../../pieces/art.ts'
import { heardAs } from '../../pieces/designed.ts'
import { Icon } from '../../pieces/icon.tsx'
import type { ClaimRoom, WholeClaimProps } from '../board.ts'
import './claims.css'
import { useLand } from './country.tsx'
import { SHEET_SIZE, pointOf } from './ways.ts'
import { isSupplied, sayer, titleOf } from './words.ts'

/** Seals as yellow as the fourth castle: theirs is the fifth colour. */
const SEALS = [0, 1, 2, 4]

const castlePicture = (castle: number): string => `dragon-treasure/castle-${castle - 1}`

/** Options under which castles stand in the order of the map; null while the choices are faulty. */
const unclaimed = (choices: Choices): Options | null => {
  const completed = boardBox.complete({ ...choices, castles: [] }, null)
  return completed.ok ? completed.value : null
}

const Land = ({ options, names }: { readonly options: Options; readonly names: WholeClaimProps['names'] }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const land = useLand(options)
  return (
    <div
      className="dt-claims"
      role="img"
      aria-label={heardAs(t, say('map.claims', { count: options.map.castles.length }), isSupplied(options))}
    >
      {land !== null && <img className="land" src={land} alt="" draggable={false} />}
      {isSupplied(options) && <Icon name="quill-ink" className="origin" />}
      {options.map.castles.map((space, at) => {
        const [x, y] = pointOf(options.map, space)
        const name = names[at] ?? null
        return (
          <span
            key={space}
            className={`castle ${name === null ? '' : 'claimed'}`}
            style={{ left: `${(x / SHEET_SIZE.width) * 100}%`, top: `${(y / SHEET_SIZE.height) * 100}%` }}
          >
            <img src={artUrl(castlePicture(at + 1))} alt="" draggable={false} />
            <b>{name ?? titleOf(say, options, space)}</b>
          </span>
        )
      })}
    </div>
  )
}

/** The country with its castles, and who has claimed which. */
const Whole = ({ choices, names }: WholeClaimProps) => {
  const options = unclaimed(choices)
  return options === null ? null : <Land options={options} names={names} />
}

export const claims: ClaimRoom = {
  count: (choices) => unclaimed(choices)?.map.castles.length ?? 0,
  picture: castlePicture,
  seal: (castle) => SEALS[castle - 1] ?? 0,
  Whole,
}

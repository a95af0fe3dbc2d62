import { type CardIndex, HEAD, type Options } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { artUrl } from '../../../pieces/art.ts'
import { CardGround } from '../../../pieces/card.tsx'
import { Icon } from '../../../pieces/icon.tsx'
import { lettersOf } from '../../../pieces/text-width.ts'
import { IconMarks } from '../icon-marks.tsx'
import { cardLook } from '../looks.ts'
import { iconWords } from '../words.ts'

/** The point side of a part, for its owner until it fights: points, name, icons; a red skull marks a head. */
export const PointSide = ({
  options,
  card,
  t,
}: {
  readonly options: Options
  readonly card: CardIndex
  readonly t: TFunction
}) => {
  const { set } = options
  const look = cardLook(t, options, card)
  const icons = set.icons[card] ?? 0
  const longest = Math.max(...look.name.split(' ').map((word) => lettersOf(word, 1.5)))
  return (
    <CardGround look={look} length={longest > 12 ? 'xlong' : longest > 9 ? 'long' : ''} className="ms-points">
      <img className="ms-points-part" src={artUrl(`${look.picture}#plain`)} alt="" />
      <b className="ms-points-number">{look.number}</b>
      {set.kind[card] === HEAD && <Icon name="skull-crossed-bones" className="ms-points-skull" />}
      {card >= set.deck && <Icon name="dragon-head" className="ms-points-skull ms-points-dragon" />}
      <span className="ms-points-icons">
        <IconMarks icons={icons} />
        <small>{iconWords(t, icons).join(' · ')}</small>
      </span>
    </CardGround>
  )
}

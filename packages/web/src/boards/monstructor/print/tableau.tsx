import type { Options } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { partFile } from '@menagerie/art/monstructor'
import { creature } from '@menagerie/art/monstructor'
import { assemble } from '@menagerie/art/monstructor'
import { artPart } from '@menagerie/art/monstructor'
import { artUrl } from '../../../pieces/art.ts'
import type { PrintMat } from '../../print-room.ts'
import { cardName, factionName } from '../words.ts'
import { PRINT_WORDS } from './words.ts'

/** Three cards in a row with a little room, two rows, and a line of words: one sheet of either paper. */
const WIDTH = 206
const HEIGHT = 192

/** The five places of one dragon, and the dragon it will be. */
const Tableau = ({
  options,
  faction,
  t,
}: {
  readonly options: Options
  readonly faction: number
  readonly t: TFunction
}) => {
  const { set } = options
  const cards = set.dragons[faction] ?? []
  const { parts, joints } = assemble(cards.map((card) => artPart(set, set.pic[card] ?? 0, set.ids[card] ?? '')))
  const { svg, box: whole } = creature(parts, joints, artUrl)
  const name = factionName(t, options, faction)
  return (
    <div className="ms-tableau">
      <figure>
        <svg
          viewBox={`${whole.x0} ${whole.y0} ${whole.x1 - whole.x0} ${whole.y1 - whole.y0}`}
          aria-hidden="true"
          // Our own drawing; nothing in it comes from people.
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        <figcaption>
          <b>{name}</b>
          <span>{t('tableau.goal', { ns: PRINT_WORDS, count: options.dragonGoal })}</span>
        </figcaption>
      </figure>
      {cards.map((card) => (
        <div key={card} className="ms-tableau-slot">
          <img src={artUrl(`${partFile(artPart(set, set.pic[card] ?? 0, ''))}#plain`)} alt="" />
          <span>{cardName(t, options, card)}</span>
        </div>
      ))}
    </div>
  )
}

/** One mat a dragon: where the cards won are laid. */
export const tableaus = (options: Options, t: TFunction): readonly PrintMat[] =>
  options.set.dragons.flatMap((cards, faction) =>
    cards === undefined || cards.length === 0
      ? []
      : [
          {
            id: `tableau-${options.set.factions[faction] ?? faction}`,
            name: t('tableau.of', { ns: PRINT_WORDS, faction: factionName(t, options, faction) }),
            width: WIDTH,
            height: HEIGHT,
            content: <Tableau options={options} faction={faction} t={t} />,
            // Its pictures are those of the cards.
            designed: options.set.supplied,
          },
        ],
  )

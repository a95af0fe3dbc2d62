import { type Options, markOfValue } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import { CardBack, CardFace } from '../../../pieces/card.tsx'
import { type Ink, type Mm, type PrintPiece, lookFor, pictureFor } from '../../print-room.ts'
import { backPicture, characterLook, everybody, sideName } from '../looks.ts'
import { PRINT_WORDS } from './words.ts'

/** Half a card: the face, its back behind it, and a foot on either side. */
const WIDTH: Mm = 31.5
const PANEL: Mm = 44
const FOOT: Mm = 9

/**
 * Twenty strips that stand when they are folded: the back upside down over the face, the two glued together, the feet bent
 * apart. All that the other player can see is the same for a whole army.
 */
export const standees = (t: TFunction, options: Options, ink: Ink): readonly PrintPiece[] =>
  everybody.map(({ side, piece }) => {
    const look = characterLook(t, options, side, piece)
    return {
      id: look.picture,
      name: look.name,
      width: WIDTH,
      height: 2 * PANEL + 2 * FOOT,
      shape: 'square',
      copies: 1,
      back: null,
      designed: markOfValue(options, side, piece) === 'D',
      folds: [
        { at: FOOT, way: 'valley' },
        { at: FOOT + PANEL, way: 'ridge' },
        { at: FOOT + 2 * PANEL, way: 'valley' },
      ],
      front: (
        <div className="dl-standee" data-side={sideName(side)}>
          <i className="foot-flap" />
          <div className="behind">
            <CardBack
              picture={pictureFor(backPicture(side), ink)}
              label={t(`hands.back.${side}`, { ns: PRINT_WORDS })}
            />
          </div>
          <CardFace look={lookFor(look, ink)} />
          <i className="foot-flap" />
        </div>
      ),
    }
  })

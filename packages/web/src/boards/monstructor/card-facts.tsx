import type { Options } from '@menagerie/games/monstructor'
import type { CardLook } from '../../pieces/card.tsx'
import { DesignedMark } from '../../pieces/designed-mark.tsx'

/** What a card in close-up is and does, and that its numbers are not from the rulebook. */
export const CardFacts = ({ options, look }: { readonly options: Options; readonly look: CardLook }) => (
  <>
    <p>
      <b>{look.band}</b>
    </p>
    <p>{look.note}</p>
    {options.set.supplied && <DesignedMark />}
  </>
)

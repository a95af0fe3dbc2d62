import { useTranslation } from 'react-i18next'
import { type Drawing, assemble, creature, dragon, partPicture, partsOfMonster } from '@menagerie/art/monstructor'
import { PIECE_WORDS } from '../../pieces/words.ts'
import { artUrl } from '../../pieces/art.ts'

const Drawn = ({ drawing: { svg, box }, label }: { readonly drawing: Drawing; readonly label: string }) => (
  <svg
    role="img"
    aria-label={label}
    height="240"
    viewBox={[box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0].map((side) => side.toFixed(1)).join(' ')}
    // Our own drawing; nothing in it comes from people.
    dangerouslySetInnerHTML={{ __html: svg }}
  />
)

/** Three heads, and a head where legs would be: a body of one monster, heads of others. */
const mixed = (): Drawing => {
  const named = (pic: string) => partsOfMonster(pic.slice(0, 2)).filter((part) => part.pic === pic)
  const { parts, joints } = assemble(['C3B', 'C3Ha', 'I1H', 'E3H', 'U1H'].flatMap(named))
  return creature(parts, joints, artUrl)
}

/** A monster without one of its arms: the socket stays open. */
const unfinished = (): { readonly drawing: Drawing; readonly x: number; readonly y: number } => {
  const { parts, joints } = assemble(partsOfMonster('M1').slice(0, -1))
  const drawing = creature(parts, joints, artUrl)
  const [open] = drawing.layout.open
  return { drawing, x: open?.x ?? 0, y: open?.y ?? 0 }
}

/** Parts that join to creatures: a plug, a body with its sockets, whole creatures, and an open socket. */
export const PartExamples = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const [body, head] = partsOfMonster('I3')
  const { drawing, x, y } = unfinished()
  const ring = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="24" fill="none" stroke="#ffcf5a" stroke-width="5" stroke-dasharray="9 7"/>`
  return (
    <>
      <h2 className="shelf-label">{t('show.parts')}</h2>
      <div className="row-p">
        {head !== undefined && (
          <figure>
            <Drawn drawing={partPicture(head, artUrl)} label={t('show.partPlug')} />
            <figcaption>{t('show.partPlug')}</figcaption>
          </figure>
        )}
        {body !== undefined && (
          <figure>
            <Drawn drawing={partPicture(body, artUrl)} label={t('show.partSockets')} />
            <figcaption>{t('show.partSockets')}</figcaption>
          </figure>
        )}
        <figure>
          <Drawn drawing={dragon('I', artUrl)} label={t('show.partDragon')} />
          <figcaption>{t('show.partDragon')}</figcaption>
        </figure>
        <figure>
          <Drawn drawing={mixed()} label={t('show.partMixed')} />
          <figcaption>{t('show.partMixed')}</figcaption>
        </figure>
        <figure>
          <Drawn drawing={{ svg: drawing.svg + ring, box: drawing.box }} label={t('show.partOpen')} />
          <figcaption>{t('show.partOpen')}</figcaption>
        </figure>
      </div>
    </>
  )
}

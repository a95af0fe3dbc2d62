import { ICONS } from '@menagerie/games/monstructor'
import type { IconName } from '../../pieces/icon-names.ts'
import { Icon } from '../../pieces/icon.tsx'
import './figure.css'

const PICTURES: Readonly<Record<(typeof ICONS)[number], IconName>> = {
  spear: 'barbed-spear',
  bow: 'high-shot',
  sword: 'broadsword',
  mace: 'flanged-mace',
  axe: 'battle-axe',
}

export const iconPicture = (icon: number): IconName => PICTURES[ICONS[icon] ?? 'spear']

/** The Power icons whose bits are set, as pictures; their names stand in the words around them. */
export const IconMarks = ({ icons }: { readonly icons: number }) => (
  <span className="ms-icons" aria-hidden="true">
    {ICONS.map((icon, at) =>
      ((icons >> at) & 1) === 1 ? (
        <span key={icon} data-look={`icon.${at}`}>
          <Icon name={PICTURES[icon]} />
        </span>
      ) : null,
    )}
  </span>
)

import type { SeatHolder } from '@menagerie/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import type { IconName } from '../../pieces/icon-names.ts'
import { Sheet } from '../../pieces/sheet.tsx'
import { Wax } from '../../pieces/wax.tsx'
import type { SeatNames } from '../../say.tsx'
import type { Eyes } from './address.ts'

interface Choice {
  readonly eyes: Eyes
  readonly seal: { readonly seat: number; readonly bot: boolean } | null
  readonly icon: IconName
  /** Whole, and short for the button. */
  readonly label: string
  readonly name: string
}

const useChoices = (seats: readonly Pick<SeatHolder, 'kind'>[], names: SeatNames): readonly Choice[] => {
  const { t } = useTranslation('replay')
  return [
    ...seats.map(({ kind }, seat): Choice => {
      const name = names[seat] ?? ''
      const seal = { seat, bot: kind === 'bot' }
      return { eyes: seat, seal, icon: 'meeple', label: t('eyes.seat', { name }), name }
    }),
    {
      eyes: 'spectator',
      seal: null,
      icon: 'all-seeing-eye',
      label: t('eyes.spectator'),
      name: t('eyes.spectatorShort'),
    },
    { eyes: 'all', seal: null, icon: 'poker-hand', label: t('eyes.all'), name: t('eyes.allShort') },
  ]
}

const Face = ({ choice }: { readonly choice: Choice }) =>
  choice.seal === null ? (
    <span className="eyes-sign">
      <Icon name={choice.icon} />
    </span>
  ) : (
    <Wax seat={choice.seal.seat} bot={choice.seal.bot} />
  )

/** Whose eyes one looks through: seals in a row; on a phone one seal that opens the list. */
export const EyesPicker = ({
  seats,
  names,
  eyes,
  onChoose,
}: {
  readonly seats: readonly Pick<SeatHolder, 'kind'>[]
  readonly names: SeatNames
  readonly eyes: Eyes
  readonly onChoose: (eyes: Eyes) => void
}) => {
  const { t } = useTranslation('replay')
  const [open, setOpen] = useState(false)
  const choices = useChoices(seats, names)
  const now = choices.find((choice) => choice.eyes === eyes)
  return (
    <>
      <div className="eyes" role="group" aria-label={t('eyes.label')}>
        {choices.map((choice) => (
          <button
            key={choice.eyes}
            type="button"
            className="eyes-one"
            aria-pressed={choice.eyes === eyes}
            aria-label={choice.label}
            title={choice.label}
            onClick={() => onChoose(choice.eyes)}
          >
            <Face choice={choice} />
            <span>{choice.name}</span>
          </button>
        ))}
      </div>
      {now !== undefined && (
        <button
          type="button"
          className="eyes-now"
          aria-label={t('eyes.change', { now: now.label })}
          onClick={() => setOpen(true)}
        >
          <Face choice={now} />
        </button>
      )}
      <Sheet title={t('eyes.label')} open={open} onClose={() => setOpen(false)}>
        <div className="menu-list">
          {choices.map((choice) => (
            <button
              key={choice.eyes}
              type="button"
              aria-pressed={choice.eyes === eyes}
              onClick={() => {
                setOpen(false)
                onChoose(choice.eyes)
              }}
            >
              <Face choice={choice} />
              {choice.label}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  )
}

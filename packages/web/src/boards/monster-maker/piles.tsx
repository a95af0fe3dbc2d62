import type { Options, View } from '@menagerie/games/monster-maker'
import { useTranslation } from 'react-i18next'
import { CardHistory } from '../../pieces/card-history.tsx'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { DesignedMark } from '../../pieces/designed-mark.tsx'
import { Pile } from '../../pieces/pile.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { places } from './choices.ts'
import { BACKS, WORDS, kindLook, prizeLook, treasureLook, treasureSentences } from './looks.ts'

interface PilesProps {
  readonly view: View
  readonly options: Options
  readonly canDiscard: boolean
  readonly onDiscard: () => void
  readonly onOpen: () => void
  /** How many options differ from the rules as they come. */
  readonly rulings: number
  readonly onRulings: () => void
  /** The last dungeon that is over; null in the first. */
  readonly dungeon: number | null
  readonly onDungeon: () => void
}

const Draw = ({ view, options }: PilesProps) => {
  const { t } = useTranslation(WORDS)
  const title = view.frozen ? 'piles.drawFrozen' : view.trapNext ? 'piles.drawTrap' : 'piles.drawTitle'
  return (
    <Pile
      className="mm-pile"
      label={t('piles.draw')}
      count={view.pileCount}
      title={t(title, { count: view.pileCount })}
      top={
        // MM-TR4: a trap on top lies face up.
        view.trapNext ? (
          <CardFace look={kindLook(t, options, options.deck.trap)} />
        ) : (
          <CardBack picture={BACKS.draw} label="" />
        )
      }
    />
  )
}

/** It takes a card while it glows, and opens otherwise. */
const Discard = ({ view, options, canDiscard, onDiscard, onOpen }: PilesProps) => {
  const { t } = useTranslation(WORDS)
  const top = view.discard.at(-1)
  return (
    <span
      className={`mm-discard ${canDiscard ? 'can' : ''}`}
      data-place={places.discard}
      data-can={canDiscard || undefined}
    >
      <Pile
        className="mm-pile"
        label={t('piles.discard')}
        count={view.discardCount}
        title={t('piles.discardTitle', { count: view.discardCount })}
        top={top === undefined ? <span className="mm-none" /> : <CardFace look={kindLook(t, options, top)} />}
        onPress={canDiscard ? undefined : onOpen}
      />
      {canDiscard && (
        <button type="button" className="mm-put is-can" data-place={places.discard} data-can onClick={onDiscard}>
          <span>{t('piles.discardHere')}</span>
        </button>
      )}
    </span>
  )
}

/** What belongs to the table as a whole: options that differ, and the end of the last dungeon. */
const Notices = ({ rulings, onRulings, dungeon, onDungeon }: PilesProps) => {
  const { t } = useTranslation(WORDS)
  const differ = t('piles.rulingsTitle', { count: rulings })
  const ended = t('roundUp.showTitle', { dungeon })
  return (
    <>
      {rulings > 0 && (
        <button type="button" className="mm-rulings" title={differ} aria-label={differ} onClick={onRulings}>
          <Icon name="cog" />
          {t('piles.rulings', { count: rulings })}
        </button>
      )}
      {dungeon !== null && (
        <button type="button" className="mm-rulings" title={ended} aria-label={ended} onClick={onDungeon}>
          <Icon name="castle" />
          {t('roundUp.show', { dungeon })}
        </button>
      )}
    </>
  )
}

/** The four piles of the table. */
export const Piles = (props: PilesProps) => {
  const { t } = useTranslation(WORDS)
  const { view } = props
  return (
    <aside className="mm-piles" aria-label={t('piles.label')}>
      <Draw {...props} />
      <Discard {...props} />
      <Pile
        className="mm-pile"
        label={t('piles.treasure')}
        count={view.treasureCount}
        title={t('piles.treasureTitle', { count: view.treasureCount })}
        top={<CardBack picture={BACKS.treasure} label="" />}
      />
      <Pile
        className="mm-pile"
        label={t('piles.prize')}
        count={view.prizeCount}
        title={t('piles.prizeTitle', { count: view.prizeCount })}
        top={<CardBack picture={BACKS.prize} label="" />}
      />
      <Notices {...props} />
    </aside>
  )
}

/** The discard pile laid out, the last card first. */
export const DiscardSheet = ({
  view,
  options,
  open,
  onClose,
}: {
  readonly view: View
  readonly options: Options
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <Sheet title={t('piles.discardTitle', { count: view.discardCount })} open={open} onClose={onClose} wide>
      <div className="mm-spread">
        {[...view.discard].reverse().map((card, at) => (
          <CardFace key={at} look={kindLook(t, options, card)} />
        ))}
      </div>
    </Sheet>
  )
}

/** A card lifted off the table. */
export const LookSheet = ({
  options,
  looked,
  onClose,
}: {
  readonly options: Options
  readonly looked: { readonly sort: 'kind' | 'treasure' | 'prize'; readonly index: number } | null
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(WORDS)
  if (looked === null) return null
  const { deck } = options
  const look =
    looked.sort === 'kind'
      ? kindLook(t, options, looked.index)
      : looked.sort === 'treasure'
        ? treasureLook(t, options, looked.index)
        : prizeLook(t, options, looked.index)
  const treasure = looked.sort === 'treasure' ? deck.treasures[looked.index] : undefined
  const id = looked.sort === 'kind' ? deck.kinds[looked.index]?.id : treasure?.id
  return (
    <Sheet title={look.name} open onClose={onClose}>
      <div className="closeup">
        <CardFace look={look} />
        <div>
          <p>
            <b>{look.band}</b>
          </p>
          {look.designed === true && <DesignedMark />}
          {treasure === undefined ? (
            <p>{look.note}</p>
          ) : (
            treasureSentences(t, options, treasure).map((words) => <p key={words}>{words}</p>)
          )}
          {id !== undefined && (
            <a className="tag" href={`/cards/monster-maker/${id}`} target="_blank" rel="noreferrer">
              {t('look.page')}
            </a>
          )}
          <CardHistory name={look.name} onGo={onClose} />
        </div>
      </div>
    </Sheet>
  )
}

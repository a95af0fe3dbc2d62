import type { Options, View } from '@menagerie/games/monster-maker'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { Pile } from '../../pieces/pile.tsx'
import { places } from './choices.ts'
import { BACKS, WORDS, kindLook } from './looks.ts'

interface PilesProps {
  readonly view: View
  readonly options: Options
  readonly canDiscard: boolean
  readonly onDiscard: () => void
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
      thing="pile.draw"
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
const Discard = ({ view, options, canDiscard, onDiscard }: PilesProps) => {
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
        thing="pile.discard"
        opens={!canDiscard}
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
        thing="pile.treasure"
        label={t('piles.treasure')}
        count={view.treasureCount}
        title={t('piles.treasureTitle', { count: view.treasureCount })}
        top={<CardBack picture={BACKS.treasure} label="" />}
      />
      <Pile
        className="mm-pile"
        thing="pile.prize"
        label={t('piles.prize')}
        count={view.prizeCount}
        title={t('piles.prizeTitle', { count: view.prizeCount })}
        top={<CardBack picture={BACKS.prize} label="" />}
      />
      <Notices {...props} />
    </aside>
  )
}

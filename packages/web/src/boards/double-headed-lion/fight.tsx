import {
  type Card,
  type Options,
  SKILL,
  addedBy,
  cardText,
  isNumber,
  valuesOf,
} from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBack, CardFace } from '../../pieces/card.tsx'
import { CloseUp, type CloseUpSide, type CloseUpStep } from '../../pieces/close-up.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { nameTo } from '../../pieces/named.tsx'
import './fight.css'
import { type Side, WORDS, backPicture, cardLook, cardName, characterLook, className, pieceName } from './looks.ts'
import { type FightScene, type Laid, combatOf, totalSoFar } from './scene.ts'
import { signed } from './words.ts'

/** The card laid in the middle: open, face down, staged by the viewer, or its empty place. */
const LaidCard = ({
  options,
  side,
  card,
  staged,
}: {
  readonly options: Options
  readonly side: Side
  readonly card: Laid
  readonly staged: boolean
}) => {
  const { t } = useTranslation(WORDS)
  if (card === 'none')
    return (
      <span className="dl-gap" data-look="card.none" aria-label={t('fight.noCard')} role="img">
        <span>{t('fight.noCard')}</span>
      </span>
    )
  if (card === 'down') return <CardBack picture={backPicture(side)} label={t('fight.down')} thing={`cards.${side}`} />
  return (
    <CardFace
      look={cardLook(t, options, side, card)}
      thing={`card.${cardText(card)}`}
      className={staged ? 'staged' : ''}
    />
  )
}

/** A card and a character by name, as ways to them. */
const called = (t: TFunction, card: Card): string => nameTo(`card.${cardText(card)}`, cardName(t, card))
const fighter = (t: TFunction, side: Side, piece: number): string =>
  nameTo(`piece.${side}.${piece}`, pieceName(t, side, piece))

const stepsOf = (t: TFunction, options: Options, scene: FightScene, side: Side): readonly CloseUpStep[] => {
  const combat = combatOf(options, scene)
  const { value, support } = valuesOf(combat, side)
  const plus = (one: number): string => (isNumber(one) ? signed(addedBy(combat, side, one)) : '')
  const steps: CloseUpStep[] = [{ id: 'value', text: t('fight.value', { ns: WORDS }), value: String(value) }]
  const card = scene.cards[side]
  if (card !== 'none' && card !== 'down') {
    const text = isNumber(card) ? t('fight.card', { ns: WORDS }) : called(t, card)
    steps.push({ id: 'card', text, value: plus(card) })
  }
  const named = scene.fetched[side]
  if (named !== 'none' && named !== 'down')
    steps.push({
      id: 'named',
      text: t('fight.fetched', { ns: WORDS, skill: called(t, SKILL), card: called(t, named) }),
      value: plus(named),
    })
  if (side === 1 && scene.support !== null)
    steps.push({
      id: 'support',
      text: t('fight.support', { ns: WORDS, name: fighter(t, 1, scene.support) }),
      value: signed(support),
    })
  return steps
}

const fateOf = (t: TFunction, scene: FightScene, side: Side): CloseUpSide['fate'] => {
  const other = (1 - side) as Side
  if (scene.fell[side]) return { won: false, words: t('fight.fell', { ns: WORDS }) }
  if (scene.retreated[side]) return { won: false, words: t('fight.retreated', { ns: WORDS }) }
  return scene.fell[other] ? { won: true, words: t('fight.stays', { ns: WORDS }) } : null
}

/** The close-up of a fight: both characters, both cards, what each adds up to and how it ended. */
export const Fight = ({
  options,
  scene,
  near,
  names,
  bots,
  lead,
  rule,
  staged,
  chances,
}: {
  readonly options: Options
  readonly scene: FightScene | null
  readonly near: Side
  /** By side. */
  readonly names: readonly string[]
  readonly bots: readonly boolean[]
  readonly lead: ReactNode
  readonly rule: string | null
  /** Card the viewer has laid down but not sealed; null when none. */
  readonly staged: number | null
  /** What the viewer's card would do against each of theirs (option `aid`); null when it is not shown. */
  readonly chances: ReactNode
}) => {
  const { t } = useTranslation()
  if (scene === null) return null
  const far = (1 - near) as Side
  const sideOf = (side: Side): CloseUpSide => {
    const piece = scene.pieces[side]
    return {
      id: String(side),
      name: `${fighter(t, side, piece)} · ${names[side] ?? ''}`,
      seat: side,
      bot: bots[side] === true,
      art: (
        <div className="dl-hero">
          <CardFace look={characterLook(t, options, side, piece)} thing={`piece.${side}.${piece}`} />
          <p>{className(t, side, piece)}</p>
        </div>
      ),
      steps: stepsOf(t, options, scene, side),
      total: scene.totals === null ? totalSoFar(options, scene, side) : scene.totals[side],
      fate: fateOf(t, scene, side),
    }
  }
  const mine: Laid = staged !== null && scene.cards[near] === 'none' ? staged : scene.cards[near]
  return (
    <CloseUp
      title={t('fight.title', {
        ns: WORDS,
        attacker: fighter(t, scene.attacker, scene.pieces[scene.attacker]),
        defender: fighter(t, (1 - scene.attacker) as Side, scene.pieces[(1 - scene.attacker) as Side]),
      })}
      lead={lead}
      rule={rule}
      open
      onClose={null}
      sides={[sideOf(near), sideOf(far)]}
      told={Infinity}
      middle={
        <div className="dl-duel">
          <div className="dl-laid">
            <LaidCard options={options} side={near} card={mine} staged={mine !== scene.cards[near]} />
            <Icon name="crossed-swords" />
            <LaidCard options={options} side={far} card={scene.cards[far]} staged={false} />
          </div>
          {chances}
        </div>
      }
    />
  )
}

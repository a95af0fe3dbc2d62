import type { LanePreview } from '@menagerie/games/monster-pack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../pieces/icon-names.ts'
import { Icon } from '../../pieces/icon.tsx'
import { withNamed } from '../../pieces/named.tsx'
import { Sign } from '../../pieces/sign.tsx'
import { WORDS } from './looks.ts'

export interface ClashProps {
  readonly lane: number
  readonly preview: LanePreview
  /** Holds only if the monster that is to enter enters here. */
  readonly conditional: boolean
  /** Being told now. */
  readonly now: boolean
  /** Name of the own and of the other monster, where there are any, as ways to them. */
  readonly mine: string | null
  readonly theirs: string | null
  /** The player hit, and their points before and after all hits of the duel. */
  readonly hit: { readonly player: string; readonly from: number; readonly to: number } | null
}

const Power = ({
  power,
  bonus,
  white,
  className,
}: {
  readonly power: number
  readonly bonus: number
  readonly white: boolean
  readonly className: string
}) => {
  const { t } = useTranslation()
  return (
    <b className={className}>
      {white ? (
        <>
          <Sign name="star" />
          <span className="sr">{t('duel.wild', { ns: WORDS })}</span>
        </>
      ) : (
        power
      )}
      {bonus > 0 && !white && <em>+{bonus}</em>}
    </b>
  )
}

type Of<K extends LanePreview['kind']> = Extract<LanePreview, { readonly kind: K }>

/** Sign and tone of a lane, what stands at both sides of the sign, and what comes of it. */
const Frame = ({
  clash,
  tone,
  icon = 'crossed-swords',
  left = <b className="their" />,
  right = <b className="mine" />,
  children = null,
}: {
  readonly clash: ClashProps
  readonly tone: string
  readonly icon?: IconName
  readonly left?: ReactNode
  readonly right?: ReactNode
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <div
      className={`clash ${tone} ${clash.conditional ? 'if' : ''} ${clash.now ? 'now' : ''}`}
      role="group"
      data-look={`lane.${clash.lane}`}
      aria-label={t('mat.lane', { lane: clash.lane + 1 })}
    >
      <div className="sc">
        {left}
        <i className="disc">
          <Icon name={icon} />
        </i>
        {right}
      </div>
      {children !== null && <span className="out">{children}</span>}
    </div>
  )
}

const Hit = ({ clash, preview }: { readonly clash: ClashProps; readonly preview: Of<'hit'> }) => {
  const { t } = useTranslation(WORDS)
  const { hit, conditional } = clash
  const number = (
    <b className={`dmg ${preview.mine ? 'mine' : 'their'}`}>
      {preview.damage}
      <small>{t('duel.damage')}</small>
    </b>
  )
  const dash = <b className={preview.mine ? 'their none' : 'mine none'}>–</b>
  return (
    <Frame
      clash={clash}
      tone={preview.mine ? 'hit' : 'hit bad'}
      icon="arrow-dunk"
      left={preview.mine ? dash : number}
      right={preview.mine ? number : dash}
    >
      {hit === null ? null : (
        <>
          <span className="who">{t(conditional ? 'duel.ifHit' : 'duel.hit', { player: hit.player })} </span>
          {hit.from} → {hit.to}
        </>
      )}
    </Frame>
  )
}

const ENDS = {
  both: { tone: 'draw', word: 'duel.both', ifWord: 'duel.ifBoth' },
  falls: { tone: 'lose', word: 'duel.stays', ifWord: 'duel.ifFalls' },
  stays: { tone: 'win', word: 'duel.stays', ifWord: 'duel.ifStays' },
} as const

const Duel = ({ clash, preview }: { readonly clash: ClashProps; readonly preview: Of<'duel'> }) => {
  const { t } = useTranslation(WORDS)
  const { falls, fallsAgainst } = preview
  const end = ENDS[falls && fallsAgainst ? 'both' : falls ? 'falls' : 'stays']
  return (
    <Frame
      clash={clash}
      tone={end.tone}
      left={
        <Power
          className="their"
          power={preview.powerAgainst}
          bonus={preview.bonusAgainst}
          white={preview.whiteAgainst}
        />
      }
      right={<Power className="mine" power={preview.power} bonus={preview.bonus} white={preview.white} />}
    >
      {withNamed(t(clash.conditional ? end.ifWord : end.word, { card: falls ? clash.theirs : clash.mine }))}
    </Frame>
  )
}

/** The middle of a lane: both powers, who would fall, or the damage. */
export const Clash = (clash: ClashProps) => {
  const { t } = useTranslation(WORDS)
  const { preview } = clash
  switch (preview.kind) {
    case 'nobody':
      return <Frame clash={clash} tone="empty" />
    case 'holds':
      return (
        <Frame clash={clash} tone="quiet">
          {t('duel.quiet')}
        </Frame>
      )
    case 'hit':
      return <Hit clash={clash} preview={preview} />
    case 'duel':
      return <Duel clash={clash} preview={preview} />
  }
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../pieces/icon-names.ts'
import { Icon } from '../../pieces/icon.tsx'
import { Sign } from '../../pieces/sign.tsx'
import { WORDS } from './looks.ts'
import type { LanePreview } from './preview.ts'

export interface ClashProps {
  readonly lane: number
  readonly preview: LanePreview
  /** Holds only if the monster that is to enter enters here. */
  readonly conditional: boolean
  /** Being told now. */
  readonly now: boolean
  /** Name of the own and of the other monster, where there are any. */
  readonly mine: string | null
  readonly theirs: string | null
  /** The player hit, and his points before and after all hits of the duel. */
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

/** The middle of a lane: both powers, who would fall, or the damage. */
export const Clash = ({ lane, preview, conditional, now, mine, theirs, hit }: ClashProps) => {
  const { t: translate } = useTranslation()
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(key, { ns: WORDS, ...values })
  const frame = (tone: string, icon: IconName, left: ReactNode, right: ReactNode, out: ReactNode) => (
    <div
      className={`clash ${tone} ${conditional ? 'if' : ''} ${now ? 'now' : ''}`}
      role="group"
      aria-label={t('mat.lane', { lane: lane + 1 })}
    >
      <div className="sc">
        {left}
        <i className="disc">
          <Icon name={icon} />
        </i>
        {right}
      </div>
      {out !== null && <span className="out">{out}</span>}
    </div>
  )
  switch (preview.kind) {
    case 'nobody':
      return frame('empty', 'crossed-swords', <b className="their" />, <b className="mine" />, null)
    case 'holds':
      return frame('quiet', 'crossed-swords', <b className="their" />, <b className="mine" />, t('duel.quiet'))
    case 'hit': {
      const number = (
        <b className={`dmg ${preview.mine ? 'mine' : 'their'}`}>
          {preview.damage}
          <small>{t('duel.damage')}</small>
        </b>
      )
      const dash = <b className={preview.mine ? 'their none' : 'mine none'}>–</b>
      const out =
        hit === null ? null : (
          <>
            <span className="who">{t(conditional ? 'duel.ifHit' : 'duel.hit', { player: hit.player })} </span>
            {hit.from} → {hit.to}
          </>
        )
      return preview.mine
        ? frame('hit', 'arrow-dunk', dash, number, out)
        : frame('hit bad', 'arrow-dunk', number, dash, out)
    }
    case 'duel': {
      const { falls, fallsAgainst } = preview
      const tone = falls && fallsAgainst ? 'draw' : falls ? 'lose' : 'win'
      const stays = falls ? theirs : mine
      const out = conditional
        ? t(falls && fallsAgainst ? 'duel.ifBoth' : falls ? 'duel.ifFalls' : 'duel.ifStays')
        : falls && fallsAgainst
          ? t('duel.both')
          : t('duel.stays', { card: stays })
      return frame(
        tone,
        'crossed-swords',
        <Power
          className="their"
          power={preview.powerAgainst}
          bonus={preview.bonusAgainst}
          white={preview.whiteAgainst}
        />,
        <Power className="mine" power={preview.power} bonus={preview.bonus} white={preview.white} />,
        out,
      )
    }
  }
}

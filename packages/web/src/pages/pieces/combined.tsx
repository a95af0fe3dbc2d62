import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { CloseUp, type CloseUpSide } from '../../pieces/close-up.tsx'
import { StagingBar } from '../../pieces/staging-bar.tsx'
import { TokenFace } from '../../pieces/token.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'

const MEMBERS = ['fighter', 'elf', 'thief'] as const
const STEPS = ['base', 'die', 'bonus'] as const
const VALUES = { fox: [4, 5, 2], wolf: [6, 3, 0] } as const

/** A combined choice laid out and taken back. */
const StagingExample = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const [laid, setLaid] = useState<readonly (typeof MEMBERS)[number][]>(['fighter', 'elf'])
  return (
    <>
      <h2 className="shelf-label">{t('show.staging')}</h2>
      <div className="row-p">
        {MEMBERS.map((member) => (
          <Button key={member} look="wood" disabled={laid.length > 4} onPress={() => setLaid([...laid, member])}>
            {t(`show.member.${member}`)}
          </Button>
        ))}
      </div>
      <StagingBar
        title={t('show.stagingTitle')}
        empty={t('show.stagingEmpty')}
        steps={laid.map((member) => ({
          id: member,
          label: t(`show.member.${member}`),
          words: t(`show.member.${member}`),
        }))}
        commit={laid.length > 0 ? { label: t('show.stagingCommit'), onPress: () => setLaid([]) } : null}
        onTakeBack={() => setLaid(laid.slice(0, -1))}
        onTakeOut={(index) => setLaid(laid.filter((_, at) => at !== index))}
        onClear={() => setLaid([])}
      >
        {t('show.stagingTotal')} <b>{laid.length * 3}</b>
      </StagingBar>
    </>
  )
}

/** A fight told step by step. */
const FightExample = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const [told, setTold] = useState<number | null>(null)
  const over = told !== null && told >= STEPS.length
  const open = told !== null
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) ground.current?.scrollIntoView({ block: 'center' })
  }, [open])
  const side = (id: 'fox' | 'wolf', seat: number): CloseUpSide => {
    const total = VALUES[id].slice(0, told ?? 0).reduce<number>((sum, value) => sum + value, 0)
    return {
      id,
      name: t(`show.sides.${id}`),
      seat,
      bot: seat === 1,
      art: (
        <TokenFace
          className="big-p"
          look={{
            seat,
            face: t(`show.sides.${id}`).slice(0, 1),
            standing: true,
            small: '',
            label: t(`show.sides.${id}`),
          }}
        />
      ),
      steps: STEPS.map((step, at) => ({ id: step, text: t(`show.steps.${step}`), value: `+${VALUES[id][at]}` })),
      total,
      fate: over ? { won: id === 'fox', words: t(id === 'fox' ? 'show.stays' : 'show.falls') } : null,
    }
  }
  return (
    <>
      <h2 className="shelf-label">{t('show.fight')}</h2>
      <div className="row-p">
        <Button look="go" icon="crossed-swords" onPress={() => setTold(1)}>
          {t('show.fightOpen')}
        </Button>
      </div>
      <div className="stage-p" ref={ground}>
        <CloseUp
          title={t('show.fightTitle')}
          lead={t('show.fightLead')}
          rule={null}
          open={open}
          onClose={() => setTold(null)}
          sides={[side('fox', 0), side('wolf', 1)]}
          told={told ?? 0}
          actions={
            over ? null : (
              <Button look="go" onPress={() => setTold((told ?? 0) + 1)}>
                {t('show.fightNext')}
              </Button>
            )
          }
        />
      </div>
    </>
  )
}

export const CombinedExamples = () => (
  <>
    <StagingExample />
    <FightExample />
  </>
)

import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { Pick, Toggle } from './fields.tsx'
import { PAPERS, type PaperId, bleedFits } from './layout.ts'
import type { PrintSettings } from './plan.ts'

/** Regions that write on Letter; everybody else writes on A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'PR', 'VE'])

const paperHere = (): PaperId => {
  try {
    return LETTER.has(new Intl.Locale(navigator.language).maximize().region ?? '') ? 'letter' : 'a4'
  } catch {
    return 'a4'
  }
}

export const startSettings = (): PrintSettings => ({
  paper: paperHere(),
  sides: 'both',
  flip: 'long',
  bleed: 0,
  ink: 'full',
})

export interface Codes {
  readonly on: boolean
  readonly base: string
}

/** Longer ones make codes too large for a card. */
const MOST = 80

/** The address before `/cards/`; null when no codes are printed. */
export const baseOf = ({ on, base }: Codes): string | null => {
  const text = base.trim().replace(/\/+$/, '')
  if (!on || text.length > MOST || !/^https?:\/\/[^\s/?#]+/.test(text) || !URL.canParse(text)) return null
  return text
}

const isLonely = (base: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(base)

const BLEEDS = ['0', '1', '1.5'] as const

interface CodeFieldsProps {
  readonly codes: Codes
  readonly onCodes: (codes: Codes) => void
}

/** Codes on cards, and where they lead. */
const CodeFields = ({ codes, onCodes }: CodeFieldsProps) => {
  const { t } = useTranslation('print')
  const wrong = codes.on && baseOf(codes) === null
  return (
    <>
      <Toggle
        label={t('codes.label')}
        help={t('codes.help')}
        on={codes.on}
        onTurn={(on) => onCodes({ ...codes, on })}
      />
      {codes.on && (
        <TextField
          className="field"
          type="url"
          value={codes.base}
          onChange={(base) => onCodes({ ...codes, base })}
          isInvalid={wrong}
        >
          <Label>{t('codes.base')}</Label>
          <Input spellCheck="false" />
          <Text slot="description" className={wrong ? 'help bad' : 'help'}>
            {wrong
              ? t('codes.baseWrong', { most: MOST })
              : isLonely(codes.base)
                ? t('codes.lonely')
                : t('codes.baseHelp')}
          </Text>
        </TextField>
      )}
    </>
  )
}

export const SettingFields = ({
  settings,
  onSet,
  codes,
  onCodes,
}: CodeFieldsProps & {
  readonly settings: PrintSettings
  readonly onSet: (settings: PrintSettings) => void
}) => {
  const { t } = useTranslation('print')
  const bleeds = BLEEDS.filter((bleed) => bleedFits(PAPERS[settings.paper], Number(bleed)))
  return (
    <section className="panel sheet-paper">
      <h2>{t('paper')}</h2>
      <Pick
        title={t('size')}
        ids={['a4', 'letter']}
        words={(id) => t(`papers.${id}`)}
        value={settings.paper}
        onPick={(paper) =>
          onSet({ ...settings, paper, bleed: bleedFits(PAPERS[paper], settings.bleed) ? settings.bleed : 0 })
        }
      />
      <Pick
        title={t('sides.title')}
        ids={['both', 'faces', 'backs']}
        words={(id) => t(`sides.${id}`)}
        help={t(`sidesHelp.${settings.sides}`)}
        value={settings.sides}
        onPick={(sides) => onSet({ ...settings, sides })}
      />
      {settings.sides !== 'faces' && (
        <Pick
          title={t('flip.title')}
          ids={['long', 'short']}
          words={(id) => t(`flip.${id}`)}
          value={settings.flip}
          onPick={(flip) => onSet({ ...settings, flip })}
        />
      )}
      <Pick
        title={t('bleed.title')}
        ids={bleeds}
        words={(id) => (id === '0' ? t('bleed.none') : t('bleed.some', { bleed: id }))}
        help={t('bleed.help')}
        value={String(settings.bleed) as (typeof BLEEDS)[number]}
        onPick={(bleed) => onSet({ ...settings, bleed: Number(bleed) })}
      />
      <Toggle
        label={t('ink.label')}
        help={t('ink.help')}
        on={settings.ink === 'save'}
        onTurn={(on) => onSet({ ...settings, ink: on ? 'save' : 'full' })}
      />
      <CodeFields codes={codes} onCodes={onCodes} />
    </section>
  )
}

/** What to say to the browser's own print window. */
export const Advice = ({ settings }: { readonly settings: PrintSettings }) => {
  const { t } = useTranslation('print')
  return (
    <section className="panel sheet-paper print-advice">
      <h2>{t('advice.title')}</h2>
      <ul>
        <li>{t('advice.scale')}</li>
        <li>{t('advice.margins')}</li>
        {settings.sides === 'both' && <li>{t('advice.sides', { edge: t(`flip.${settings.flip}`) })}</li>}
        <li>{t('advice.paper')}</li>
      </ul>
    </section>
  )
}

import { MAIL_LANGUAGES, type NoticeWishes, type PushState } from '@menagerie/protocol'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../choice-chips.tsx'
import { PushSwitch } from './push-switch.tsx'
import { usePush, useWish, useWishes } from './requests.ts'
import { Told } from './trouble.tsx'
import { type Doing, useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** Quiet times one chooses from, as hours of the day: from and until. */
const QUIET = ['none', '22-7', '23-9', '18-8'] as const
type Quiet = (typeof QUIET)[number]

const hoursOf = (quiet: Quiet): Pick<NoticeWishes, 'quietFrom' | 'quietUntil'> => {
  const [quietFrom = 0, quietUntil = 0] = quiet === 'none' ? [] : quiet.split('-').map(Number)
  return { quietFrom, quietUntil }
}
const quietOf = ({ quietFrom, quietUntil }: NoticeWishes): Quiet =>
  QUIET.find((one) => one === `${quietFrom}-${quietUntil}`) ?? 'none'

/** Of this browser, by its name. */
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** How one is told that one is asked while one is not at the table; a guest has no address for mails. */
export const Notices = ({ guest }: { readonly guest: boolean }) => {
  const [wishes, push] = [useWishes().data, usePush().data]
  const doing = useDoing()
  return wishes === undefined || push === undefined ? null : <Wishes {...{ guest, wishes, push, doing }} />
}

interface WishesProps {
  readonly guest: boolean
  readonly wishes: NoticeWishes
  readonly push: PushState
  readonly doing: Doing
}

const Wishes = ({ guest, wishes, push, doing }: WishesProps) => {
  const { t, i18n } = useTranslation(ACCOUNT_WORDS)
  const wish = useWish()
  const [mail, quiet] = [wishes.mail, quietOf(wishes)]
  const language = MAIL_LANGUAGES.find((one) => one === i18n.language) ?? 'en'
  const keep = (next: { readonly mail: boolean; readonly quiet: Quiet }): void => {
    doing.go(() => wish.mutateAsync({ mail: next.mail, ...hoursOf(next.quiet), zone: zoneHere(), language }))
  }
  const isTold = (wishes.byMail === 'yes' && mail) || push.here || push.others > 0
  return (
    <section className="panel sheet-paper" data-part="notices">
      <h2>{t('notices.title')}</h2>
      <p>{t('notices.lead')}</p>
      <Told doing={doing} />
      {!guest && wishes.byMail !== 'yes' && <p className="lesser">{t(`notices.${wishes.byMail}`)}</p>}
      {wishes.byMail === 'yes' && (
        <Switch className="switch" isSelected={mail} onChange={(on) => keep({ mail: on, quiet })}>
          <span className="groove-s" />
          {t('notices.mail')}
        </Switch>
      )}
      <PushSwitch push={push} doing={doing} />
      {isTold && (
        <>
          <h3>{t('notices.quiet')}</h3>
          <ChoiceChips
            label={t('notices.quiet')}
            ids={QUIET}
            words={(one) => (one === 'none' ? t('notices.never') : t('notices.hours', hoursOf(one)))}
            value={quiet}
            onChange={(one) => keep({ mail, quiet: one })}
          />
        </>
      )}
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { useWire } from '../../wire/hooks.ts'
import { AskFirst, useAskFirst } from '../ask-first.tsx'
import { ownData } from './requests.ts'
import { Told } from './trouble.tsx'
import { type Doing, startAnew } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

const FILE = 'menagerie-own-data.json'

const save = (data: object): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE
  link.click()
  URL.revokeObjectURL(address)
}

/** All that the house keeps of one: to take along, and to be rid of. */
export const OwnData = ({ doing }: { readonly doing: Doing }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const { transport } = useWire()
  const forget = useAskFirst(
    async () =>
      doing.go(async () => {
        await transport.forget()
        startAnew('/')
      }),
    async () => {},
  )
  return (
    <section className="panel sheet-paper" data-part="data">
      <h2>{t('data.title')}</h2>
      <p>{t('data.lead')}</p>
      <Told doing={doing} />
      {forget.open ? (
        <div className="asked" role="group" aria-label={t('data.forget')}>
          <AskFirst
            asking={forget}
            text={t('data.forgetAsk')}
            stay={t('data.keep')}
            leave={t('data.forget')}
            icon="exit-door"
          />
        </div>
      ) : (
        <div className="row">
          <Button
            look="paper"
            icon="save"
            disabled={doing.busy}
            onPress={() => doing.go(async () => save(await ownData()))}
          >
            {t('data.save')}
          </Button>
          <Button look="paper" icon="cross-mark" onPress={forget.ask}>
            {t('data.forget')}
          </Button>
        </div>
      )}
    </section>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Curtain } from '../../pieces/curtain.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'
import { DEVICE_WORDS } from '../device/words.ts'
import { PIECES_WORDS } from './words.ts'

/** The curtain between two people at one device; its button lifts it again. */
export const CurtainExample = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const { t: ofDevice } = useTranslation(DEVICE_WORDS)
  const [hangs, setHangs] = useState(false)
  const name = t('you', { ns: PIECES_WORDS })
  return (
    <>
      <h2 className="shelf-label">{t('show.curtain')}</h2>
      <div className="row-p">
        <Button look="wood" icon="meeple" onPress={() => setHangs(true)}>
          {t('show.curtainFall')}
        </Button>
      </div>
      {hangs && (
        <Curtain
          seat={0}
          title={ofDevice('turn', { name })}
          asked={t('prompt', { ns: PIECES_WORDS })}
          note={ofDevice('handOver', { name })}
          take={ofDevice('take', { name })}
          busy={false}
          onTake={() => setHangs(false)}
        />
      )}
    </>
  )
}

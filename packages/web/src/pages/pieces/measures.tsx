import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Dice } from '../../pieces/dice.tsx'
import { Track } from '../../pieces/track.tsx'
import { PIECE_WORDS } from '../../pieces/words.ts'

/** Dice that roll when asked, and a way with its marks. */
export const MeasureExamples = () => {
  const { t } = useTranslation(PIECE_WORDS)
  const [roll, setRoll] = useState(0)
  const faces = [1, 3, 5].map((step) => ((roll * step + step) % 6) + 1)
  const sum = faces.reduce((total, face) => total + face, 0)
  return (
    <>
      <h2 className="shelf-label">{t('show.dice')}</h2>
      <div className="row-p">
        <Dice
          dice={faces.map((face, index) => ({ face, material: index === 2 ? 'gold' : 'bone' }))}
          roll={roll}
          fresh={false}
          sum={`= ${sum}`}
          label={t('show.diceLabel', { faces: faces.join(', '), sum })}
        />
        <Button look="go" icon="perspective-dice-six-faces-random" onPress={() => setRoll(roll + 1)}>
          {t('show.roll')}
        </Button>
      </div>
      <h2 className="shelf-label">{t('show.track')}</h2>
      <Track
        value={45}
        whole={100}
        shown="45p"
        label={t('show.trackLabel', { value: 45, whole: 100 })}
        marks={[
          { at: 50, label: '50p', words: t('show.halfway'), goal: false },
          { at: 100, label: '100p', words: t('show.goal'), goal: true },
        ]}
      />
    </>
  )
}

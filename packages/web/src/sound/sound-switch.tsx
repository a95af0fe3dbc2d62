import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { play, setLoudness, useLoudness } from './sound.ts'
import './sound.css'
import { SOUND_WORDS } from './words.ts'

/** Sound on and off, as one button of the rail. */
export const SoundButton = () => {
  const { t } = useTranslation(SOUND_WORDS)
  const { on, volume } = useLoudness()
  return (
    <IconButton
      icon={on ? 'sound-on' : 'sound-off'}
      label={t(on ? 'turnOff' : 'turnOn')}
      onPress={() => {
        setLoudness({ on: !on, volume })
        play('turn')
      }}
    />
  )
}

/** Sound on and off and how loud, as lines of the menu. */
export const SoundSettings = () => {
  const { t } = useTranslation(SOUND_WORDS)
  const { on, volume } = useLoudness()
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-pressed={on}
        onClick={() => {
          setLoudness({ on: !on, volume })
          play('turn')
        }}
      >
        <Icon name={on ? 'sound-on' : 'sound-off'} />
        {t(on ? 'turnOff' : 'turnOn')}
      </button>
      {on && (
        <div className="loudness">
          <label htmlFor={id}>{t('volume')}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            aria-valuetext={t('percent', { value: Math.round(volume * 100) })}
            onChange={(event) => setLoudness({ on, volume: Number(event.currentTarget.value) / 100 })}
            onPointerUp={() => play('turn')}
            onKeyUp={() => play('turn')}
          />
        </div>
      )}
    </>
  )
}

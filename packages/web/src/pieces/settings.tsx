import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Preference, pace, strength, textSize, usePreference } from '../preferences.ts'
import './word-switch.css'

/** A preference as a row of words, the chosen one in brass. `of` names its words in the catalogue of `words`. */
export const Setting = <V extends string>({
  of,
  words = 'client',
  preference,
}: {
  readonly of: string
  readonly words?: string
  readonly preference: Preference<V>
}) => {
  const { t } = useTranslation(words)
  const id = useId()
  const now = usePreference(preference)
  return (
    <div className="setting" role="group" aria-labelledby={id}>
      <span id={id}>{t(`${of}.name`)}</span>
      <div>
        {preference.values.map((value) => (
          <button key={value} type="button" aria-pressed={value === now} onClick={() => preference.set(value)}>
            {t(`${of}.${value}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

export const PaceSetting = () => <Setting of="settings.pace" preference={pace} />
export const StrengthSetting = () => <Setting of="settings.strength" preference={strength} />
export const TextSizeSetting = () => <Setting of="settings.text" preference={textSize} />

import { useTranslation } from 'react-i18next'
import { LANGUAGES, NAME_OF_LANGUAGE, speak } from '../i18n.ts'
import './language-switch.css'

/** The languages by their own names, the spoken one in brass. */
export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation()
  return (
    <div className="languages" role="group" aria-label={t('rail.language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void speak(language)}
        >
          {NAME_OF_LANGUAGE[language]}
        </button>
      ))}
    </div>
  )
}

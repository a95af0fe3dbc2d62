import { useTranslation } from 'react-i18next'
import { LANGUAGES, NAME_OF_LANGUAGE, speak } from '../i18n.ts'
import './word-switch.css'

/** The languages by their own names, the spoken one in brass. `slim`: on a phone only the way to the other language. */
export const LanguageSwitch = ({ slim = false }: { readonly slim?: boolean }) => {
  const { t, i18n } = useTranslation()
  return (
    <div className={`languages ${slim ? 'slim' : ''}`} role="group" aria-label={t('rail.language')}>
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

import { wrongUsage } from './stop.ts'
import { LANGUAGES, type Language, isLanguage, t } from './text.ts'

/** The command line without `--lang`, which may stand anywhere in it, and the language it asks for or the terminal speaks. */
export const takeLanguage = (
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly language: Language; readonly rest: readonly string[] } => {
  const at = line.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) {
    const { LC_ALL, LC_MESSAGES, LANG } = environment
    const wanted = (LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2)
    return { language: isLanguage(wanted) ? wanted : 'en', rest: line }
  }
  const word = line[at] as string
  const isJoined = word.startsWith('--lang=')
  const asked = isJoined ? word.slice('--lang='.length) : (line[at + 1] ?? '')
  if (!isLanguage(asked)) throw wrongUsage(t('error.language', { language: asked, languages: LANGUAGES.join(', ') }))
  return { language: asked, rest: [...line.slice(0, at), ...line.slice(at + (isJoined ? 1 : 2))] }
}

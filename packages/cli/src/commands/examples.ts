import { t } from '../text.ts'

/** The last lines of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  ['', t('examples'), ...lines.map((line) => `  menagerie ${line}`)].join('\n')

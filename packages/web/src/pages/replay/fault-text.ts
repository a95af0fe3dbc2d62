import type { Fault } from '@menagerie/engine'
import type { TFunction } from 'i18next'

/** Codes that have words of their own: `fault.<code>` in this room. */
export const faultText = (t: TFunction, found: Fault): string => {
  const { code, path, rule, values } = found
  // The first hash is of the header and the setup together.
  const said = code === 'hashWrong' && values['seq'] === 0 ? 'startWrong' : code
  const where = path === '' ? t('replay:fault.whole') : path
  return t([`replay:fault.${said}`, 'replay:fault.other'], { ...values, code, path: where, rule: rule ?? '' })
}

/** JSON with sorted keys and no spaces: the same value is the same text on every machine. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const one of value) text += `${text === '' ? '' : ','}${canonicalJson(one)}`
    return `[${text}]`
  }
  const fields = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(fields[key])}`
  }
  return `{${text}}`
}

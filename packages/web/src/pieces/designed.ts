/** What a thing is called to who hears it, and that it does not stand in the rulebook where that is so. */
export const heardAs = (
  t: (key: string, values: { readonly ns: string }) => string,
  label: string,
  designed: boolean,
): string => (designed ? `${label.replace(/[.\u3002]$/, '')}. ${t('rules.notFromRulebook', { ns: 'client' })}` : label)

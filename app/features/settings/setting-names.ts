/** Name of a setting in forms and the audit log: `checkout/withdrawal_days`. */
export const nameOfSetting = ({ group, key }: { group: string; key: string }): string => `${group}/${key}`

/** A stored value as its form shows it: amounts with a comma. */
export const shownSetting = ({ kind }: { kind: string }, value: string): string =>
  kind === 'money' ? value.replace('.', ',') : value

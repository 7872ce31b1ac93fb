import type { SettingField } from './catalogue.server'

/** Name of a setting in forms and the audit log: `checkout/withdrawal_days`. */
export const nameOfSetting = ({ group, key }: Pick<SettingField, 'group' | 'key'>): string =>
  `${group}/${key}`

/** A stored value as its form shows it: amounts with a comma. */
export const shownSetting = ({ kind }: Pick<SettingField, 'kind'>, value: string): string =>
  kind === 'money' ? value.replace('.', ',') : value

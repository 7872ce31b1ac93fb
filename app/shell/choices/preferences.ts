export {
  type CookieChoice,
  cookieChoiceKey,
  type CookieKind,
  cookieKinds,
  noticeVersion,
  noTime,
  readCookieChoice,
  writeCookieChoice,
} from '~/features/consents/cookie-choice'

export const themes = ['auto', 'light', 'dark'] as const
/** auto: the device's setting. */
export type Theme = (typeof themes)[number]

export const densities = ['comfortable', 'compact'] as const
/** Lists as cards, or as a table with a row per variant. */
export type Density = (typeof densities)[number]

export const preferencesPath = '/tercihler'
/** Key of the theme form, which the page watches to change its look at once. */
export const themeForm = 'theme'

/** The chosen theme; `auto` for a missing or unknown value. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'auto'
}

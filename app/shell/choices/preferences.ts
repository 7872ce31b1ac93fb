export const themes = ['auto', 'light', 'dark'] as const
/** auto: as the device says. */
export type Theme = (typeof themes)[number]

export const densities = ['comfortable', 'compact'] as const
/** Lists as cards, or as a table with a row per variant. */
export type Density = (typeof densities)[number]

/** What needs consent; what the shop cannot do without is not a choice. */
export const cookieKinds = ['islevsel', 'analitik', 'pazarlama'] as const
export type CookieKind = (typeof cookieKinds)[number]

/** What the visitor answered to which wording of the notice, and when (docs/product.md §2). */
export type CookieChoice = {
  version: number
  choice: 'accept' | 'reject' | 'custom'
  kinds: CookieKind[]
  time: string
}

/** Raise it when the notice asks for something new: everybody is asked again. */
export const noticeVersion = 1
export const preferencesPath = '/tercihler'
/** Key of the form that the page itself watches, to change its look at once. */
export const themeForm = 'theme'
export const cookieChoiceKey = 'acceptCookieStatus'

/** `1.custom.analitik+islevsel.2026-11-20T10:00:00Z`, as it stands in the cookie. */
export function writeCookieChoice({ version, choice, kinds, time }: CookieChoice): string {
  return [version, choice, kinds.join('+'), time].join('.')
}

/** Null when nothing was answered yet, or only to an older notice. */
export function readCookieChoice(value: string | undefined): CookieChoice | null {
  const [, version, choice, kinds = '', time = ''] =
    /^(\d+)\.(accept|reject|custom)\.([a-z+]*)\.([\dT:.Z-]+)$/.exec(value ?? '') ?? []
  if (!choice || Number(version) !== noticeVersion) return null
  return {
    version: noticeVersion,
    choice: choice as CookieChoice['choice'],
    kinds: cookieKinds.filter((kind) => kinds.split('+').includes(kind)),
    time,
  }
}

export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'auto'
}

/** Kinds of cookies that need consent. Necessary ones need none. */
export const cookieKinds = ['islevsel', 'analitik', 'pazarlama'] as const
export type CookieKind = (typeof cookieKinds)[number]

/** The visitor's answer with the version of the notice and the time (docs/product.md §2). */
export type CookieChoice = {
  version: number
  choice: 'accept' | 'reject' | 'custom'
  kinds: CookieKind[]
  time: string
}

/** Raise it when the notice or the list of cookies changes: everybody is asked again. */
export const noticeVersion = 2
/** The time of an answer on a stored page, which knows the kinds alone. */
export const noTime = '0'
export const cookieChoiceKey = 'acceptCookieStatus'

/** The cookie's value, such as `2.custom.analitik+islevsel.2026-11-20T10:00:00Z`. */
export function writeCookieChoice({ version, choice, kinds, time }: CookieChoice): string {
  return [version, choice, kinds.join('+'), time].join('.')
}

/** The answer in a cookie's value; null when it is missing or for an older notice. */
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

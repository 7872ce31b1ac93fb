/**
 * `inside` for an address within the shop (path, heading, mail, telephone), `outside` for http and https, null for
 * other schemes and for addresses that browsers read in several ways (`//host`, `/\host`, white space, control
 * signs).
 */
export function reachOf(href: string): 'inside' | 'outside' | null {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(href)) return null
  if (/^(\/(?!\/)|#[\w-]+$|(mailto|tel):[^/])/.test(href)) return 'inside'
  return /^https?:\/\/[^/]/.test(href) && URL.canParse(href) ? 'outside' : null
}

/** The value of a placeholder `{{company.phone}}` by its name `company.phone`. */
export type FillIn = (name: string) => string

/** A text with the values of its placeholders. A value is never read again. */
export function fill(text: string, fillIn: FillIn): string {
  return text.replace(/\{\{([\w.]{1,80})\}\}/g, (_, name: string) => fillIn(name))
}

/**
 * True when an address that somebody writes may be stored. A placeholder may stand in it, and the whole address is
 * checked again when it is filled.
 */
export function mayBeWritten(href: string): boolean {
  if (/^\{\{[\w.]{1,80}\}\}$/.test(href)) return true
  return reachOf(fill(href, () => 'x')) !== null
}

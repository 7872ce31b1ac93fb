const year = 365
const secondsOfDay = 24 * 60 * 60

/** Name of the session cookie. Over https it is bound to this host (`__Host-`), which browsers refuse over http. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sessionId' : 'sessionId'
}

/** Name of a signed-in device's cookie; `openDeviceSession` gives its value. */
export function userCookieName(secure: boolean): string {
  return secure ? '__Host-uid' : 'uid'
}

/** Name of the cookie with which programs get their next ID token. */
export function refreshCookieName(secure: boolean): string {
  return secure ? '__Host-refresh' : 'refresh'
}

/** Kept for 365 days with remember-me, else until the browser closes (docs/product.md §2). */
export function userCookie(value: string, remembered: boolean, secure: boolean): string {
  return (remembered ? choiceCookie : passingCookie)(userCookieName(secure), value, secure)
}

/** A cookie until the browser closes. */
export function passingCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; ${attributes(secure)}`
}

/** A rolling lifetime of 365 days, because the specification's fixed date has passed (docs/product.md §2). */
export function sessionCookie(token: string, secure: boolean): string {
  return choiceCookie(sessionCookieName(secure), token, secure)
}

/** First value of a cookie; undefined when absent. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** A cookie with a visitor's choice, kept for a year. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return datedCookie(name, value, { days: year, secure })
}

/** A cookie that the browser keeps for so many days. */
export function datedCookie(
  name: string,
  value: string,
  { days, secure }: { days: number; secure: boolean },
): string {
  return briefCookie(name, value, { seconds: days * secondsOfDay, secure })
}

/** A cookie that the browser keeps for so many seconds. */
export function briefCookie(
  name: string,
  value: string,
  { seconds, secure }: { seconds: number; secure: boolean },
): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; ${attributes(secure)}`
}

/** The `Set-Cookie` value that deletes a cookie. */
export function forgetCookie(name: string, secure: boolean): string {
  return `${name}=; Path=/; Max-Age=0; ${attributes(secure)}`
}

// HttpOnly: scripts never read our cookies (promise B49).
const attributes = (secure: boolean) => `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

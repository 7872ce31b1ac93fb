const year = 365 * 24 * 60 * 60

/** Over https the name is bound to this host (`__Host-`); over plain http browsers would refuse that. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sessionId' : 'sessionId'
}

/** Cookie of a signed-in device; its value comes from `openDeviceSession`. */
export function userCookieName(secure: boolean): string {
  return secure ? '__Host-uid' : 'uid'
}

/** Cookie that programs get their next ID token with. */
export function refreshCookieName(secure: boolean): string {
  return secure ? '__Host-refresh' : 'refresh'
}

/** Kept for 365 days with remember-me, else until the browser closes (docs/product.md §2). */
export function userCookie(value: string, remembered: boolean, secure: boolean): string {
  return (remembered ? choiceCookie : passingCookie)(userCookieName(secure), value, secure)
}

/** Goes when the browser closes. */
export function passingCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; ${attributes(secure)}`
}

/** Rolling lifetime of 365 days: the specification's fixed date has passed (docs/product.md §2). */
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

/** A choice the visitor made, kept for a year; it opens nothing. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${year}; ${attributes(secure)}`
}

export function forgetCookie(name: string, secure: boolean): string {
  return `${name}=; Path=/; Max-Age=0; ${attributes(secure)}`
}

// No script of ours reads a cookie (promise B49).
const attributes = (secure: boolean) => `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

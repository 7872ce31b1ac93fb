// Names of the specification (§5) with the routes of docs/product.md §4 "Also protected".
const protectedPages =
  /^\/(user\/(detail|orders|orders\/detail\/[^/]+|userinfo|coupons|address|notification|help|balance|payment)|balance|profile)$/i
/** Pages for guests: `User-Login` and /user/forgot of the specification, and the pages that follow them. */
const signInPages = /^\/user\/(login|forgot|dogrula|ikinci-adim|iki-adimli-dogrulama|cikis)$/i

/** A page as the guard sees it: its path, and the pattern of its route ("/contents/:link/:id?"). */
export type GuardedPage = { path: string; pattern: string }

/**
 * Whether a guest is led to the sign-in page (specification §5; docs/decisions/route-guard.md). `isLoginRequired`: the
 * setting `site_settings/is_login_required` is the text 'true'.
 */
export function needsSignIn({ path, pattern }: GuardedPage, isLoginRequired: boolean): boolean {
  if (protectedPages.test(path)) return true
  if (!isLoginRequired || !/^\/user\//i.test(path)) return false
  return !signInPages.test(path) && !/:id\b/.test(pattern)
}

/** Whether a visitor may return to this page after signing in. */
export function isTraced(path: string): boolean {
  return (
    !signInPages.test(path) && !/^\/(create|error|dev|kisisel|tercihler)\b|\/(ozet|satirlar)$/i.test(path)
  )
}

/** Path of a page as visitors see it, also for the router's data requests, which add an ending. */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/(\/_root|_\.data|\.data)+$/, '').replace(/\/+$/, '')
  return page === '' ? '/' : page
}

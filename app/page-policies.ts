import type { Policy } from './http/calls/route.server'

/**
 * Who may open a page: as with calls, and `dev` for tools of the demo shop, which no other shop answers. Pages for
 * members lead everybody else to the sign-in page; what a page shows is always limited to what is the visitor's own.
 */
export type PagePolicy = Policy | 'dev'

/** One line for every page of app/routes.ts, by route id; aliases share the line of their page. */
const pagePolicies: Readonly<Record<string, PagePolicy>> = {
  'pages/home': 'anyone',
  'pages/home/guest': 'anyone',
  'pages/category/list': 'anyone',
  'pages/new-arrivals': 'anyone',
  'pages/search': 'anyone',
  'pages/search/shop': 'anyone',
  'pages/search/navigator': 'anyone',
  'pages/basket': 'anyone',
  'pages/basket/mini-cart': 'anyone',
  'pages/quick-order': 'anyone',
  'pages/quick-order/rows': 'anyone',
  'pages/favourites': 'anyone',
  'pages/account/home': 'member',
  'pages/account/orders': 'member',
  'pages/account/orders/order': 'member',
  'pages/account/lists': 'member',
  'pages/account/lists/list': 'member',
  'pages/account/address': 'member',
  'pages/account/coupons': 'member',
  'pages/account/userinfo': 'member',
  'pages/account/userinfo/export': 'member',
  'pages/account/balance': 'member',
  'pages/account/balance/statement-file': 'member',
  'pages/account/payment': 'member',
  'pages/account/payment/receipt': 'member',
  'pages/account/help': 'member',
  'pages/account/help/ticket': 'member',
  'pages/account/soon': 'member',
  'pages/checkout': 'anyone',
  'pages/payment/installments': 'anyone',
  'pages/payment': 'anyone',
  'pages/payment/result': 'anyone',
  'pages/order': 'anyone',
  'pages/order/thank-you': 'anyone',
  'pages/order/paper': 'anyone',
  'pages/order/return': 'anyone',
  'pages/order/payment-notice': 'anyone',
  'pages/account/requests': 'member',
  'pages/account/requests/request': 'member',
  'pages/payment/manual': 'anyone',
  'pages/payment/receipt': 'anyone',
  'pages/contact': 'anyone',
  'pages/content/list': 'anyone',
  'pages/content': 'anyone',
  'pages/content/faq': 'anyone',
  'pages/sign-in': 'anyone',
  'pages/sign-in/forgot': 'anyone',
  'pages/sign-in/verify-email': 'anyone',
  'pages/sign-in/second-step': 'anyone',
  // Staff, and those whose sign-in as such waits for it.
  'pages/sign-in/second-factor': 'anyone',
  'pages/sign-in/log-out': 'anyone',
  'pages/create': 'anyone',
  'pages/unapproved': 'member',
  'pages/document': 'anyone',
  'pages/preferences': 'anyone',
  'pages/error': 'anyone',
  'pages/dev-ui': 'dev',
  'pages/set-page': 'anyone',
}

const pageOf = (routeId: string) => routeId.replace(/\/\d+$/, '')

/** Throws for a route without a policy. */
export function policyOfPage(routeId: string): PagePolicy {
  const page = pageOf(routeId)
  const policy = Object.hasOwn(pagePolicies, page) ? pagePolicies[page] : undefined
  if (!policy)
    throw new Error(`No policy for ${page}: the shop does not start. Add one to app/page-policies.ts`)
  return policy
}

/** Throws at boot when a page has no policy, or a policy no page (promise P03). */
export function requirePagePolicies(routeIds: readonly string[]): void {
  const pages = routeIds.filter((id) => id !== 'root')
  for (const id of pages) policyOfPage(id)
  const known = new Set(pages.map(pageOf))
  const orphan = Object.keys(pagePolicies).find((page) => !known.has(page))
  if (orphan) throw new Error(`The policy of ${orphan} in app/page-policies.ts belongs to no page`)
}

import type { Policy } from './http/calls/route.server'
import { backOfficePages, routeIdOf } from './pages/back-office/pages'

/**
 * The visitors who may open a page: as with calls, and `dev` for tools that only the demo shop has. Others are led to the
 * sign-in page. A page always shows the visitor's own data only.
 */
export type PagePolicy = Policy | 'dev'

/**
 * A page whose forms exceed the usual limits. `uploads`: bodies with files may be large, on all addresses of the page or
 * only on those with these parameters. `fields`: most fields of a form.
 */
type LargePage = {
  policy: PagePolicy
  uploads?: true | Readonly<Record<string, string>>
  fields?: number
  /** All visitors of an audience may get the same answer (app/server/stored/), which may be read from a replica (app/db/replicas/). */
  stored?: true
}

const everybodys = { policy: 'anyone', stored: true } as const

/** One line for every page of app/routes.ts, by route id; aliases share the line of their page. */
const pagePolicies: Readonly<Record<string, PagePolicy | LargePage>> = {
  'pages/home': everybodys,
  'pages/home/guest': everybodys,
  'pages/category/list': everybodys,
  'pages/new-arrivals': everybodys,
  'pages/search': everybodys,
  'pages/search/shop': 'anyone',
  'pages/search/navigator': everybodys,
  'pages/basket': 'anyone',
  'pages/basket/mini-cart': 'anyone',
  // A compact list sends three fields for each variant. A page of 150 products has fewer than 2,300 variants.
  'pages/quick-order': { policy: 'anyone', fields: 7_000 },
  'pages/quick-order/rows': 'anyone',
  'pages/favourites': 'anyone',
  'pages/newsletter': 'anyone',
  'pages/newsletter/confirm': 'anyone',
  'pages/newsletter/unsubscribe': 'anyone',
  'pages/stock-alert': 'anyone',
  'pages/stock-alert/alert': 'anyone',
  'pages/consent': 'anyone',
  'pages/consent/topic': 'anyone',
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
  'pages/account/notification': 'member',
  'pages/account/stock-alerts': 'member',
  'pages/checkout': 'anyone',
  'pages/payment/installments': 'anyone',
  'pages/payment': 'anyone',
  'pages/payment/result': 'anyone',
  'pages/order-tracking': 'anyone',
  'pages/order': 'anyone',
  'pages/order/thank-you': 'anyone',
  'pages/order/paper': 'anyone',
  // One field for each of up to 1,000 lines, and the fields of every form.
  'pages/order/return': { policy: 'anyone', uploads: true, fields: 2_000 },
  'pages/order/payment-notice': { policy: 'anyone', uploads: true },
  'pages/account/requests': 'member',
  'pages/account/requests/request': 'member',
  'pages/payment/manual': 'anyone',
  'pages/payment/receipt': 'anyone',
  'pages/contact': 'anyone',
  'pages/gallery': everybodys,
  'pages/gallery/album': everybodys,
  'pages/content/list': everybodys,
  'pages/content': everybodys,
  'pages/content/brand': everybodys,
  'pages/content/categories': everybodys,
  'pages/content/alphabetical': everybodys,
  'pages/content/category': everybodys,
  // Everybody with a signed link that has not expired.
  'pages/content/preview': 'anyone',
  'pages/content/faq': everybodys,
  'pages/sign-in': 'anyone',
  'pages/sign-in/forgot': 'anyone',
  'pages/sign-in/verify-email': 'anyone',
  'pages/sign-in/second-step': 'anyone',
  // For staff, also during a sign-in that waits for this page.
  'pages/sign-in/second-factor': 'anyone',
  'pages/sign-in/log-out': 'anyone',
  'pages/create': { policy: 'anyone', uploads: { tur: 'toptan', adim: 'belgeler' } },
  'pages/unapproved': { policy: 'member', uploads: true },
  'pages/document': 'anyone',
  'pages/personal': 'anyone',
  // The frame of the pages that follow.
  'pages/back-office': { policy: { staff: 'all' } },
  ...Object.fromEntries(
    backOfficePages.map(({ opens, uploads, fields, ...page }) => [
      routeIdOf(page),
      { policy: { staff: opens }, ...(uploads && { uploads }), ...(fields && { fields }) },
    ]),
  ),
  'pages/preferences': 'anyone',
  'pages/error': 'anyone',
  'pages/dev-ui': 'dev',
  'pages/set-page': everybodys,
}

const pageOf = (routeId: string) => routeId.replace(/\/\d+$/, '')

function declarationOf(routeId: string): PagePolicy | LargePage | undefined {
  const page = pageOf(routeId)
  return Object.hasOwn(pagePolicies, page) ? pagePolicies[page] : undefined
}

/** The policy of a route's page. Throws for a route without one. */
export function policyOfPage(routeId: string): PagePolicy {
  const declared = declarationOf(routeId)
  if (!declared)
    throw new Error(
      `No policy for ${pageOf(routeId)}: the shop does not start. Add one to app/page-policies.ts`,
    )
  return typeof declared === 'object' && 'policy' in declared ? declared.policy : declared
}

/** Whether all visitors of an audience may get the same answer of a route's page. */
export function isStoredPage(routeId: string): boolean {
  const declared = declarationOf(routeId)
  return typeof declared === 'object' && 'stored' in declared && declared.stored === true
}

/** The larger limits of a route's page, or null for a page with the usual ones. */
export function largePage(routeId: string): Pick<LargePage, 'uploads' | 'fields'> | null {
  const declared = declarationOf(routeId)
  return typeof declared === 'object' && 'policy' in declared ? declared : null
}

/** Throws at boot when a page has no policy, or a policy no page (promise P03). */
export function requirePagePolicies(routeIds: readonly string[]): void {
  const pages = routeIds.filter((id) => id !== 'root')
  for (const id of pages) policyOfPage(id)
  const known = new Set(pages.map(pageOf))
  const orphan = Object.keys(pagePolicies).find((page) => !known.has(page))
  if (orphan) throw new Error(`The policy of ${orphan} in app/page-policies.ts belongs to no page`)
}

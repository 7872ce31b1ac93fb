/** Limits in KB for a first visit, brotli as served: the rows of docs/decisions/budgets-by-kind-of-page.md. */
type Row = { javascript: number; html: number; css?: number; pages: readonly string[] }

const rows: Row[] = [
  { javascript: 120, html: 29, pages: ['home', 'home/guest'] },
  {
    // Lists, product, search.
    javascript: 122,
    html: 25,
    pages: ['category/list', 'set-page', 'new-arrivals', 'search', 'search/shop', 'search/navigator'],
  },
  { javascript: 125, html: 20, pages: ['basket', 'basket/mini-cart'] },
  {
    // Checkout and everything that is paid.
    javascript: 140,
    html: 20,
    pages: [
      'checkout',
      'payment/installments',
      'payment',
      'payment/result',
      'order/payment-notice',
      'payment/manual',
      'order/thank-you',
      'order',
      'order/return',
    ],
  },
  {
    // Sign-in and account.
    javascript: 150,
    html: 25,
    css: 19,
    pages: [
      'sign-in',
      'sign-in/log-out',
      'sign-in/forgot',
      'sign-in/verify-email',
      'sign-in/second-step',
      'sign-in/second-factor',
      'create',
      'unapproved',
      'favourites',
      'stock-alert',
      'order-tracking',
      'stock-alert/alert',
      'consent',
      'consent/topic',
      'newsletter',
      'newsletter/confirm',
      'newsletter/unsubscribe',
      'quick-order',
      'dev-ui',
    ],
  },
  {
    // Texts.
    javascript: 120,
    html: 15,
    pages: [
      'contact',
      'gallery',
      'gallery/album',
      'content/list',
      'content',
      'content/brand',
      'content/categories',
      'content/alphabetical',
      'content/category',
      'content/preview',
      'content/faq',
      'preferences',
      'error',
    ],
  },
]
/** Pages for staff, whose frame and styles load nowhere else. */
const backOffice: Row = { javascript: 220, html: 60, css: 30, pages: [] }
const account = rows.find(({ pages }) => pages.includes('sign-in'))!

/** The limits of every page, unless its row allows more styles. */
export const budgets = { css: 18, fonts: 45 }

/** The limits of a route (`pages/basket/1` is an alias of `pages/basket`). Throws for a page without a row. */
export function budgetOf(route: string): Required<Omit<Row, 'pages'>> {
  const page = route.replace(/^pages\//, '').replace(/\/\d+$/, '')
  const row = page.startsWith('account/')
    ? account
    : /^back-office(\/|$)/.test(page)
      ? backOffice
      : rows.find(({ pages }) => pages.includes(page))
  if (!row) throw new Error(`No budget for ${route}: add it to a row of scripts/check/budgets/budgets.ts`)
  return { css: budgets.css, ...row }
}

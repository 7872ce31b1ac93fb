import { findVariant } from '~/features/catalogue/catalogue.server'
import type { StockAlertCalls } from '~/features/lists/lists.server'
import { Problem } from '~/http/answering/problem.server'
import { text as httpText } from '~/http/text'
import { askForAlert, dropAlert, listAlerts } from '../stock-alerts.server'
import { text } from '../text'

/** Stock alerts as type 3 of the calls of `bp-relation-products`: for members with a verified e-mail address. */
export const stockAlertCalls: StockAlertCalls = {
  list: async (db, visitor) =>
    (await listAlerts(db, visitor)).map(({ createdAt, ...alert }) => ({
      ...alert,
      quantity: null,
      keptAt: createdAt,
    })),
  add: async (db, visitor, { productId, variantId, now }) => {
    if (visitor.kind === 'guest') throw new Problem(401, 'sign_in_first', httpText.signInFirst)
    if (!visitor.user.emailVerified) throw new Problem(409, 'email_unverified', text.unverified)
    const isOfProduct = (await findVariant(db, visitor, { productId, variantId })) !== null
    const outcome = isOfProduct
      ? await askForAlert(db, visitor, { variantId, email: visitor.user.email, now })
      : ({ status: 'unknown_variant' } as const)
    switch (outcome.status) {
      case 'open':
        return outcome
      case 'full':
        throw new Problem(409, 'list_full', text.full(outcome.limit))
      case 'in_stock':
        throw new Problem(409, 'in_stock', text.inStock)
      case 'unknown_variant':
        throw new Problem(404, 'product_not_found', text.unknown)
      case 'link_sent':
        throw new Error('A verified address was sent a link')
    }
  },
  drop: dropAlert,
}

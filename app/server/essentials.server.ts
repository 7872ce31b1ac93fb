import type { Db } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { openSearch } from '~/features/catalogue/catalogue.server'
import { openRetailList } from '~/features/customers/customers.server'
import { openPaymentMethods } from '~/features/payments/payments.server'
import { loadPlaces } from '~/features/places/load.server'
import { BadConfig } from './config/bad-config.server'
import { findKnownEmails } from '~/features/identity/identity.server'
import { demoAccounts } from '../../demo/shop/accounts'
import { text } from './server.text'

/**
 * Fills an empty live shop with the data that every page needs: the retail price list, the places of addresses,
 * common synonyms of the search and the payment methods, none of them offered. Existing rows stay as they are. The owner enters goods, carriers, ways to pay and the seller's identity.
 */
export async function loadEssentials(db: Db, tell: (line: string) => void): Promise<void> {
  await transaction(db, async (db) => {
    // Also the wait for another process that fills the shop.
    await allowLongStatements(db)
    if (!(await openRetailList(db))) return
    tell(text.loadingEssentials)
    await loadPlaces(db)
    await openSearch(db)
    await openPaymentMethods(db)
    tell(text.emptyShop)
  })
}

/** Throws BadConfig when a live shop has accounts with the demo's public password (docs/product.md §5). */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const known = await findKnownEmails(
    db,
    demoAccounts.map(({ email }) => email),
  )
  if (known.length > 0) throw new BadConfig(text.demoAccounts(known.join(', ')))
}

import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { openRetailList } from '~/features/customers/customers.server'
import { loadPlaces } from '~/features/places/load.server'
import { BadConfig } from './config/bad-config.server'
import { findKnownEmails } from '~/features/identity/identity.server'
import { demoAccounts } from '../../demo/shop/accounts'
import { text } from './server.text'

/**
 * Gives an empty live shop what no page can do without: the retail price list and the places of addresses. What is there
 * already stays as it is. Goods, carriers, ways to pay and the seller's identity are the owner's to enter.
 */
export async function loadEssentials(db: Db, tell: (line: string) => void): Promise<void> {
  await transaction(db, async (db) => {
    if (!(await openRetailList(db))) return
    tell(text.loadingEssentials)
    await loadPlaces(db)
    tell(text.emptyShop)
  })
}

/** Throws when somebody could sign in to a live shop with the password that everybody knows (docs/product.md §5). */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const known = await findKnownEmails(
    db,
    demoAccounts.map(({ email }) => email),
  )
  if (known.length > 0) throw new BadConfig(text.demoAccounts(known.join(', ')))
}

import type { Transaction } from '~/db/connection.server'
import { priceLists as priceListTable } from '~/features/customers/tables.server'
import { carriers as carrierTable } from '~/features/orders/tables.server'
import {
  bankAccounts as bankAccountTable,
  installmentPlans as installmentPlanTable,
  paymentMethods as paymentMethodTable,
} from '~/features/payments/tables.server'
import { addSynonyms } from '~/features/catalogue/catalogue.server'
import { saveSettings } from '~/features/settings/settings.server'
import { bankAccounts } from '../shop/bank-accounts'
import { carriers } from '../shop/carriers'
import { installmentPlans, paymentMethods } from '../shop/payments'
import { priceLists } from '../shop/price-lists'
import { settings } from '../shop/settings'
import { synonyms } from '../shop/synonyms'

/** Price lists, settings, carriers, ways to pay and synonyms of the search. Returns the price lists' ids by code. */
export async function loadShop(db: Transaction): Promise<Map<string, number>> {
  await saveSettings(db, settings)
  const inOrder = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ ...row, position }))
  await db.insert(carrierTable).values(inOrder(carriers))
  await db.insert(paymentMethodTable).values(inOrder(paymentMethods))
  await db.insert(installmentPlanTable).values(installmentPlans)
  await db.insert(bankAccountTable).values(inOrder(bankAccounts))
  await addSynonyms(db, synonyms)
  return loadPriceLists(db)
}

async function loadPriceLists(db: Transaction): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { parent, ...list } of priceLists) {
    const parentId = parent === null ? null : ids.get(parent)!
    const [row] = await db
      .insert(priceListTable)
      .values({ ...list, parentId, isRetail: parent === null })
      .returning({ id: priceListTable.id })
    ids.set(list.code, row!.id)
  }
  return ids
}

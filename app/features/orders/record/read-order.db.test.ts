import { beforeAll, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { newVisitor, stockShelf } from '~/features/basket/testing/shop'
import { getOrderBySignedLink, getOwnOrder } from './read-order.server'
import { orderLink } from '../own/order-link.server'
import { call, newBuyer, openCheckoutShop, order, placedCode } from '~/features/checkout/testing/checkout'

const database = await openTestDatabase('empty')
beforeAll(() => openCheckoutShop(database.db))
const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)
const secret = 'a secret of at least thirty-two characters'

it(
  'a buyer sees their own order by session; another visitor does not (promise P03)',
  rolledBack(async (db) => {
    const shelf = await stockShelf(db)
    const buyer = await newBuyer(db, [shelf])
    const other = await newBuyer(db, [shelf])
    const code = await placedCode(order(db, buyer))
    expect(await getOwnOrder(db, buyer, code)).toMatchObject({ code, email: 'ayse@alici.example' })
    for (const stranger of [other, await newVisitor(db), { ...buyer, isNew: true }]) {
      expect(await getOwnOrder(db, stranger, code)).toBeNull()
    }
    expect(await getOwnOrder(db, buyer, code.toLowerCase())).toBeNull()
  }),
)

it(
  'the link in the email shows the order; any other link does not',
  rolledBack(async (db) => {
    const shelf = await stockShelf(db)
    const [first, second] = [
      await placedCode(order(db, await newBuyer(db, [shelf]))),
      await placedCode(order(db, await newBuyer(db, [shelf]))),
    ]
    const signatureOf = (code: string) =>
      new URL(orderLink(call.origin, secret, code)).searchParams.get('imza')!
    const read = (code: string, signature: string) => getOrderBySignedLink(db, { code, signature, secret })
    expect(await read(first, signatureOf(first))).toMatchObject({ code: first, lines: [{ quantity: 1 }] })
    expect(await read(second, signatureOf(first))).toBeNull()
    expect(await read(first, '')).toBeNull()
    expect(await read('YOK23456789', signatureOf('YOK23456789'))).toBeNull()
  }),
)

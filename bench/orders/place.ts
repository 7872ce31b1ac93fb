import { sql } from 'drizzle-orm'
import type { Db } from '../../app/db/connection.server'
import { resolveAddress } from '../../app/features/orders/address.server'
import { readActiveCarriers } from '../../app/features/orders/carrier-store.server'
import { distanceSale } from '../../app/features/orders/contracts/distance-sale'
import { preInformation } from '../../app/features/orders/contracts/pre-information'
import type { Visitor } from '../../app/features/identity/identity'
import { type OrderRequest, placeOrderWithin } from '../../app/features/orders/place-order.server'
import { paymentTypes } from '../../app/features/payments/payments'
import { idempotently } from '../../app/http/calls/idempotency.server'
import { origin } from '../shop/open-shop'

/** What a guest orders with by bank transfer, as the API takes it. */
export async function orderRequest(db: Db): Promise<OrderRequest> {
  const { rows } = await db.execute<{ name: string; district: number; city: number }>(sql`
    select n.name, d.id as district, d.city_id as city
    from neighbourhoods n join districts d on d.id = n.district_id order by n.id limit 1`)
  const [place] = rows
  const resolved = await resolveAddress(db, {
    first_name: 'Ayşe',
    last_name: 'Işık',
    email: 'ayse@alici.example',
    phone: '+905321234567',
    city_id: place!.city,
    district_id: place!.district,
    neighbourhood: place!.name,
    postal_code: '',
    street: 'Moda Cad. No: 12 Daire: 3',
    title: '',
  })
  if (resolved.status !== 'resolved') throw new Error('The first place of the demo shop is none')
  const [carrier] = await readActiveCarriers(db)
  return {
    address: resolved.address,
    invoice: { kind: 'bireysel', tckn: null },
    carrierId: carrier!.id,
    paymentType: paymentTypes.transfer,
    note: '',
    contracts: [preInformation, distanceSale].map(({ id, version }) => ({
      id,
      version,
      accepted: true as const,
    })),
  }
}

/** Places an order as the API's call does, under a key of its own and without HTTP. Throws when it is not placed. */
export async function placeOnce(db: Db, buyer: Visitor, request: OrderRequest): Promise<void> {
  const call = { owner: buyer.sessionHash, key: crypto.randomUUID(), request }
  await idempotently(db, call, async (db) => {
    const about = { now: new Date(), ip: '203.0.113.7', origin }
    const outcome = await placeOrderWithin(db, buyer, request, about)
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome).slice(0, 500))
    return { status: 200, answer: outcome.order }
  })
}

import type { Db } from '~/db/connection.server'
import { normalizeEmail } from '~/kernel/turkish'
import { getProductIdsBelow } from '~/features/catalogue/catalogue.server'
import { listAgreed, mayMessage, type Recipient } from '~/features/consents/consents.server'
import { listContacts } from '~/features/customers/customers.server'
import { findBuyers } from '~/features/orders/orders.server'
import type { Segment } from '../newsletters'

const dayMs = 24 * 3_600_000

/**
 * The receivers of a segment, each address once: those who agreed to advertising by email and dealers who did not refuse
 * it (law 6563). The owner of each fact is asked once.
 */
export async function readAudience(db: Db, segment: Segment, now: Date): Promise<Recipient[]> {
  const [agreed, contacts] = [await listAgreed(db, 'email'), await listContacts(db)]
  const dealers = new Map(contacts.filter(({ isDealer }) => isDealer).map((one) => [one.email, one]))
  const everybody = new Map<string, Recipient>()
  for (const recipient of agreed)
    everybody.set(recipient, {
      recipient,
      recipientType: dealers.has(recipient) ? 'TACIR' : 'BIREYSEL',
    })
  for (const recipient of dealers.keys()) everybody.set(recipient, { recipient, recipientType: 'TACIR' })
  const isIn = await membership(db, segment, { dealers, contacts }, now)
  const wanted = [...everybody.values()].filter(({ recipient }) => isIn(recipient))
  return mayMessage(db, {
    channel: 'email',
    recipients: wanted,
    purpose: 'commercial',
  })
}

type Contacts = Awaited<ReturnType<typeof listContacts>>

/** Whether an address belongs to a segment. */
async function membership(
  db: Db,
  segment: Segment,
  { dealers, contacts }: { dealers: ReadonlyMap<string, unknown>; contacts: Contacts },
  now: Date,
): Promise<(email: string) => boolean> {
  const among = (emails: Iterable<string>) => {
    const known = new Set(emails)
    return (email: string) => known.has(email)
  }
  switch (segment.kind) {
    case 'all':
      return () => true
    case 'dealers':
      return (email) => dealers.has(email)
    case 'retail':
      return (email) => !dealers.has(email)
    case 'price_list':
      return among(
        contacts
          .filter(({ priceListId }) => priceListId === segment.priceListId)
          .map(({ email }) => normalizeEmail(email)),
      )
    case 'bought':
      return among(
        await findBuyers(db, {
          since: new Date(now.getTime() - segment.days * dayMs),
        }),
      )
    case 'category':
      return among(
        await findBuyers(db, {
          productIds: await getProductIdsBelow(db, segment.categoryId),
        }),
      )
  }
}

import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { stockState } from '~/features/catalogue/catalogue'
import { findVariant, getOffer } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { openShopper } from '~/features/identity/identity.server'
import './jobs.server'
import { type AskOutcome, maxOpenAlerts } from './stock-alerts'
import * as store from './store.server'
import { alertConsent } from './text'

const dayMs = 24 * 3_600_000

type AlertInput = {
  shopperId: number
  productId: number
  variantId: number
  packageSize: number
  sees: number
  now: Date
}

/**
 * Asks for an email when a sold-out variant can be bought again. A member with a verified address has the alert at once;
 * everybody else gets an email with a link to confirm. `email` is what a guest typed; a signed-in visitor's own address
 * counts whatever was typed.
 */
export function askForAlert(
  db: Db,
  visitor: Visitor,
  { variantId, email: typed, now }: { variantId: number; email: string; now: Date },
): Promise<AskOutcome> {
  return transaction(db, async (db) => {
    const isShown = (await findVariant(db, visitor, { variantId })) !== null
    const offer = isShown ? await getOffer(db, visitor, variantId) : null
    if (!offer?.price) return { status: 'unknown_variant' }
    const { productId, available, price } = offer
    if (stockState(available, price.packageSize) !== 'none') return { status: 'in_stock' }
    const shopperId = await openShopper(db, visitor)
    const input = { shopperId, productId, variantId, packageSize: price.packageSize, sees: visitor.sees, now }
    const email = visitor.kind === 'guest' ? typed : visitor.user.email
    await store.lockAddress(db, email)
    const isProven = visitor.kind !== 'guest' && visitor.user.emailVerified
    return isProven ? openAlert(db, email, input) : sendLink(db, email, input)
  })
}

async function openAlert(db: Transaction, email: string, input: AlertInput): Promise<AskOutcome> {
  const { shopperId, variantId, now } = input
  const found = await store.findUnsent(db, email, variantId)
  if (found?.confirmedAt) {
    await store.updateAlert(db, found.id, { shopperId })
    return { status: 'open', id: found.id, isNew: false }
  }
  // Alerts that strangers asked for under this address, and nobody confirmed, take no place from its owner.
  if ((await store.countAlerts(db, email, { confirmed: true })) >= maxOpenAlerts)
    return { status: 'full', limit: maxOpenAlerts }
  const id = found?.id ?? (await store.insertAlert(db, rowOf(email, input)))
  await store.updateAlert(db, id, { shopperId, confirmedAt: now })
  await lookAtStock(db, variantId)
  return { status: 'open', id, isNew: true }
}

async function sendLink(db: Transaction, email: string, input: AlertInput): Promise<AskOutcome> {
  const { variantId, now } = input
  const found = await store.findUnsent(db, email, variantId)
  const isRecent = found?.linkSentAt && now.getTime() - found.linkSentAt.getTime() < dayMs
  if (found?.confirmedAt || isRecent) return { status: 'link_sent' }
  if (!found && (await store.countAlerts(db, email, { confirmed: false })) >= maxOpenAlerts)
    return { status: 'link_sent' }
  const id = found?.id ?? (await store.insertAlert(db, rowOf(email, input)))
  await store.updateAlert(db, id, { linkSentAt: now })
  await enqueue(db, {
    name: 'send-stock-alert-mail',
    payload: { kind: 'confirm', alertId: id, at: now.getTime() },
  })
  return { status: 'link_sent' }
}

const rowOf = (email: string, { now, ...input }: AlertInput) => ({
  ...input,
  email,
  consent: alertConsent.version,
  createdAt: now,
})

/** Queues a look at the stock of a variant: it may have returned between the visitor's page and this commit. */
export async function lookAtStock(db: Transaction, variantId: number): Promise<void> {
  await enqueue(db, { name: 'stock-returned', payload: { variantIds: [variantId] } })
}

import { randomUUID } from 'node:crypto'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { checkDocument, cleanName, documentKey } from '~/features/customers/customers.server'
import { type FilePlace, storeFiles } from '~/features/media/media.server'
import type { LinePieces, ReturnKind } from '../record/fulfilment-record'
import { type OrderAccess, lockOrder, mayAct } from '~/features/orders/orders.server'
import { getAccessibleFullOrder } from '../record/read-full-order.server'
import type { FullOrder } from '../record/full-order'
import type { RefundAccount } from '../refunds/refund-account'
import { keepRefundAccount } from '../refunds/refund-account.server'
import { orderReturnPhotos } from './tables.server'
import { readReturnable } from './returnable.server'
import { returnKindsFor } from './right'
import * as store from './store.server'

type Photo = { name: string; bytes: Uint8Array }

/**
 * A return that a buyer requests. `key` belongs to the form, so that sending it twice makes one
 * return.
 */
export type ReturnInput = {
  code: string
  kind: ReturnKind
  lines: readonly LinePieces[]
  note: string
  /**
   * For a refund that cannot use the original means of payment; null: already stored, or not
   * needed.
   */
  account: RefundAccount | null
  photos: readonly Photo[]
  key: string
}

export type AskReturnOutcome =
  | { status: 'asked'; returnId: number }
  | { status: 'not_found' }
  /** Not for this reason, or no return is possible (any more). */
  | { status: 'refused' }
  | { status: 'no_lines' }
  | { status: 'too_many'; lineId: number; left: number }
  | { status: 'bad_photo'; reason: PhotoProblem }

export type PhotoProblem = 'not_a_picture' | 'tooLarge' | 'too_many' | 'notStored'

/** Limit of pictures per return. */
const mostPhotos = 2

/**
 * Requests a return: a withdrawal or a complaint. A withdrawal within its period needs no approval
 * (art. 9), so it is accepted at once. Every other return waits for the staff. The email that
 * confirms it is queued in the same transaction.
 */
export async function askReturn(
  { db, ...place }: { db: Db } & FilePlace,
  access: OrderAccess,
  input: ReturnInput,
  now: Date,
): Promise<AskReturnOutcome> {
  const order = await getAccessibleFullOrder(db, access, input.code)
  if (!order) return { status: 'not_found' }
  if ('visitor' in access && !mayAct(access.visitor)) return { status: 'refused' }
  const earlier = await findAskedReturn(db, order, input.key)
  if (earlier !== null) return { status: 'asked', returnId: earlier }
  const wrong = examine(order, input, now)
  if (wrong) return wrong
  const photos = await checkPhotos(input.photos)
  if ('status' in photos) return photos
  const outcome = await storeFiles(
    place,
    photos.map(({ id, bytes }) => ({ key: documentKey(id), bytes })),
    () => transaction(db, (db) => write(db, order, input, photos, now)),
    (written) => written.status === 'asked' && !written.isRepeated,
  )
  return outcome ?? { status: 'bad_photo', reason: 'notStored' }
}

/**
 * Returns the return that the same form made before, also when its order has no pieces left to
 * return; null when there is none.
 */
export async function findAskedReturn(
  db: Db,
  order: Pick<FullOrder, 'id'>,
  key: string,
): Promise<number | null> {
  const earlier = await store.findReturnByKey(db, key)
  return earlier?.orderId === order.id ? earlier.id : null
}

function examine(order: FullOrder, { kind, lines }: ReturnInput, now: Date): AskReturnOutcome | null {
  if (!returnKindsFor(order, now).includes(kind)) return { status: 'refused' }
  if (lines.length === 0) return { status: 'no_lines' }
  return tooMany(order.returnable, lines)
}

function tooMany(returnable: readonly LinePieces[], lines: readonly LinePieces[]): AskReturnOutcome | null {
  for (const { lineId, quantity } of lines) {
    const left = returnable.find((line) => line.lineId === lineId)?.quantity ?? 0
    if (quantity > left) return { status: 'too_many', lineId, left }
  }
  return null
}

type Checked = { id: string; name: string; mediaType: string; bytes: Uint8Array }

async function checkPhotos(photos: readonly Photo[]): Promise<Checked[] | AskReturnOutcome> {
  if (photos.length > mostPhotos) return { status: 'bad_photo', reason: 'too_many' }
  const checked: Checked[] = []
  for (const { name, bytes } of photos) {
    const check = await checkDocument(bytes)
    if (check.status === 'refused')
      return { status: 'bad_photo', reason: check.reason === 'tooLarge' ? 'tooLarge' : 'not_a_picture' }
    const { document } = check
    if (document.mediaType === 'application/pdf') return { status: 'bad_photo', reason: 'not_a_picture' }
    checked.push({ ...document, id: randomUUID(), name: cleanName(name, document.mediaType) })
  }
  return checked
}

// The pieces are counted again under the order's lock, so that two forms at the same time cannot
// return the same piece.
async function write(
  db: Transaction,
  { id: orderId, code }: FullOrder,
  { kind, lines, note, account, key }: ReturnInput,
  photos: readonly Checked[],
  now: Date,
): Promise<AskReturnOutcome & { isRepeated?: boolean }> {
  await lockOrder(db, code)
  const earlier = await store.findReturnByKey(db, key)
  if (earlier)
    return earlier.orderId === orderId
      ? { status: 'asked', returnId: earlier.id, isRepeated: true }
      : { status: 'refused' }
  const over = tooMany(await readReturnable(db, orderId), lines)
  if (over) return over
  const state = kind === 'withdrawal' ? 'accepted' : 'asked'
  const head = { kind, state, note, key, lines, actor: 'buyer', now, tells: true } as const
  const returnId = await store.openReturn(db, { id: orderId, code }, head)
  for (const { id, name, mediaType } of photos)
    await db.insert(orderReturnPhotos).values({ id, returnId, name, mediaType })
  if (account) await keepRefundAccount(db, orderId, account)
  return { status: 'asked', returnId }
}

import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { readId } from '~/http/reading/form.server'
import type { BasketAnswer, ChangeOutcome, RemovedLine } from './basket'
import { addLine, decreaseLine, increaseLine, removeLine, setLineQuantity } from './change.server'
import { maxQuantity, readQuantity } from './adding/quantity'
import { stockMessage } from './adding/stock-message'
import { text } from './text'

const unreadable: BasketAnswer = { kind: 'danger', message: text.failed, variantId: null, removed: null }

/**
 * Handles a basket form: `intent` is add, increase, decrease, set or remove; the amount is `packages` of
 * `package_size` pieces. It returns bad input as an answer instead of throwing.
 */
export async function changeBasket(db: Db, visitor: Visitor, form: FormData): Promise<BasketAnswer> {
  const productId = readId(form, 'product_id')
  const variantId = readId(form, 'variant_id')
  if (productId === null) return unreadable
  const line = { productId, variantId }
  const intent = form.get('intent')
  if (intent === 'remove') return removed(await removeLine(db, visitor, line), variantId)
  if (intent === 'increase') return told(await increaseLine(db, visitor, line), variantId)
  const decreased = intent === 'decrease' ? await decreaseLine(db, visitor, line) : null
  if (decreased) return told(decreased, variantId, productId)
  const quantity = pieces(form)
  if (quantity === null) return { ...unreadable, kind: 'warning', message: text.badQuantity, variantId }
  if (intent === 'add') return added(await addLine(db, visitor, { ...line, quantity }), variantId)
  if (intent === 'set') return told(await setLineQuantity(db, visitor, { ...line, quantity }), variantId)
  return unreadable
}

function added(outcome: ChangeOutcome, variantId: number | null): BasketAnswer {
  const answer = told(outcome, variantId)
  if (outcome.status === 'success') return { ...answer, message: text.added }
  if (outcome.status !== 'insufficient') return answer
  return { ...answer, message: `${answer.message} ${text.addedPieces(outcome.quantity - outcome.before)}` }
}

function told(outcome: ChangeOutcome, variantId: number | null, productId?: number): BasketAnswer {
  const answer = (kind: BasketAnswer['kind'], message: string) => ({
    kind,
    message,
    variantId,
    removed: null,
  })
  if (outcome.status === 'choose_variant') return answer('warning', text.chooseVariant)
  if (outcome.status === 'not_whole_packages')
    return answer('warning', text.notWholePackages(outcome.packageSize))
  const gone =
    outcome.status === 'success' && outcome.quantity === 0 && variantId !== null && productId !== undefined
  if (gone) return removed({ productId, variantId, quantity: outcome.before }, variantId)
  const kind = { success: 'success', insufficient: 'warning', fail: 'danger' } as const
  return answer(kind[outcome.status], stockMessage(outcome))
}

function removed(line: RemovedLine | null, variantId: number | null): BasketAnswer {
  return { kind: 'success', message: text.removed, variantId, removed: line }
}

function pieces(form: FormData): number | null {
  const packages = readQuantity(String(form.get('packages') ?? ''))
  const size = readQuantity(String(form.get('package_size') ?? '1'))
  return packages === null || size === null || packages * size > maxQuantity ? null : packages * size
}

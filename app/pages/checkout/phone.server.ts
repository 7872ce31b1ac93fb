import { askForPhoneCode, enterPhoneCode, getCheckout } from '~/features/checkout/checkout.server'
import { askedText, enteredText, text as phoneText } from '~/features/checkout/phone/text'
import type { RequestContext } from '~/server/shop.server'
import { tellToWait } from '../shared/tell-to-wait.server'

/** A code that was not sent or not accepted, with the sentence that says so. */
export type PhoneRefusal = { status: 'too_often' | 'code_refused'; sentence: string }

/**
 * Sends the code of an order paid at the door, or checks the one entered; null: the order may go on. Enter presses the
 * button that sends a code, so that an entered code counts first.
 */
export async function checkPhone(
  visit: RequestContext,
  asksForCode: boolean,
  code: string,
): Promise<PhoneRefusal | { status: 'saved' } | { status: 'empty_basket' } | null> {
  if (!asksForCode && !code) return null
  const { db, visitor, secret, sms } = visit
  const now = visit.clock()
  const checkout = await getCheckout(db, visitor, { now, origin: visit.origin })
  const phone = checkout?.draft.address?.phone ?? ''
  if (code) {
    if (!/^\d{6}$/.test(code)) return { status: 'code_refused', sentence: phoneText.badCode }
    const entered = await enterPhoneCode(db, visitor, { phone, code, secret, now })
    return entered.status === 'confirmed' ? null : { status: 'code_refused', sentence: enteredText(entered) }
  }
  const sentence = await tellToWait(visit, 'message')
  if (sentence) return { status: 'too_often', sentence }
  const asked = await askForPhoneCode(db, visitor, { phone, canSend: sms !== null, now })
  if (asked.status === 'sent' || asked.status === 'confirmed') return { status: 'saved' }
  if (asked.status === 'empty_basket') return asked
  return { status: 'code_refused', sentence: askedText(asked) }
}

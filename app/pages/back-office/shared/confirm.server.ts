import { confirmAgain, mustConfirm } from '~/features/identity/identity.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Kurus } from '~/kernel/money'
import { askingOf } from '~/server/visit/sign-in.server'
import type { StaffVisit } from './staff.server'
import { text } from './text'

/** True when sensitive actions of this page ask for a code; their forms then show its field. */
export const asksCode = ({ db, visitor, clock }: StaffVisit): Promise<boolean> =>
  mustConfirm(db, visitor.user, clock())

/**
 * Null when the staff member has confirmed a sensitive action (roles, bank data, exports, large refunds) by a code of the last
 * ten minutes or by `code`; otherwise the sentence that refuses it.
 */
export async function refuseUnconfirmed(
  visit: StaffVisit,
  request: Request,
  code: FormDataEntryValue | null,
): Promise<string | null> {
  if (!(await asksCode(visit))) return null
  const typed = typeof code === 'string' ? code.trim() : ''
  if (typed === '') return text.confirm.missing
  const outcome = await confirmAgain(askingOf(visit, request), visit.visitor.user, typed)
  switch (outcome.status) {
    case 'confirmed':
      return null
    case 'wrong_code':
      return text.confirm.wrong
    case 'too_many':
      return text.confirm.tooMany(Math.ceil(outcome.seconds / 60))
  }
}

/** The same for a refund of this amount in kuruş: only from the setting `checkout/refund_confirm_from` on. */
export async function refuseUnconfirmedRefund(
  visit: StaffVisit,
  request: Request,
  amount: Kurus,
  code: FormDataEntryValue | null,
): Promise<string | null> {
  const from = (await getSettings(visit.db)).number('checkout', 'refund_confirm_from', 5_000) * 100
  return amount >= from ? refuseUnconfirmed(visit, request, code) : null
}

import { addOrderNote, changeDelivery, longestNote } from '~/features/orders/orders.server'
import { normalizePhone } from '~/kernel/identity-numbers'
import { text } from '../order.text'
import { told, wordsIn, type Runs } from './run'

/** Notes of staff and corrections of the receiver. */
export const detailRuns: Runs = {
  async not({ db, order, form, staff }) {
    const note = wordsIn(form, 'yazi', longestNote)
    if (note.length < 2) return text.noteTooShort
    await addOrderNote(db, order.id, note, staff)
    return null
  },
  async adres({ db, order, form, staff }) {
    const of = (name: string, most: number) => wordsIn(form, name, most)
    const phone = normalizePhone(of('telefon', 30))
    const change = {
      firstName: of('ad', 60),
      lastName: of('soyad', 60),
      phone: phone ?? '',
      neighbourhood: of('mahalle', 120),
      street: of('sokak', 300),
      postalCode: of('posta', 5),
    }
    if (!phone) return text.phone
    if (change.firstName.length < 2 || change.lastName.length < 2) return text.receiverName
    if (change.street.length < 5 || !/^(\d{5})?$/.test(change.postalCode)) return text.street
    const outcome = await changeDelivery(db, order.code, change, staff)
    if (outcome.status === 'too_late') return text.tooLate
    return outcome.status === 'done' ? null : told(outcome)
  },
}

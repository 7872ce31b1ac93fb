import { statementsOf } from '~/features/consents/consents'
import { recordConsents } from '~/features/consents/consents.server'
import { retailInput } from '~/features/customers/schema'
import { openRetailPartner } from '~/features/customers/customers.server'
import { noteRegistration } from '~/features/referrers/referrers.server'
import { register } from '~/features/identity/identity.server'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { cameBy } from '~/server/visit/arrival.server'
import { askingOf } from '~/server/visit/sign-in.server'
import { parseFields } from '../shared/account-form'
import {
  consentsOf,
  type CreateAnswer,
  fieldsOf,
  registered,
  type Submitted,
  wrongPassword,
} from './fields.server'

const fields = { once: ['ad', 'soyad', 'eposta', 'telefon', 'sifre'], many: ['izin'] }

/** Registers a retail customer: always "a link is on its way", whether or not the e-mail is known (promise P09). */
export async function submitRegistration(visit: RequestContext, request: Request): Promise<Submitted> {
  const form = await readForm(request, fields)
  const { sifre: password = '', ...values } = fieldsOf(form)
  const given = consentsOf(form)
  const answer = (errors: CreateAnswer['errors']): Submitted => ({ answer: { errors, values, given } })
  const { data: person, errors } = parseFields(retailInput, values)
  const wrong = [...(errors ?? []), ...wrongPassword(password)]
  if (!person || wrong.length > 0) return answer(wrong)
  const { eposta: email, telefon: phone } = person
  const name = `${person.ad} ${person.soyad}`
  const outcome = await register(askingOf(visit, request), { email, password, name }, async (db, user) => {
    await openRetailPartner(db, { ...user, phone })
    await noteRegistration(db, user.userId, cameBy(visit, request))
    await recordConsents(db, statementsOf({ email, phone }, given), {
      userId: user.userId,
      recipientType: 'BIREYSEL',
      ip: visit.ip,
      form: 'uyelik',
      now: visit.clock(),
    })
  })
  return registered(visit, outcome, answer, '/create?durum=gonderildi')
}

import { data, redirectDocument } from 'react-router'
import { findMember } from '~/features/customers/customers.server'
import { findUserByEmail } from '~/features/identity/identity.server'
import { forgetMember } from '~/server/forget-member.server'
import { refuseUnconfirmed } from '../shared/confirm.server'
import { readAction } from '../shared/staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0]

/** Forgets a person who asked in the account (`unut`) or in writing (`unut-yazili`), or leads to a person's data (`veri`). */
export async function actOnPrivacy(args: Args) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: ['eposta', 'kisi', 'nasil', 'dogrulama'],
  })
  const { dogrulama, ...kept } = values
  const refuse = (refused: string, status = 409) =>
    data({ verb, refused, values: kept, done: null }, { status })
  const email = (values['eposta'] ?? '').toLowerCase()
  const isWritten = verb === 'unut-yazili'
  const how = values['nasil'] ?? ''
  if (email === '') return refuse(text.wrong.email, 422)
  if (verb === 'unut' && email !== (values['kisi'] ?? '').toLowerCase()) return refuse(text.wrong.typed, 422)
  if (isWritten && (how.length < 3 || how.length > 500)) return refuse(text.wrong.how, 422)
  const unconfirmed = await refuseUnconfirmed(visit, args.request, dogrulama ?? null)
  if (unconfirmed) return refuse(unconfirmed)
  if (verb === 'veri') {
    const user = await findUserByEmail(visit.db, email)
    const member = user && (await findMember(visit.db, user.id))
    return member
      ? redirectDocument(`/yonetim/kvkk/${member.user.userId}/veri`, 303)
      : refuse(text.wrong.noMember(email))
  }
  const outcome = await forgetMember(visit.db, email, { ...staff, asked: isWritten ? how : null })
  switch (outcome.status) {
    case 'forgotten': {
      const staying = outcome.staying === null ? [] : [text.staying(outcome.staying)]
      const done = [text.done(email), ...staying].join(' ')
      return data({ verb, refused: '', values: {}, done }, 200)
    }
    case 'unknown':
      return refuse(text.wrong.unknown(email))
    case 'staff':
    case 'not_asked':
      return refuse(text.wrong[outcome.status])
    default:
      return refuse(text.hold(outcome))
  }
}

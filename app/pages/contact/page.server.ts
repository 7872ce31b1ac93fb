import { data, redirect } from 'react-router'
import { contactInput } from '~/features/contact/contact-schema'
import { sendContact } from '~/features/contact/contact.server'
import { text as messages } from '~/features/contact/text'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { fieldOf, type FormAnswer, parseFields, typedIn, whole } from '../shared/account-form'
import { tellToWait } from '../shared/tell-to-wait.server'

const typed = ['name', 'email', 'phone', 'subject', 'message'] as const

/** Handles the contact form: a redirect once the message is stored, else the mistakes and the entries. */
export async function submitContact(visit: RequestContext, request: Request) {
  const form = await readForm(request, { once: [...typed, 'form', 'company_website'] })
  const all = typedIn(form)
  const values = Object.fromEntries(typed.map((name) => [name, all[name] ?? '']))
  const refused = (status: number, errors: FormAnswer['errors']) =>
    data<FormAnswer>({ values, errors }, status)
  const wait = await tellToWait(visit, 'message')
  if (wait) return refused(429, whole(wait))
  const parsed = parseFields(contactInput, values)
  if (parsed.errors) return refused(422, parsed.errors)
  const { db, visitor, secret } = visit
  const outcome = await sendContact(db, visitor, parsed.data, {
    token: fieldOf(form, 'form'),
    trap: fieldOf(form, 'company_website'),
    secret,
    now: visit.clock(),
  })
  if (outcome === 'stale_form') return refused(422, whole(messages.stale))
  if (outcome === 'too_many') return refused(429, whole(messages.tooMany))
  return redirect('/contact?gonderildi=1#yazin', 303)
}

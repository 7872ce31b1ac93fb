import { data, redirect } from 'react-router'
import { emailInput } from '~/features/identity/schema'
import { trackOrder } from '~/features/orders/orders.server'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { type FieldMistake, fieldOf, type FormAnswer, parseFields, whole } from '../shared/account-form'
import { tellToWait } from '../shared/tell-to-wait.server'
import { text } from './text'

/** Redirects to the order that code and email address name; otherwise one answer, whatever was wrong with them. */
export async function submitTracking(visit: RequestContext, request: Request) {
  const form = await readForm(request, { once: ['kod', 'eposta'] })
  const values = { kod: fieldOf(form, 'kod'), eposta: fieldOf(form, 'eposta') }
  const refused = (status: number, errors: FieldMistake[]) => data<FormAnswer>({ values, errors }, status)
  const code = codeIn(values.kod)
  const wait = await tellToWait(visit, 'tracking', code)
  if (wait) return refused(429, whole(wait))
  const email = parseFields(emailInput, values.eposta)
  const errors = [
    ...(code === '' ? [{ path: 'kod', message: text.noCode }] : []),
    ...(email.errors ?? []).map(({ message }) => ({ path: 'eposta', message })),
  ]
  if (errors.length > 0 || email.errors) return refused(422, errors)
  const { db, secret } = visit
  const path = await trackOrder(db, { code, email: email.data, secret, now: visit.clock() })
  return path ? redirect(path, 303) : refused(422, whole(text.wrong))
}

/** The code as orders have it, from any spelling: `k7rm-2xq9 tbc`. */
function codeIn(typed: string): string {
  return typed
    .slice(0, 60)
    .replace(/[^\da-z]/gi, '')
    .toUpperCase()
}

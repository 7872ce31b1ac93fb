import { redirect, type RouterContextProvider } from 'react-router'
import type { Permission, Staff } from '~/features/identity/identity'
import { type RequestContext, shop } from '~/server/shop.server'
import { typedIn } from '~/pages/shared/account-form'
import { readForm } from '~/http/reading/form.server'
import { lacks } from '../admission'
import { pageOfPattern } from '../pages'

/** The request context of a page of the back office. The frame's middleware has admitted the staff member. */
export type StaffVisit = RequestContext & { visitor: Staff; actor: string }

type Args = { request: Request; pattern: string; context: Readonly<RouterContextProvider> }

/** The request context with the staff member and the name that the audit log keeps. Throws for other visitors. */
export function staffVisit({ context }: Pick<Args, 'context'>): StaffVisit {
  const visit = context.get(shop)
  const { visitor } = visit
  if (visitor.kind !== 'staff') throw new Error(`A ${visitor.kind} in a page for staff`)
  return { ...visit, visitor, actor: `user ${visitor.user.userId}` }
}

/**
 * The form of an action and its verb, the value of `islem`. Throws the page for status 400 for a verb that the page does not
 * declare, and leads a staff member without the verb's permission to the page that says so. `moving`: the verb of the
 * buttons that move a part of the form's list.
 */
export async function readAction(args: Args, fields: Parameters<typeof readForm>[1], moving = '') {
  const visit = staffVisit(args)
  const form = await readForm(args.request, { ...fields, once: [...fields.once, 'islem'] })
  const verb = String(form.get('islem') ?? (form.has('dugme') ? moving : ''))
  const page = pageOfPattern(args.pattern)
  const actions = page?.actions ?? {}
  const permission = Object.hasOwn(actions, verb) ? actions[verb] : undefined
  if (!page || !permission) throw new Response(null, { status: 400 })
  const missing = lacks({ ...page, opens: permission }, visit.visitor.permissions)
  if (missing) throw toForbidden(missing)
  return { visit, form, values: trimmedIn(form), verb, staff: { actor: visit.actor, now: visit.clock() } }
}

/** The typed and chosen values by field, without spaces around them. */
const trimmedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(typedIn(form)).map(([name, value]) => [name, value.trim()]))

/** A redirect to the page that names the missing permission. The visitor stays signed in. */
export const toForbidden = (permission: Permission) => redirect(`/yonetim/yetki?izin=${permission}`, 303)

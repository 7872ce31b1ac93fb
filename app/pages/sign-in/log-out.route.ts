import { redirect, redirectDocument } from 'react-router'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { signOutHere } from '~/server/visit/sign-in.server'
import type { Route } from './+types/log-out.route'

/** A link alone never signs out. */
export const loader = () => redirect('/')

/** Signs out and redirects home (specification §4 "Logout"). */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request, { once: [] })
  await signOutHere(context.get(shop), request)
  return redirectDocument('/', 303)
}

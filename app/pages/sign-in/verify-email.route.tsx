import { redirect } from 'react-router'
import { text } from '~/features/identity/page.text'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/verify-email.route'
import { submitVerification } from './actions.server'
import { NewPassword } from './new-password'
import { metaOf } from '../shared/page-meta'

/** The page of a new account's email link: setting the password here also verifies the address. */
export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('kod')
  if (!token) throw redirect('/user/login')
  return { token, page: { title: text.verify, noindex: true } }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitVerification(context.get(shop), request)

export const meta = metaOf

export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <NewPassword
      token={token}
      answer={actionData}
      title={text.verify}
      lead={text.verifyLead}
      label={text.password}
      submit={text.verifyButton}
    />
  )
}

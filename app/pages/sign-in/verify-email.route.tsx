import { redirect } from 'react-router'
import { text } from '~/features/identity/page.text'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/verify-email.route'
import { submitVerification } from './actions.server'
import { AccountPage } from '../shared/account-page'
import { metaOf } from '../shared/page-meta'

/** Where the link of the letter leads that verifies an address. */
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
    <AccountPage
      title={text.verify}
      lead={actionData ? text.verifyAgain : text.verifyLead}
      errors={actionData?.errors}
      submit={text.verifyButton}
    >
      <input type="hidden" name="kod" value={token} />
    </AccountPage>
  )
}

import { text } from '~/features/identity/page.text'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import type { Route } from './+types/forgot.route'
import { type ForgotAnswer, submitForgot, submitReset } from './actions.server'
import { AccountPage, errorsByField } from '../shared/account-page'
import { NewPassword } from './new-password'
import { metaOf } from '../shared/page-meta'

/** With an email's code (`kod`) the form for a new password, otherwise the form that sends the email. */
export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('kod')
  const title = token ? text.newPassword : text.forgot
  return { token, page: { title, canonical: `${context.get(shop).origin}/user/forgot`, noindex: true } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  const form = await readForm(request, { once: ['email', 'kod', 'password'] })
  return form.has('kod') ? submitReset(visit, form, request) : submitForgot(visit, form, request)
}

export const meta = metaOf

export default function Forgot({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (token)
    return (
      <NewPassword
        token={token}
        answer={actionData}
        title={text.newPassword}
        lead={text.newPasswordLead}
        label={text.newPasswordLabel}
        submit={text.savePassword}
      />
    )
  return <AskForEmail answer={actionData} />
}

function AskForEmail({ answer }: { answer: ForgotAnswer | undefined }) {
  const sent = answer?.sent
  return (
    <AccountPage
      title={text.forgot}
      lead={text.forgotLead}
      errors={answer?.errors}
      submit={text.sendLink}
      action="/user/forgot"
      notice={sent && <Notice kind="success">{text.sent(sent)}</Notice>}
      after={<BackToSignIn />}
    >
      <TextField
        id="email"
        name="email"
        label={text.email}
        error={errorsByField(answer?.errors).email}
        defaultValue={answer?.values.email ?? ''}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
    </AccountPage>
  )
}

export function BackToSignIn() {
  return (
    <p>
      <ShopLink to="/user/login" ahead={false} className="link inline-block py-1">
        {text.backToSignIn}
      </ShopLink>
    </p>
  )
}

import { redirect } from 'react-router'
import { text } from '~/features/identity/page.text'
import { returnPath } from '~/shell/moving/return-path'
import { shop } from '~/server/shop.server'
import { readWaiting } from '~/server/visit/sign-in.server'
import { TextField } from '~/ui/forms/field'
import type { Route } from './+types/second-step.route'
import { submitSecondStep } from './actions.server'
import { AccountPage, errorsByField } from '../shared/account-page'
import { BackToSignIn } from './forgot.route'
import { metaOf } from '../shared/page-meta'

/** The form for the authenticator app's code, after the password. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!readWaiting(context.get(shop), request)) throw redirect('/user/login')
  const back = returnPath(new URL(request.url).searchParams.get('donus'))
  return { back, page: { title: text.secondStep, noindex: true } }
}

export const action = ({ request, context }: Route.ActionArgs) => submitSecondStep(context.get(shop), request)

export const meta = metaOf

export default function SecondStep({ loaderData: { back }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={text.secondStep}
      lead={text.secondStepLead}
      errors={actionData?.errors}
      submit={text.goOn}
      after={<BackToSignIn />}
    >
      <input type="hidden" name="donus" value={back} />
      <TextField
        id="code"
        name="code"
        label={text.code}
        error={errorsByField(actionData?.errors).code}
        autoComplete="one-time-code"
        required
        maxLength={20}
      />
    </AccountPage>
  )
}

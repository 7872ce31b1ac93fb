import { redirect } from 'react-router'
import { text } from '~/features/identity/page.text'
import { findWaiting } from '~/features/identity/identity.server'
import { returnPath } from '~/shell/moving/return-path'
import { shop } from '~/server/shop.server'
import { readWaiting } from '~/server/visit/sign-in.server'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/second-step.route'
import { submitSecondStep } from './actions.server'
import { demoCodeOf } from './second-factor.server'
import { AccountPage, errorsByField } from '../shared/account-page'
import { BackToSignIn } from './forgot.route'
import { metaOf } from '../shared/page-meta'

/** The form for the authenticator app's code, after the password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const waiting = readWaiting(visit, request)
  if (!waiting) throw redirect('/user/login')
  const userId = await findWaiting(visit.db, waiting.token, visit.clock())
  const back = returnPath(new URL(request.url).searchParams.get('donus'))
  const demoCode = userId === null ? null : await demoCodeOf(visit, userId)
  return { back, demoCode, page: { title: text.secondStep, noindex: true } }
}

export const action = ({ request, context }: Route.ActionArgs) => submitSecondStep(context.get(shop), request)

export const meta = metaOf

export default function SecondStep({ loaderData: { back, demoCode }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={text.secondStep}
      lead={text.secondStepLead}
      errors={actionData?.errors}
      submit={text.goOn}
      notice={demoCode && <Notice>{demoCode}</Notice>}
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

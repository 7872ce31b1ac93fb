import { text } from '~/features/identity/page.text'
import { shop } from '~/server/shop.server'
import { LinkButton } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/second-factor.route'
import { AccountPage, errorsByField } from '../shared/account-page'
import { metaOf } from '../shared/page-meta'
import { loadSecondFactor, submitSecondFactor } from './second-factor.server'

/** Setup of the second factor for staff: the secret for the app, then the recovery codes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadSecondFactor(context.get(shop), request)
  return { ...loaded, page: { title: text.secondFactor, noindex: true } }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitSecondFactor(context.get(shop), request)

export const meta = metaOf
// The codes are shown once, beside the data loaded before.
export const shouldRevalidate = () => false

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { back, setUp, demoCode } = loaderData
  if (actionData?.codes.length) return <RecoveryCodes codes={actionData.codes} back={back} />
  const frame = { title: text.secondFactor, lead: text.secondFactorLead }
  if (!setUp) return <AccountPage {...frame} notice={<Notice kind="success">{text.isOn}</Notice>} />
  return (
    <AccountPage
      {...frame}
      errors={actionData?.errors}
      submit={text.turnOn}
      notice={demoCode && <Notice>{demoCode}</Notice>}
    >
      <p>{text.scan}</p>
      <a href={setUp.link} className="justify-self-start" aria-label={text.openApp}>
        <img src={setUp.picture} alt="" width={200} height={200} className="rounded" />
      </a>
      <p>
        {text.orType} <code className="font-semibold break-all">{setUp.key}</code>
      </p>
      <TextField
        id="code"
        name="code"
        label={text.confirmCode}
        error={errorsByField(actionData?.errors).code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={7}
      />
    </AccountPage>
  )
}

function RecoveryCodes({ codes, back }: { codes: string[]; back: string }) {
  return (
    <AccountPage
      title={text.recovery}
      lead={text.recoveryLead}
      notice={<Notice kind="success">{text.isOn}</Notice>}
      after={
        <>
          <ul className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <LinkButton look="primary" to={back} reloadDocument ahead={false}>
            {text.recoveryDone}
          </LinkButton>
        </>
      }
    />
  )
}

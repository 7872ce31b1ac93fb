import { data, Form, redirect } from 'react-router'
import { getRequest } from '~/features/checkout/checkout.server'
import { RequestDecisionForms } from '~/features/checkout/ui/request-decision'
import { RequestDetail } from '~/features/checkout/ui/request-detail'
import { text } from '~/features/checkout/ui/request.text'
import { readForm } from '~/http/reading/form.server'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { typedIn } from '../../shared/account-form'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/request.route'
import { AccountFrame } from '../account-frame'
import { actOnRequest, refusalSentence, requestFields } from './request.server'

/** A request: owners decide on it, the requester can withdraw it; 404 for everybody else. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, origin, clock } = signedIn(args)
  const request = await getRequest(db, visitor, idOf(args.params.id), { now: clock(), origin })
  if (!request) throw data(null, 404)
  const refusal = request.approval?.refusal ?? null
  return {
    request,
    refusal: refusal && refusalSentence(refusal),
    isSent: new URL(args.request.url).searchParams.has('gonderildi'),
    page: { title: text.requestTitle(request.id), noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const form = await readForm(args.request, requestFields)
  const outcome = await actOnRequest(visit, idOf(args.params.id), form)
  if (outcome.status === 'not_found') throw data(null, 404)
  if (outcome.status === 'leads-to') return redirect(outcome.path, 303)
  return data({ errors: outcome.errors, values: typedIn(form) }, { status: outcome.code })
}

// Ids of another form match no request.
const idOf = (param: string) => (/^[1-9]\d{0,14}$/.test(param) ? Number(param) : 0)

export const meta = metaOf

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { request, refusal, isSent } = loaderData
  return (
    <AccountFrame current="requests">
      {isSent && request.state === 'waiting' && <Notice kind="success">{text.sent}</Notice>}
      <RequestDetail request={request} />
      {request.approval ? (
        <RequestDecisionForms
          approval={request.approval}
          refusal={refusal}
          errors={actionData?.errors ?? []}
          values={actionData?.values ?? {}}
        />
      ) : (
        actionData?.errors.map(({ message }) => (
          <Notice key={message} kind="danger">
            {message}
          </Notice>
        ))
      )}
      {request.canTakeBack && (
        <Form method="post" className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-2">
            {request.state === 'waiting' ? text.takeBackWaiting : text.takeBackRefused}
          </p>
          <Button icon="undo" name="intent" value="take-back">
            {text.takeBack}
          </Button>
        </Form>
      )}
    </AccountFrame>
  )
}

import { data, Form, redirect, useNavigation } from 'react-router'
import { getTicket } from '~/features/support/support.server'
import { text } from '~/features/support/ui/text'
import { TicketPill } from '~/features/support/ui/ticket-pill'
import { TicketThread } from '~/features/support/ui/ticket-thread'
import { readForm } from '~/http/reading/form.server'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea } from '~/ui/forms/field'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { type FormAnswer, typedIn } from '../../shared/account-form'
import { errorsByField } from '../../shared/account-page'
import { metaOf, titleOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import { text as pages } from '../../shared/text'
import type { Route } from './+types/ticket.route'
import { AccountFrame } from '../account-frame'
import { helpPath } from '../account-nav'
import { goOnFromForm } from './page.server'

const done = { gonderildi: text.sent, yazildi: text.written, kapandi: text.closed }

/** A ticket of the member with forms to reply and to close. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = signedIn(args)
  const ticket = await getTicket(db, visitor.user, idOf(args.params.id))
  if (!ticket) throw data(null, 404)
  const told = (Object.keys(done) as (keyof typeof done)[]).find((name) => args.url.searchParams.has(name))
  return { ticket, told: told ? done[told] : null, page: { title: ticket.subject, noindex: true } }
}

export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const values = typedIn(await readForm(args.request, { once: ['ileti', 'intent'] }))
  const wait = await tellToWait(visit, 'message')
  if (wait) return data<FormAnswer>({ values, errors: [{ path: '', message: wait }] }, 429)
  const outcome = await goOnFromForm(visit, idOf(args.params.id), values, helpPath)
  if (!outcome) throw data(null, 404)
  if ('leadsTo' in outcome) return redirect(outcome.leadsTo, 303)
  const { status, errors } = outcome
  return data<FormAnswer>({ values, errors }, status)
}

// Ids of another form match no ticket.
const idOf = (param: string) => (/^[1-9]\d{0,8}$/.test(param) ? Number(param) : 0)

// The component renders the title itself, because mistakes in the form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function TicketPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { ticket, told } = loaderData
  const { id, subject, status, orderCode, messages } = ticket
  const { values, errors } = actionData ?? { values: {}, errors: [] }
  const { state, formData } = useNavigation()
  const title = titleOf({ loaderData, matches })
  const isSending = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  return (
    <AccountFrame current="help">
      <title>{errors.length ? pages.withErrors(title) : title}</title>
      <ShopLink
        to={helpPath}
        className="link inline-flex items-center gap-1 justify-self-start py-1 text-sm"
        ahead={false}
      >
        <Icon name="arrow-left" />
        {text.back}
      </ShopLink>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1 className="min-w-0 text-3xl wrap-anywhere" tabIndex={-1}>
            {subject}
          </h1>
          <TicketPill status={status} />
        </div>
        {orderCode && (
          <p>
            <ShopLink to={`/siparis/${orderCode}`} className="link" ahead={false}>
              {text.about(orderCode)}
            </ShopLink>
          </p>
        )}
      </header>
      {told && !actionData && <Notice kind="success">{told}</Notice>}
      <TicketThread messages={messages} />
      <ErrorSummary errors={errors.map(({ path, message }) => ({ field: path || undefined, message }))} />
      {/* A new key per message empties the field after sending. */}
      <Form
        method="post"
        action={`${helpPath}/${id}`}
        key={messages.length}
        className="grid max-w-read gap-4"
        noValidate
      >
        <TextArea
          {...{ id: 'ileti', name: 'ileti', label: text.reply, rows: 4, maxLength: 2_000, required: true }}
          defaultValue={values['ileti']}
          error={errorsByField(errors)['ileti']}
        />
        <p>
          <Button look="primary" name="intent" value="write" pending={isSending('write')}>
            {text.send}
          </Button>
        </p>
      </Form>
      {status !== 'closed' && (
        <Form
          method="post"
          action={`${helpPath}/${id}`}
          className="flex max-w-read flex-wrap items-center gap-3 border-t border-line pt-4 text-sm"
        >
          <p className="text-ink-2">{text.closeWhy}</p>
          <Button name="intent" value="close" size="small" icon="check" pending={isSending('close')}>
            {text.close}
          </Button>
        </Form>
      )}
    </AccountFrame>
  )
}

import { data, Form, redirect, useNavigation } from 'react-router'
import { listTickets } from '~/features/support/support.server'
import { text } from '~/features/support/ui/text'
import { TicketList } from '~/features/support/ui/ticket-list'
import { readForm } from '~/http/reading/form.server'
import { Button, LinkButton } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { ShowMore } from '~/ui/links/show-more'
import { type FormAnswer, typedIn } from '../../shared/account-form'
import { errorsByField } from '../../shared/account-page'
import { metaOf, titleOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import { text as pages } from '../../shared/text'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { helpPath as path } from '../account-nav'
import { listOrderChoices, openFromForm } from './page.server'

const length = 30

/** Yardım: the member's tickets and the form for a new one, with the order named in the address. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const asked = args.url.searchParams
  const start = /^\d{1,6}$/.test(asked.get('start') ?? '') ? Number(asked.get('start')) : 0
  const code = asked.get('siparis')
  const requested = code && /^[0-9A-Z]{1,40}$/.test(code) ? code : null
  return {
    ...(await listTickets(visit.db, visit.visitor.user, { start, length })),
    orders: await listOrderChoices(visit, requested),
    start,
    requested,
    page: { title: text.title, canonical: visit.origin + path, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const values = typedIn(await readForm(args.request, { once: ['konu', 'siparis', 'ileti'] }))
  const wait = await tellToWait(visit, 'message')
  if (wait) return data<FormAnswer>({ values, errors: [{ path: '', message: wait }] }, 429)
  const outcome = await openFromForm(visit, values, path)
  if ('leadsTo' in outcome) return redirect(outcome.leadsTo, 303)
  const { status, errors } = outcome
  return data<FormAnswer>({ values, errors }, status)
}

// The component renders the title itself, because mistakes in the form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function Help({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { tickets, total, start, orders, requested } = loaderData
  const { values, errors } = actionData ?? { values: {}, errors: [] }
  const title = titleOf({ loaderData, matches })
  const shown = start + tickets.length
  return (
    <AccountFrame current="help">
      <title>{errors.length ? pages.withErrors(title) : title}</title>
      <header className="grid gap-3">
        <h1 className="text-3xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/sss" icon="help" ahead={false}>
            {text.faq}
          </LinkButton>
          <LinkButton to="/contact" icon="phone" ahead={false}>
            {text.contact}
          </LinkButton>
        </p>
      </header>
      {total > 0 && (
        <section className="grid gap-3" aria-labelledby="talepler">
          <h2 id="talepler" className="text-xl">
            {text.own}
          </h2>
          <TicketList tickets={tickets} path={path} />
          {shown < total && <ShowMore to={`${path}?start=${shown}`} shown={shown} total={total} anew />}
        </section>
      )}
      <NewTicket values={values} errors={errors} orders={orders} requested={requested} />
    </AccountFrame>
  )
}

type NewTicketProps = FormAnswer & Pick<Route.ComponentProps['loaderData'], 'orders' | 'requested'>

function NewTicket({ values, errors, orders, requested }: NewTicketProps) {
  const { state, formAction } = useNavigation()
  const wrong = errorsByField(errors)
  // Members without orders see no order field; a wrong order came from the address.
  const isAsked = (path: string) => path !== '' && (path !== 'siparis' || orders.length > 0)
  return (
    <section className="grid max-w-read gap-4" aria-labelledby="yeni-talep">
      <h2 id="yeni-talep" className="text-xl">
        {text.new}
      </h2>
      <ErrorSummary
        errors={errors.map(({ path, message }) => ({ field: isAsked(path) ? path : undefined, message }))}
      />
      <Form method="post" action={path} className="grid gap-5" noValidate>
        <TextField
          {...{ id: 'konu', name: 'konu', label: text.subject, maxLength: 120, required: true }}
          defaultValue={values['konu']}
          error={wrong['konu']}
        />
        {orders.length > 0 && (
          <Select
            {...{ id: 'siparis', name: 'siparis', label: text.order, optional: true }}
            defaultValue={values['siparis'] ?? requested ?? ''}
            error={wrong['siparis']}
          >
            <option value="">{text.noOrder}</option>
            {orders.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <TextArea
          {...{ id: 'ileti', name: 'ileti', label: text.message, rows: 5, maxLength: 2_000, required: true }}
          defaultValue={values['ileti']}
          error={wrong['ileti']}
        />
        <p>
          <Button look="primary" pending={state !== 'idle' && formAction === path}>
            {text.send}
          </Button>
        </p>
      </Form>
    </section>
  )
}

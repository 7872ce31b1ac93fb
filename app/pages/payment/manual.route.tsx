import { data, Form, redirectDocument } from 'react-router'
import { balanceMark, showDay } from '~/features/ledger/ledger'
import { text } from '~/features/checkout/payment/manual-payment.text'
import { readForm } from '~/http/reading/form.server'
import { formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { shop } from '~/server/shop.server'
import type { PageHandle } from '~/shell/layout'
import { Button, LinkButton } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/manual.route'
import { beginManualPayment, loadManualPayment, manualFields } from './manual.server'
import { metaOf } from '../shared/page-meta'

/** `/pm`: pays an order by its code, or an amount onto the company's account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const page = { title: text.title, canonical: `${visit.origin}/pm`, noindex: true }
  return { ...(await loadManualPayment(visit, url.searchParams)), page }
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await beginManualPayment(context.get(shop), await readForm(request, manualFields))
  if (outcome.path !== null) return redirectDocument(outcome.path, 303)
  const { code, ...answer } = outcome
  return data(answer, code)
}

export const meta = metaOf
export const handle: PageHandle = { layout: 'basic' }

type Loaded = Route.ComponentProps['loaderData']

export default function ManualPayment({ loaderData, actionData }: Route.ComponentProps) {
  const errorAbout = (part: 'order' | 'account') =>
    actionData?.about === part ? actionData.error : undefined
  return (
    <div className="page grid max-w-narrow gap-8 pt-8 pb-16">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      {!loaderData.byCard && <Notice kind="warning">{text.noCard}</Notice>}
      {loaderData.account && (
        <AccountPart
          account={loaderData.account}
          byCard={loaderData.byCard}
          error={errorAbout('account')}
          typed={actionData?.about === 'account' ? actionData.amount : undefined}
        />
      )}
      <OrderPart {...loaderData} error={errorAbout('order')} />
      {loaderData.isGuest && (
        <p>
          <a className="link" href="/User/Login?donus=%2Fpm">
            {text.signIn}
          </a>
        </p>
      )}
    </div>
  )
}

function OrderPart({ code, order, byCard, error }: Loaded & { error: string | undefined }) {
  const wrong = error ?? order?.error ?? undefined
  return (
    <section className="account-card" aria-labelledby="siparis-odeme">
      <h2 id="siparis-odeme">{text.order}</h2>
      <p className="text-sm text-ink-2">{text.orderWhy}</p>
      <Form className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]" key={code}>
        <TextField
          label={text.code}
          hint={text.codeHint}
          name="siparis"
          defaultValue={code}
          error={wrong}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          required
        />
        <div className="sm:pt-13">
          <Button icon="search">{text.find}</Button>
        </div>
      </Form>
      {order && order.error === null && (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-ink-2">{text.status}</dt>
            <dd>{order.status}</dd>
            <dt className="text-ink-2">{text.placedAt}</dt>
            <dd>{formatDay(order.placedAt)}</dd>
            <dt className="text-ink-2">{text.due}</dt>
            <dd className="font-semibold tabular-nums">{formatPrice(order.due)}</dd>
          </dl>
          {order.due === 0 && <Notice>{text.nothingDue}</Notice>}
          {order.due > 0 && byCard && (
            <Form method="post" reloadDocument>
              <input type="hidden" name="code" value={order.code} />
              <Button name="intent" value="order" look="primary" icon="lock">
                {text.payOrder(order.due)}
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  )
}

type Account = NonNullable<Loaded['account']>

function AccountPart({
  account: { pays, balance, items, proposed },
  byCard,
  error,
  typed,
}: {
  account: Account
  byCard: boolean
  error: string | undefined
  /** The refused amount, which is kept instead of the proposed one. */
  typed: string | undefined
}) {
  const stands =
    balance === null
      ? text.buyerWhy
      : text.accountWhy(`${formatPrice(Math.abs(balance))} ${balanceMark(balance)}`.trimEnd())
  return (
    <section className="account-card" aria-labelledby="cari-odeme">
      <h2 id="cari-odeme">{text.account}</h2>
      <p className="text-sm text-ink-2">{stands}</p>
      {!pays && <Notice>{text.onlyLooks}</Notice>}
      {pays && byCard && (
        <Form method="post" reloadDocument className="grid gap-4" key={proposed}>
          {items.length > 0 ? (
            <fieldset className="grid gap-1 text-sm">
              <legend className="mb-1 font-semibold">{text.chosen}</legend>
              {items.map(({ lineId, documentNo, dueOn, open }) => (
                <p key={lineId} className="flex justify-between gap-4 tabular-nums">
                  <input type="hidden" name="kalem" value={lineId} />
                  <span>
                    {documentNo} <span className="text-ink-2">{showDay(dueOn)}</span>
                  </span>
                  <span className="font-semibold">{formatPrice(open)}</span>
                </p>
              ))}
            </fieldset>
          ) : (
            <p className="text-sm">{text.oldestFirst}</p>
          )}
          <TextField
            label={text.amount}
            hint={text.amountHint}
            name="amount"
            inputMode="decimal"
            defaultValue={typed ?? proposed}
            error={error}
            autoComplete="off"
            maxLength={15}
            required
          />
          <p className="flex flex-wrap gap-3">
            <Button name="intent" value="account" look="primary" icon="lock">
              {text.pay}
            </Button>
            <LinkButton to="/User/balance" ahead={false}>
              {balance === null ? text.toAccount : text.choose}
            </LinkButton>
          </p>
        </Form>
      )}
    </section>
  )
}

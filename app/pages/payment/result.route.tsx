import { type ReactNode, useEffect } from 'react'
import { data, Form, redirect, useRevalidator } from 'react-router'
import { findAttempt } from '~/features/payments/payments.server'
import { text } from '~/features/payments/text'
import { formatPrice } from '~/kernel/turkish'
import { shop } from '~/server/shop.server'
import type { PageHandle } from '~/shell/layout'
import { Button, LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/result.route'
import { metaOf } from '../shared/page-meta'
import { type PaymentView, viewPayment } from './page.server'

/** The stored result of a card payment, after the bank's redirect or a refresh. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const page = { title: text.resultTitle, noindex: true }
  const isMember = visit.visitor.kind === 'member'
  const id = url.searchParams.get('odeme')
  const attempt = id === null ? null : await findAttempt(visit.db, id)
  // Without a payment the page explains itself; an unknown id stays 404.
  if (!attempt) return data({ view: null, isMember, page }, id === null ? 200 : 404)
  const view = await viewPayment(visit, attempt)
  if (view.outcome === 'paid' && view.own) throw redirect(`/siparis/${view.code}/tesekkurler`)
  return data({ view, isMember, page })
}

export const meta = metaOf
export const handle: PageHandle = { layout: 'basic' }

export default function PaymentResult({ loaderData: { view, isMember } }: Route.ComponentProps) {
  if (!view) return <NoPayment isMember={isMember} />
  return (
    <div className="page grid max-w-narrow gap-5 pt-12 pb-16">
      {view.outcome === 'waiting' && <AskAgain />}
      <h1 className="text-3xl" tabIndex={-1}>
        {titles[view.outcome]}
      </h1>
      <p className="text-ink-2">
        {text.amount}: <strong className="tabular-nums">{formatPrice(view.amount)}</strong>
        {view.code && ` · ${text.order}: ${view.code}`}
      </p>
      <Outcome view={view} />
    </div>
  )
}

/** The page without a payment: its purpose and further links. */
function NoPayment({ isMember }: { isMember: boolean }) {
  return (
    <div className="page grid max-w-narrow gap-5 pt-12 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.noneTitle}
      </h1>
      <p className="text-ink-2">{text.noneWhat}</p>
      <p className="text-ink-2">{isMember ? text.noneMember : text.noneGuest}</p>
      <div className="flex flex-wrap gap-3">
        {isMember && (
          <LinkButton look="primary" to="/User/orders" ahead={false}>
            {text.toOrders}
          </LinkButton>
        )}
        <LinkButton look={isMember ? 'secondary' : 'primary'} to="/sepetim" ahead={false}>
          {text.toBasket}
        </LinkButton>
        <LinkButton to={isMember ? '/User/help' : '/contact'} ahead={false}>
          {text.toHelp}
        </LinkButton>
      </div>
    </div>
  )
}

const pause = 5_000

/** Polls the payment's state until it has ended, without reloading the page (WCAG 2.2.1). */
function AskAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), pause)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content="5" />
    </noscript>
  )
}

const titles = {
  paid: text.paidTitle,
  already_paid: text.alreadyPaidTitle,
  failed: text.failedTitle,
  waiting: text.waitingTitle,
  expired: text.expiredTitle,
  returned: text.returnedTitle,
} as const

function Outcome({ view }: { view: PaymentView }) {
  switch (view.outcome) {
    case 'paid':
      return (
        <Told kind="success" sentence={view.onAccount ? text.paidAccount : text.paid}>
          <a className="button" data-look="primary" href={`/odeme/${view.id}/makbuz`} download>
            {text.receipt}
          </a>
          {view.onAccount ? (
            <LinkButton to="/User/balance" ahead={false}>
              {text.toAccount}
            </LinkButton>
          ) : (
            <LinkButton to="/">{text.home}</LinkButton>
          )}
        </Told>
      )
    case 'already_paid':
      return (
        <Told kind="success" sentence={text.alreadyPaid}>
          {view.own ? (
            <LinkButton look="primary" to={`/siparis/${view.code}`} ahead={false}>
              {text.followOrder}
            </LinkButton>
          ) : (
            <LinkButton to="/">{text.home}</LinkButton>
          )}
        </Told>
      )
    case 'waiting':
      return (
        <Told kind="info" sentence={view.onAccount ? text.waitingAccount : text.waiting}>
          <LinkButton to={`/3dpayment?odeme=${view.id}`} ahead={false}>
            {text.refresh}
          </LinkButton>
        </Told>
      )
    case 'failed':
      return <Failed view={view} />
    case 'expired':
      return (
        <Told
          kind="warning"
          sentence={view.reason ?? (view.onAccount ? text.declined.timed_out : text.expired)}
        >
          <LinkButton look="primary" to={view.onAccount ? '/pm' : '/checkout/steps'} ahead={false}>
            {view.onAccount ? text.toManual : text.toCheckout}
          </LinkButton>
        </Told>
      )
    case 'returned':
      return (
        <Told kind="warning" sentence={[view.reason, text.returned].filter(Boolean).join(' ')}>
          <LinkButton to="/sepetim">{text.home}</LinkButton>
        </Told>
      )
  }
}

function Failed({ view }: { view: PaymentView }) {
  return (
    <>
      <Notice kind="danger">{view.reason}</Notice>
      {view.own && <p>{text.kept}</p>}
      <div className="flex flex-wrap gap-3">
        {view.retry && (
          <Form method="post" action={`/odeme/${view.id}`} reloadDocument>
            <Button look="primary" icon="lock">
              {text.tryAgain}
            </Button>
          </Form>
        )}
        {view.onAccount ? (
          <LinkButton look="primary" to="/pm" ahead={false}>
            {text.toManual}
          </LinkButton>
        ) : (
          <LinkButton to="/checkout/steps?adim=odeme" ahead={false}>
            {text.otherWay}
          </LinkButton>
        )}
      </div>
    </>
  )
}

function Told({
  kind,
  sentence,
  children,
}: {
  kind: 'info' | 'success' | 'warning'
  sentence: string
  children: ReactNode
}) {
  return (
    <>
      <Notice kind={kind}>{sentence}</Notice>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  )
}

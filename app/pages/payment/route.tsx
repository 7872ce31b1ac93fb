import { data, redirect, redirectDocument } from 'react-router'
import { beginPayment } from '~/features/payments/payments.server'
import { retryPayment } from '~/features/checkout/checkout.server'
import { text } from '~/features/payments/text'
import { readForm } from '~/http/reading/form.server'
import { formatPrice } from '~/kernel/turkish'
import { shop } from '~/server/shop.server'
import type { PageHandle } from '~/shell/layout'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { isPaidOtherwise, mayStillPay, requireAttempt } from './page.server'

/** The bank's page of an attempt. Holders of its id, which cannot be guessed, may pay. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const found = await requireAttempt(visit, params.id)
  const { id } = found
  if (!(await mayStillPay(visit, found))) throw redirect(`/3dpayment?odeme=${id}`)
  const { db, origin, clock, log } = visit
  const gateways = await visit.gateways()
  const page = { title: text.pay, noindex: true }
  const attempt = await beginPayment(db, gateways, { id, origin, now: clock }).catch((err: unknown) => {
    log.error({ err, attempt: id }, 'the payment could not be begun')
    return null
  })
  if (!attempt) return data({ page, amount: 0, pageUrl: null, framed: false }, 503)
  if (attempt.state !== 'started') throw redirect(`/3dpayment?odeme=${id}`)
  const { amount, pageUrl, gateway } = attempt
  visit.frameOrigin = (gateway && gateways.named[gateway]?.frameOrigin) ?? null
  return data({ page, amount, pageUrl, framed: visit.frameOrigin !== null })
}

/** Starts another try for the same order. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  await readForm(request, { once: [] })
  const { db, visitor, clock } = visit
  const attempt = await requireAttempt(visit, params.id)
  const next = await retryPayment(db, visitor, { attemptId: attempt.id, now: clock() })
  if (next) return redirectDocument(`/odeme/${next}`, 303)
  const isPaid = attempt.state === 'settled' || (await isPaidOtherwise(visit, attempt))
  return redirect(isPaid ? `/3dpayment?odeme=${attempt.id}` : '/checkout/steps', 303)
}

export const meta = metaOf
export const handle: PageHandle = { layout: 'basic' }

export default function Pay({ loaderData: { amount, pageUrl, framed } }: Route.ComponentProps) {
  if (pageUrl === null) return <NotReached />
  if (framed)
    return (
      <div className="page pt-6 pb-16">
        <h1 className="mb-4 text-2xl" tabIndex={-1}>
          {text.pay}: {formatPrice(amount)}
        </h1>
        {/* The provider's page and the bank's in it need scripts, their own origin, windows, and navigation back
            to this page: a sandbox with all of that would forbid nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe src={pageUrl} title={text.frame} className="h-[48rem] w-full rounded-lg border border-line" />
      </div>
    )
  return (
    <div className="page grid max-w-narrow justify-items-center gap-4 pt-16 pb-16 text-center">
      {/* CSP forbids a form to another site; a refresh is allowed. */}
      <meta httpEquiv="refresh" content={`0;url=${pageUrl}`} />
      <h1 className="text-2xl" tabIndex={-1}>
        {text.goingTitle}
      </h1>
      <p className="text-ink-2">{text.going}</p>
      <a className="button" data-look="primary" href={pageUrl}>
        {text.go}
      </a>
    </div>
  )
}

function NotReached() {
  return (
    <div className="page grid max-w-narrow gap-4 pt-16 pb-16">
      <h1 className="text-2xl" tabIndex={-1}>
        {text.failedTitle}
      </h1>
      <Notice kind="danger">{text.notReached}</Notice>
      {/* Reloads this page. */}
      <form method="get">
        <Button look="primary">{text.tryAgain}</Button>
      </form>
    </div>
  )
}

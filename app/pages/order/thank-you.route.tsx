import { data, Form, redirect, useNavigation } from 'react-router'
import { newPasswordInput } from '~/features/identity/schema'
import { text as identityText } from '~/features/identity/text'
import { registerBuyer } from '~/features/orders/orders.server'
import { OrderLines } from '~/features/orders/ui/order-lines'
import { PaymentNote } from '~/features/fulfilment/ui/payment-note'
import { text } from '~/features/orders/ui/text'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { askingOf } from '~/server/visit/sign-in.server'
import { Button, LinkButton } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { PasswordField } from '~/ui/forms/password-field'
import { ShopLink } from '~/ui/links/shop-link'
import { Stitch } from '~/ui/stitch'
import type { Route } from './+types/thank-you.route'
import { fieldOf } from '../shared/account-form'
import { requireOrder, signatureIn } from './page.server'
import { metaOf } from '../shared/page-meta'
import { noticeLinkOf } from './payment-notice.server'

/** The page after ordering, which may be opened again. A guest can register here. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const order = await requireOrder(visit, request, params.code)
  const isSent = url.searchParams.has('uyelik')
  return {
    noticeLink: await noticeLinkOf(visit, request, order),
    order,
    isSent,
    mayJoin: visit.visitor.kind === 'guest' && !isSent,
    page: { title: text.thanks, noindex: true },
  }
}

/** Registers the guest with the order's data and the form's password. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  const order = await requireOrder(visit, request, params.code)
  const form = await readForm(request, { once: ['sifre'] })
  const { data: password, error } = newPasswordInput.safeParse(fieldOf(form, 'sifre'))
  const answer = (message: string, status: number) => data({ wrong: message }, { status })
  if (password === undefined) return answer(error!.issues[0]!.message, 422)
  const outcome = await registerBuyer(
    { ...visit, ...askingOf(visit, request), headers: request.headers },
    order,
    password,
  )
  if (outcome.status === 'refused') return answer(identityText.refused[outcome.code], 422)
  if (outcome.status === 'too_many') {
    visit.retryAfter = outcome.seconds
    return answer(identityText.tooMany(outcome.seconds), 429)
  }
  const signature = signatureIn(request)
  const kept = new URLSearchParams({ ...(signature ? { imza: signature } : {}), uyelik: '1' })
  return redirect(`/siparis/${order.code}/tesekkurler?${kept}`, 303)
}

export const meta = metaOf

export default function ThankYou({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isSent, mayJoin, noticeLink } = loaderData
  return (
    <div className="page grid max-w-narrow gap-8 pt-10 pb-16">
      <header className="grid justify-items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-ok-soft text-2xl text-ok">
          <Icon name="check" />
        </span>
        <h1 className="text-3xl" tabIndex={-1}>
          {text.thanks}
        </h1>
        <p className="flex flex-wrap items-center justify-center gap-3">
          {text.number}: <strong className="tabular-nums">{order.code}</strong>
          <CopyButton value={order.code} what={text.number} />
        </p>
        <p className="max-w-full wrap-anywhere text-ink-2">{text.mailSent(order.email)}</p>
      </header>
      <PaymentNote order={order} noticeLink={noticeLink} />
      <Stitch />
      <OrderLines order={order} />
      {isSent && <Notice kind="success">{text.joinSent(order.email)}</Notice>}
      {mayJoin && <Joining email={order.email} wrong={actionData?.wrong} />}
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton look="primary" to={`/siparis/${order.code}`}>
          {text.followOrder}
        </LinkButton>
        <LinkButton to="/">{text.keepShopping}</LinkButton>
      </div>
    </div>
  )
}

function Joining({ email, wrong }: { email: string; wrong: string | undefined }) {
  const { state } = useNavigation()
  return (
    <Form
      method="post"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
      aria-labelledby="uyelik"
      noValidate
    >
      <div className="grid gap-2">
        <h2 id="uyelik" className="text-xl">
          {text.join}
        </h2>
        <p className="text-ink-2">{text.joinWhy(email)}</p>
      </div>
      <PasswordField
        id="sifre"
        name="sifre"
        label={text.newPassword}
        hint={text.newPasswordHint}
        error={wrong}
        autoComplete="new-password"
        required
      />
      <p className="text-sm text-ink-2">
        {text.joinTerms}{' '}
        <ShopLink to="/contents/uyelik-sozlesmesi" ahead={false} className="link">
          {text.joinTermsLink}
        </ShopLink>
      </p>
      <div className="grid sm:justify-start">
        <Button pending={state !== 'idle'}>{text.joinIt}</Button>
      </div>
    </Form>
  )
}

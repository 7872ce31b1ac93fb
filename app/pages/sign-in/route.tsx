import { useEffect } from 'react'
import { redirect } from 'react-router'
import { passwordChanged } from '~/features/identity/identity'
import { text } from '~/features/identity/page.text'
import { returnPath } from '~/shell/moving/return-path'
import { shop } from '~/server/shop.server'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { PasswordField } from '~/ui/forms/password-field'
import { ShopLink } from '~/ui/links/shop-link'
import { showToast } from '~/ui/messages/toast'
import type { Route } from './+types/route'
import { submitLogin } from './actions.server'
import { AccountPage, errorsByField } from '../shared/account-page'
import { metaOf } from '../shared/page-meta'

const notices: Record<string, string> = {
  dogrulandi: text.verified,
  sifre: passwordChanged,
  'sona-erdi': text.signedOut,
}

/** Redirects signed-in visitors home (specification §4). */
export function loader({ request, context }: Route.LoaderArgs) {
  const { visitor, origin } = context.get(shop)
  if (visitor.kind !== 'guest') throw redirect('/')
  const query = new URL(request.url).searchParams
  const wanted = query.get('donus')
  return {
    back: wanted === null ? '' : returnPath(wanted),
    notice: notices[query.get('durum') ?? ''] ?? null,
    page: { title: text.signIn, canonical: `${origin}/user/login`, noindex: true },
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  if (visit.visitor.kind !== 'guest') throw redirect('/', 303)
  return submitLogin(visit, request)
}

export const meta = metaOf

export default function Login({ loaderData: { back, notice }, actionData }: Route.ComponentProps) {
  const errors = errorsByField(actionData?.errors)
  const { email = '', remember = '' } = actionData?.values ?? {}
  useEffect(() => {
    // Shown for 20 s, because the number must be written down.
    if (actionData?.failure) showToast({ text: actionData.failure, kind: 'danger', hideAfter: 20_000 })
  }, [actionData])
  return (
    <AccountPage
      title={text.signIn}
      lead={text.signInLead}
      errors={actionData?.errors}
      submit={text.signIn}
      action="/user/login"
      notice={notice && !actionData && <Notice kind="success">{notice}</Notice>}
      after={<JoinLinks />}
    >
      <input type="hidden" name="donus" value={back} />
      <TextField
        id="email"
        name="email"
        label={text.email}
        error={errors.email}
        defaultValue={email}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      <PasswordField
        id="password"
        name="password"
        label={text.password}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox name="remember" value="1" label={text.remember} defaultChecked={remember === '1'} />
        <ShopLink to="/user/forgot" ahead={false} className="link py-2">
          {text.forgotLink}
        </ShopLink>
      </div>
    </AccountPage>
  )
}

function JoinLinks() {
  return (
    <p className="border-t border-line pt-5">
      {text.noAccount}{' '}
      <ShopLink to="/create" ahead={false} className="link inline-block py-1 font-semibold">
        {text.join}
      </ShopLink>
      {' · '}
      <ShopLink to="/create?tur=toptan" ahead={false} className="link inline-block py-1 font-semibold">
        {text.wholesale}
      </ShopLink>
    </p>
  )
}

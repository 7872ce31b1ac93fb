import { data, Form, redirect } from 'react-router'
import { newsletterPath } from '~/features/newsletters/newsletters'
import { confirmSignup, findSignup } from '~/features/newsletters/newsletters.server'
import { readForm } from '~/http/reading/form.server'
import { type RequestContext, shop } from '~/server/shop.server'
import { Button, LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/confirm.route'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

type Asked = {
  params: { id: string }
  url: URL
  context: { get(key: typeof shop): RequestContext }
}

function linkOf({ params, url, context }: Asked) {
  const signupId = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0
  return {
    signupId,
    signature: url.searchParams.get('imza') ?? '',
    secret: context.get(shop).secret,
  }
}

const hereOf = ({ signupId, signature }: { signupId: number; signature: string }) =>
  `${newsletterPath}/${signupId}?imza=${encodeURIComponent(signature)}`

/** The page of a sign-up's link. Opening it changes nothing, since scanners of emails open links as well. */
export async function loader(args: Route.LoaderArgs) {
  const link = linkOf(args)
  const state = await findSignup(args.context.get(shop).db, link)
  if (!state) throw data(null, 404)
  return {
    state,
    here: hereOf(link),
    page: { title: text.confirmTitle, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { db, ip, clock } = args.context.get(shop)
  const link = linkOf(args)
  await readForm(args.request, { once: [] })
  if (!(await confirmSignup(db, link, { ip, now: clock() }))) throw data(null, 404)
  return redirect(hereOf(link), 303)
}

export const meta = metaOf

export default function ConfirmNewsletter({ loaderData: { state, here } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-read justify-items-start gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.confirmTitle}
      </h1>
      {state === 'waiting' ? (
        <>
          <p>{text.waiting}</p>
          <Form method="post" action={here}>
            <Button look="primary">{text.confirm}</Button>
          </Form>
        </>
      ) : (
        <>
          {state === 'confirmed' ? <Notice kind="success">{text.confirmed}</Notice> : <p>{text.gone}</p>}
          <LinkButton to="/">{text.home}</LinkButton>
        </>
      )}
    </div>
  )
}

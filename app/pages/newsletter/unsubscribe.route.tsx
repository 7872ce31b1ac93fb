import { data, Form, redirect } from 'react-router'
import { maskRecipient } from '~/features/consents/consents'
import { newsletterPath } from '~/features/newsletters/newsletters'
import { hasUnsubscribed, readUnsubscribeLink, unsubscribe } from '~/features/newsletters/newsletters.server'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { Button, LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/unsubscribe.route'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** The page of a newsletter's link. Opening it changes nothing, since scanners of emails open links as well. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(shop)
  const receiver = readUnsubscribeLink(secret, params.token)
  if (!receiver) throw data(null, 404)
  return {
    to: maskRecipient('email', receiver.email),
    isDone: await hasUnsubscribed(db, receiver),
    here: `${newsletterPath}/ayril/${params.token}`,
    page: { title: text.unsubscribeTitle, noindex: true },
  }
}

/** Ends the newsletter: the button of the page, and the POST of mail programs without cookies (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, secret, ip, clock } = context.get(shop)
  const receiver = readUnsubscribeLink(secret, params.token)
  if (!receiver) throw data(null, 404)
  const form = await readForm(request, { once: ['List-Unsubscribe'] })
  await unsubscribe(db, receiver, { ip, now: clock() })
  // Mail programs do not follow a redirect of their POST.
  if (form.has('List-Unsubscribe')) return null
  return redirect(`${newsletterPath}/ayril/${params.token}`, 303)
}

export const meta = metaOf

export default function Unsubscribe({ loaderData: { to, isDone, here } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-read justify-items-start gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.unsubscribeTitle}
      </h1>
      {isDone ? (
        <>
          <Notice kind="success">{text.done}</Notice>
          <LinkButton to="/">{text.home}</LinkButton>
        </>
      ) : (
        <>
          <div className="grid gap-2">
            <p>{text.ask(to)}</p>
            <p className="text-ink-2">{text.why}</p>
          </div>
          <Form method="post" action={here}>
            <Button look="primary">{text.unsubscribe}</Button>
          </Form>
        </>
      )}
    </div>
  )
}

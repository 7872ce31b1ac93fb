import { data, Form, redirect } from 'react-router'
import { consentPath, maskRecipient } from '~/features/consents/consents'
import { isWithdrawn, readConsentLink, withdraw } from '~/features/consents/consents.server'
import { transaction } from '~/db/transaction.server'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { Button, LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** The page of a message's link. Opening it changes nothing, since scanners of emails open links as well. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(shop)
  const link = readConsentLink(secret, params.token)
  if (!link) throw data(null, 404)
  const { channel, recipient } = link
  return {
    channel,
    to: maskRecipient(channel, recipient),
    isDone: await isWithdrawn(db, link),
    here: `${consentPath}/${params.token}`,
    page: { title: text.title, noindex: true },
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, secret, ip, clock } = context.get(shop)
  const link = readConsentLink(secret, params.token)
  if (!link) throw data(null, 404)
  await readForm(request, { once: [] })
  const evidence = { ip, form: 'baglanti', now: clock() }
  await transaction(db, (db) => withdraw(db, link, evidence))
  return redirect(`${consentPath}/${params.token}`, 303)
}

export const meta = metaOf

export default function ConsentLink({ loaderData }: Route.ComponentProps) {
  const { channel, to, isDone, here } = loaderData
  return (
    <div className="page grid max-w-read justify-items-start gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      {isDone ? (
        <>
          <Notice kind="success">{text.done[channel]}</Notice>
          <p className="text-ink-2">{text.again}</p>
          <LinkButton to="/">{text.home}</LinkButton>
        </>
      ) : (
        <>
          <div className="grid gap-2">
            <p>{text.ask[channel](to)}</p>
            <p className="text-ink-2">{text.why}</p>
          </div>
          <Form method="post" action={here}>
            <Button look="primary">{text.withdraw[channel]}</Button>
          </Form>
        </>
      )}
    </div>
  )
}

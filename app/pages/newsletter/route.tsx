import { data, redirect } from 'react-router'
import { emailInput } from '~/features/identity/schema'
import { newsletterPath } from '~/features/newsletters/newsletters'
import { signUp } from '~/features/newsletters/newsletters.server'
import { newsletterConsent, text } from '~/features/newsletters/text'
import { NewsletterForm } from '~/features/newsletters/ui/newsletter-form'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/route'
import { fieldOf, parseFields } from '../shared/account-form'
import { metaOf } from '../shared/page-meta'
import { tellToWait } from '../shared/tell-to-wait.server'

/** The page behind the form of the footer: its answer, or the form again with what is wrong. */
export function loader({ url }: Route.LoaderArgs) {
  const isAsked = url.searchParams.get('durum') === 'istendi'
  return { isAsked, page: { title: text.title, noindex: true } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  const form = await readForm(request, { once: ['email', 'website'] })
  const typed = fieldOf(form, 'email')
  const wait = await tellToWait(visit, 'message')
  if (wait) return data({ typed, error: undefined, refused: wait }, 429)
  const parsed = parseFields(emailInput, typed)
  if (parsed.errors) return data({ typed, error: parsed.errors[0]!.message, refused: null }, 422)
  // The same answer for programs, for known addresses and for new ones (promise P09).
  if (fieldOf(form, 'website') === '') {
    const { db, ip, clock } = visit
    await signUp(db, {
      email: parsed.data,
      wording: newsletterConsent,
      ip,
      now: clock(),
    })
  }
  return redirect(`${newsletterPath}?durum=istendi`, 303)
}

export const meta = metaOf

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const isAsked = loaderData.isAsked && !actionData
  return (
    <div className="page grid max-w-read gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      {actionData?.refused && <Notice kind="warning">{actionData.refused}</Notice>}
      {isAsked ? (
        <>
          <Notice kind="info">{text.asked}</Notice>
          <p className="text-ink-2">{text.askedHint}</p>
        </>
      ) : (
        <>
          <p className="text-ink-2">{text.lead}</p>
          <NewsletterForm typed={actionData?.typed} error={actionData?.error} />
        </>
      )}
    </div>
  )
}

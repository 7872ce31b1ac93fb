import { data, Form, redirect } from 'react-router'
import { partsOf, topicLinkPath } from '~/features/announcements/announcements'
import { isTopicStopped, readTopicLink, stopTopic } from '~/features/announcements/announcements.server'
import { transaction } from '~/db/transaction.server'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { Button, LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/topic.route'
import { text as topics } from '../account/notification/text'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** The page of a topic's link. Opening it changes nothing, since scanners of emails open links as well. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(shop)
  const link = readTopicLink(secret, params.token)
  if (!link) throw data(null, 404)
  return {
    topic: topics.topics[partsOf(link.choice).topic].title,
    isDone: await isTopicStopped(db, link),
    here: `${topicLinkPath}/${params.token}`,
    page: { title: text.topic.title, noindex: true },
  }
}

/** Ends the topic: the button of the page, and the POST of mail programs without cookies (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, secret, clock } = context.get(shop)
  const link = readTopicLink(secret, params.token)
  if (!link) throw data(null, 404)
  const form = await readForm(request, { once: ['List-Unsubscribe'] })
  await transaction(db, (db) => stopTopic(db, link, clock()))
  // Mail programs do not follow a redirect of their POST.
  if (form.has('List-Unsubscribe')) return null
  return redirect(`${topicLinkPath}/${params.token}`, 303)
}

export const meta = metaOf

export default function TopicLink({ loaderData: { topic, isDone, here } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-read justify-items-start gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.topic.title}
      </h1>
      {isDone ? (
        <>
          <Notice kind="success">{text.topic.done(topic)}</Notice>
          <p className="text-ink-2">{text.topic.again}</p>
          <LinkButton to="/">{text.home}</LinkButton>
        </>
      ) : (
        <>
          <div className="grid gap-2">
            <p>{text.topic.ask(topic)}</p>
            <p className="text-ink-2">{text.topic.why}</p>
          </div>
          <Form method="post" action={here}>
            <Button look="primary">{text.topic.stop}</Button>
          </Form>
        </>
      )}
    </div>
  )
}

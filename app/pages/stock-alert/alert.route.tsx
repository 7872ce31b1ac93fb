import { data, Form, redirect } from 'react-router'
import { maxOpenAlerts, stockAlertPath } from '~/features/stock-alerts/stock-alerts'
import { confirmAlert, findByLink, stopAlerts } from '~/features/stock-alerts/stock-alerts.server'
import { readForm } from '~/http/reading/form.server'
import { type RequestContext, shop } from '~/server/shop.server'
import { Button, LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/alert.route'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

type Asked = { params: { id: string }; url: URL; context: { get(key: typeof shop): RequestContext } }

function linkOf({ params, url, context }: Asked) {
  const alertId = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : 0
  return { alertId, signature: url.searchParams.get('imza') ?? '', secret: context.get(shop).secret }
}

const hereOf = ({ alertId, signature }: { alertId: number; signature: string }) =>
  `${stockAlertPath}/${alertId}?imza=${encodeURIComponent(signature)}`

/** The page of an alert's link. Opening it changes nothing, since scanners of emails open links as well. */
export async function loader(args: Route.LoaderArgs) {
  const link = linkOf(args)
  const alert = await findByLink(args.context.get(shop).db, link)
  if (!alert) throw data(null, 404)
  const { searchParams } = args.url
  const done = (['confirmed', 'stopped'] as const).find((name) => searchParams.get('durum') === name)
  return { alert, done: done ?? null, here: hereOf(link), page: { title: text.title, noindex: true } }
}

export async function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(shop)
  const link = linkOf(args)
  const intent = (await readForm(args.request, { once: ['intent'] })).get('intent')
  if (intent === 'stop') {
    if (!(await stopAlerts(db, link))) throw data(null, 404)
    return redirect(`${hereOf(link)}&durum=stopped`, 303)
  }
  if (intent !== 'confirm') throw data(null, 400)
  const outcome = await confirmAlert(db, { ...link, now: clock() })
  if (outcome === 'full') return data({ refused: text.full(maxOpenAlerts) }, 409)
  if (outcome === 'unknown') throw data(null, 404)
  return redirect(`${hereOf(link)}&durum=confirmed`, 303)
}

export const meta = metaOf

export default function StockAlertLink({ loaderData, actionData }: Route.ComponentProps) {
  const { alert, done, here } = loaderData
  return (
    <div className="page grid max-w-read justify-items-start gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      {actionData && <Notice kind="warning">{actionData.refused}</Notice>}
      {done && !actionData && <Notice kind="success">{text[done]}</Notice>}
      {alert.state === 'gone' ? (
        done === null && <p>{text.gone}</p>
      ) : (
        <>
          <div className="grid gap-2">
            <p>
              <strong>{alert.productName}</strong>, {alert.variantName}
            </p>
            {done === null && <p className="text-ink-2">{text[alert.state]}</p>}
          </div>
          <Form method="post" action={here} className="flex flex-wrap gap-3">
            {alert.state === 'waiting' && (
              <Button look="primary" name="intent" value="confirm">
                {text.confirm}
              </Button>
            )}
            <Button name="intent" value="stop">
              {alert.state === 'sent' ? text.stop : text.drop}
            </Button>
            {alert.path && (
              <LinkButton to={alert.path} look="quiet">
                {text.see}
              </LinkButton>
            )}
          </Form>
        </>
      )}
    </div>
  )
}

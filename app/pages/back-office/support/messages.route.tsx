import { data, Link, redirect, useSearchParams } from 'react-router'
import { listContacts, removeContact, setContactStatus } from '~/features/contact/contact.server'
import { formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { readId as readIdOf } from '~/http/reading/form.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { Action } from '../shared/action'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager, Views } from '../shared/list-parts'
import { readAction, staffVisit } from '../shared/staff.server'
import { text as shared } from '../shared/text'
import type { Route } from './+types/messages.route'
import { text } from './text'

const views = {
  '': { status: 'open', suspect: false },
  kapanan: { status: 'closed', suspect: false },
  gereksiz: { status: undefined, suspect: true },
} as const

/** Messages of the contact form. They are answered by email, which the shop does not keep. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(views, asked) ? (asked as keyof typeof views) : ''
  const start = (pageNumber(params) - 1) * pageLength
  const { rows, total } = await listContacts(db, { ...views[view], start, length: pageLength })
  return {
    view,
    total,
    messages: rows.map(({ nonce: _nonce, notice: _notice, copied: _copied, ...row }) => row),
    page: { title: text.form.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, form, verb, staff } = await readAction(args, { once: ['ileti'] })
  const id = readIdOf(form, 'ileti')
  const found =
    id !== null &&
    (verb === 'sil'
      ? await removeContact(visit.db, id, staff.actor)
      : await setContactStatus(visit.db, id, verb === 'ac' ? 'open' : 'closed', staff.actor))
  if (!found) throw data(null, 404)
  const view = args.url.searchParams.get('gorunum')
  const query = new URLSearchParams({
    oldu: verb,
    ...(view && Object.hasOwn(views, view) ? { gorunum: view } : {}),
  })
  return redirect(`/yonetim/destek/iletiler?${query}`, 303)
}

export const meta = metaOf

export default function ContactMessages({ loaderData: { view, messages, total } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const done = text.form.done[params.get('oldu') ?? '']
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.form.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/destek">
          {text.title}
        </Link>
      </header>
      {done && <Notice kind="success">{done}</Notice>}
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.form.view).map(([key, title]) => ({ key, title }))}
      />
      {messages.length === 0 && <p className="office-card text-ink-2">{shared.empty}</p>}
      {messages.map((one) => (
        <article key={one.id} className="office-card" aria-labelledby={`ileti-${one.id}`}>
          <h2 id={`ileti-${one.id}`}>{one.subject}</h2>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
            <b className="text-ink">{one.name}</b>
            <span className="wrap-anywhere">{one.email}</span>
            {one.phone && <span>{formatPhone(one.phone)}</span>}
            {one.userId !== null && <span>{text.form.member}</span>}
            <time dateTime={new Date(one.createdAt).toISOString()}>
              {formatDateTime(new Date(one.createdAt))}
            </time>
          </p>
          <p className="max-w-read whitespace-pre-line wrap-anywhere">{one.message}</p>
          <div className="office-actions">
            {!one.suspect && (
              <a
                className="button"
                data-look="primary"
                data-size="small"
                href={`mailto:${encodeURIComponent(one.email)}?subject=${encodeURIComponent(`Re: ${one.subject}`)}`}
              >
                {text.form.answer}
              </a>
            )}
            <Action
              verb={one.status === 'open' ? 'kapat' : 'ac'}
              label={one.status === 'open' ? text.form.close : text.form.reopen}
              about={{ ileti: one.id }}
            />
            <Action verb="sil" label={text.form.remove} look="danger" about={{ ileti: one.id }}>
              <p className="text-meta text-ink-2">{text.form.removeHint}</p>
            </Action>
          </div>
        </article>
      ))}
      <Pager total={total} />
      <p className="text-meta text-ink-2">{text.form.kept}</p>
    </>
  )
}

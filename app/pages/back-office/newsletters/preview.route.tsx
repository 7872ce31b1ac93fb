import { data, Link } from 'react-router'
import { readNewsletter } from '~/features/newsletters/newsletters.server'
import { previewNewsletter } from '~/features/notifications/notifications.server'
import { metaOf } from '~/pages/shared/page-meta'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/preview.route'
import { text } from './text'

/** A newsletter as a guest would get it, written by the function that sends it. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await readNewsletter(visit.db, id)
  const html = row ? await previewNewsletter(visit, row.id) : null
  if (!row || html === null) throw data(null, 404)
  return { id: row.id, html, page: { title: text.previewTitle(row.subject), noindex: true } }
}

export const meta = metaOf

export default function NewsletterPreview({ loaderData: { id, html, page } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to={`/yonetim/bultenler/${id}`}>
          {text.edit}
        </Link>
      </header>
      <p className="text-meta text-ink-2">{text.previewHint}</p>
      {/* The email is a document of its own, without scripts and without the page's address. */}
      <iframe className="office-email" title={page.title} sandbox="" srcDoc={html} />
    </>
  )
}

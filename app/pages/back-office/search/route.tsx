import { Form, Link } from 'react-router'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { findAnything } from './find.server'
import { text } from './text'

/** Ara: one search over records and pages. The line at the top asks it for its suggestions. */
export async function loader(args: Route.LoaderArgs) {
  const words = args.url.searchParams.get('q') ?? ''
  const hits = await findAnything(staffVisit(args), words)
  return { words, hits, page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function Search({ loaderData: { words, hits } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Form method="get" className="office-filters" key={words}>
        <TextField id="q" name="q" type="search" label={text.label} defaultValue={words} maxLength={100} />
        <button className="button" data-look="primary" data-size="small">
          {text.short}
        </button>
      </Form>
      {hits.length === 0 && (
        <p className="office-card text-ink-2">{words.trim() ? text.none(words.trim()) : text.empty}</p>
      )}
      {[...Map.groupBy(hits, ({ subject }) => subject)].map(([subject, found]) => (
        <section key={subject} className="office-card">
          <h2>{subject}</h2>
          <ul className="office-parts">
            {found.map((hit) => (
              <li key={hit.to}>
                <Link className="link font-semibold" to={hit.to}>
                  {hit.title}
                </Link>
                {hit.detail && <span className="text-ink-2">{hit.detail}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

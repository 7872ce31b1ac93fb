import { Link, useSearchParams } from 'react-router'
import { contentPath } from '~/features/content/content'
import { listNewestContents, stateOf } from '~/features/content/content.server'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Notice } from '~/ui/messages/notice'
import { Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** İçerik: the newest version of every page, the last saved first. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const asked = args.url.searchParams.get('gorunum') ?? ''
  const view = Object.hasOwn(text.view, asked) ? (asked as keyof typeof text.view) : ''
  const rows = await listNewestContents(db)
  const contents = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    path: contentPath(row),
    state: stateOf(row, clock()),
    savedAt: row.updatedAt,
  }))
  return {
    view,
    contents: contents.filter(({ kind, state }) =>
      view === 'taslak' ? state !== 'published' : (kind === 'page') === (view === ''),
    ),
    page: { title: text.title, noindex: true },
  }
}

export const meta = metaOf

export default function Contents({ loaderData: { view, contents } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const done = text.done[params.get('oldu') ?? '']
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/icerik/sorular">
          {text.faqs}
        </Link>
        <Link className="button" data-look="primary" data-size="small" to="/yonetim/icerik/yeni">
          {text.add}
        </Link>
      </header>
      {done && <Notice kind="success">{done}</Notice>}
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({ key, title }))}
      />
      {contents.length === 0 ? (
        <p className="office-card text-ink-2">{text.none}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.address}</th>
                <th scope="col">{text.state}</th>
                <th scope="col">{text.savedAt}</th>
              </tr>
            </thead>
            <tbody>
              {contents.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Link to={`/yonetim/icerik/${row.id}`}>{row.title}</Link>
                    {row.kind !== 'page' && <span className="text-ink-2"> · {text.kinds[row.kind]}</span>}
                  </td>
                  <td className="text-ink-2 wrap-anywhere max-md:hidden">{row.path}</td>
                  <td>
                    <Pill tone={row.state === 'published' ? 'done' : 'wait'}>{text.states[row.state]}</Pill>
                  </td>
                  <td className="whitespace-nowrap text-ink-2">{formatDateTime(new Date(row.savedAt))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

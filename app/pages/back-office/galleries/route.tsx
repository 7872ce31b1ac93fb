import { Link } from 'react-router'
import { galleriesPath, galleryPath } from '~/features/galleries/galleries'
import { listGalleries } from '~/features/galleries/galleries.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Done } from '../shared/action'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager } from '../shared/list-parts'
import { Thumbnail } from '../shared/picture-field'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** Galeriler: every gallery in the shop's order, hidden ones too. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  const { data, total } = await listGalleries(db, { start, length: pageLength, all: true })
  return {
    galleries: data.map((row) => ({ ...row, state: stateOf(row) })),
    total,
    page: { title: text.title, noindex: true },
  }
}

const stateOf = ({ active, count }: { active: boolean; count: number }): keyof typeof text.states =>
  !active ? 'hidden' : count === 0 ? 'bare' : 'shown'

export const meta = metaOf

const tones = { shown: 'done', hidden: 'ended', bare: 'wait' } as const

export default function Galleries({ loaderData: { galleries, total } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <a className="button" data-look="quiet" data-size="small" href={galleriesPath}>
          {text.toShop}
        </a>
        <Link className="button" data-look="primary" data-size="small" to="/yonetim/galeriler/yeni">
          {text.add}
        </Link>
      </header>
      <Done sentences={text.done} answer={undefined} />
      {total === 0 ? (
        <p className="office-card text-ink-2">{text.empty}</p>
      ) : (
        <>
          <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
          <div className="office-sheet">
            <table className="office-table" data-cards>
              <thead>
                <tr>
                  <th scope="col">{text.name}</th>
                  <th scope="col">{text.address}</th>
                  <th scope="col">{text.pictures}</th>
                  <th scope="col">{text.state}</th>
                </tr>
              </thead>
              <tbody>
                {galleries.map(({ id, title, summary, count, cover, active, state }) => (
                  <tr key={id}>
                    <td data-wide>
                      <span className="flex items-start gap-3">
                        {cover && (
                          <span className="w-16 shrink-0">
                            <Thumbnail hash={cover.hash} />
                          </span>
                        )}
                        <span className="min-w-0">
                          <Link className="font-semibold" to={`/yonetim/galeriler/${id}`}>
                            {title}
                          </Link>
                          <span className="block text-meta text-ink-2">{summary}</span>
                        </span>
                      </span>
                    </td>
                    <td>
                      <span className="text-ink-2">
                        {active ? <a href={galleryPath(id)}>{galleryPath(id)}</a> : galleryPath(id)}
                      </span>
                    </td>
                    <td className="whitespace-nowrap">{text.count(count)}</td>
                    <td>
                      <Pill tone={tones[state]}>{text.states[state]}</Pill>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager total={total} />
        </>
      )}
    </>
  )
}

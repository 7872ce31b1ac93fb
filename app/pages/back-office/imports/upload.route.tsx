import { data, Link } from 'react-router'
import { isRunning, type UploadFault } from '~/features/catalogue/catalogue'
import { countFaults, listFaults, readUpload } from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { ActionForm, Done } from '../shared/action'
import { pageLength, pageNumber, readId } from '../shared/list-address'
import { Pager, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import { useFresh } from '../shared/use-fresh'
import type { Route } from './+types/upload.route'
import { Choices } from './choices'
import { saveUpload } from './save-upload.server'
import { text, withoutOptions } from './text'

/** One file of products: its columns, its trial, its import, and the rows that were skipped. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db } = visit
  const id = readId(args.params.id)
  const upload = id === null ? null : await readUpload(visit, id)
  if (!upload) throw data(null, 404)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  const lists = await getPriceLists(db)
  const view = args.url.searchParams.get('gorunum') === 'uyari' ? 'uyari' : ''
  const remarked = await countFaults(db, upload.id, { skipped: false })
  return {
    upload,
    view,
    remarked,
    ...(await listFaults(db, upload.id, { start, length: pageLength, skipped: view === '' })),
    lists: lists
      .toSorted((a, b) => Number(b.isRetail) - Number(a.isRetail))
      .map(({ code, name }) => ({ code, name })),
    page: { title: upload.name, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveUpload(args)

export const meta = metaOf

export default function ProductUpload({ loaderData, actionData }: Route.ComponentProps) {
  const { upload, faults, total, view, remarked, lists } = loaderData
  const running = isRunning(upload.state)
  const counted = upload.created + upload.updated + upload.unchanged + upload.skipped
  useFresh(running ? 1_500 : undefined)
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{upload.name}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/urunler/aktarim">
          {text.back}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      {upload.failure && <Notice kind="danger">{upload.failure}</Notice>}
      {running && (
        <section className="office-card" aria-live="polite">
          <p>{text.running(counted, upload.rows)}</p>
          <ActionForm verb="durdur" label={text.stop} />
        </section>
      )}
      {upload.state !== 'new' && (
        <section className="office-card">
          <h2>
            {text.result}: {text.states[upload.state]}
          </h2>
          {upload.state === 'tried' && <p className="text-ink-2">{text.trial}</p>}
          <dl className="office-facts">
            {Object.entries(text.count).map(([name, title]) => (
              <div key={name} className="contents">
                <dt>{title}</dt>
                <dd className="tabular-nums">{formatNumber(upload[name as keyof typeof text.count])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {!running && (
        <Choices
          key={`${upload.state} ${upload.id}`}
          headings={upload.headings}
          sample={upload.sample}
          options={upload.options}
          lists={lists}
          next={upload.state === 'tried' ? 'run' : upload.state === 'done' ? 'again' : 'try'}
          answer={actionData}
        />
      )}
      {(upload.skipped > 0 || remarked > 0) && (
        <Faults
          id={upload.id}
          faults={faults}
          total={total}
          view={view}
          counts={{ '': upload.skipped, uyari: remarked }}
          mayDownload={upload.kind !== 'xml' && upload.skipped > 0}
        />
      )}
    </>
  )
}

function Faults({
  id,
  faults,
  total,
  view,
  counts,
  mayDownload,
}: {
  id: number
  faults: readonly UploadFault[]
  total: number
  view: string
  counts: Readonly<Record<string, number>>
  mayDownload: boolean
}) {
  return (
    <section className="office-card">
      <h2>{text.faults}</h2>
      <Views
        label={text.faults}
        current={view}
        views={Object.entries(text.faultViews).map(([key, title]) => ({ key, title, count: counts[key] }))}
      />
      {mayDownload && (
        <p className="text-sm">
          <a
            className="button"
            data-look="secondary"
            data-size="small"
            href={`/yonetim/urunler/aktarim/${id}/hatali`}
            download
          >
            {text.downloadFaults}
          </a>{' '}
          <span className="text-ink-2">{text.faultsHint}</span>
        </p>
      )}
      <div className="office-sheet">
        <table className="office-table" data-cards>
          <thead>
            <tr>
              <th scope="col" data-number>
                {text.line}
              </th>
              <th scope="col">{text.product}</th>
              <th scope="col">{text.fault}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map((one) => (
              <tr key={`${one.fromLine}-${one.toLine}`}>
                <td data-number>{text.lines(one.fromLine, one.toLine)}</td>
                <td>
                  {one.name || one.code}
                  <span className="block text-meta text-ink-2">{one.code}</span>
                </td>
                <td data-wide>
                  {one.remarks.map(({ line, column, value, sentence }) => (
                    <span key={`${line} ${column} ${sentence}`} className="block">
                      {column && <b>{column}</b>} {value && <span className="wrap-anywhere">“{value}”</span>}{' '}
                      {withoutOptions(sentence)}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager total={total} />
    </section>
  )
}

import { data, Link, redirect } from 'react-router'
import { previewHours } from '~/features/content/content'
import {
  compareVersions,
  contentEditor,
  inputOf,
  listVersions,
  previewLink,
  readVersion,
} from '~/features/content/content.server'
import { changeRow, revisionOf } from '~/http/calls/editing.server'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Notice } from '~/ui/messages/notice'
import { ActionForm, type Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/versions.route'
import { text } from './text'

/** The versions of a content, and what one changed against the version before it. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock, origin, secret } = staffVisit(args)
  const now = clock()
  const id = readId(args.params.id)
  const row = id === null ? null : await readVersion(db, id)
  if (!row) throw data(null, 404)
  const versions = await listVersions(db, row.id, now)
  const asked = readId(args.url.searchParams.get('surum')) ?? row.number
  const difference = await compareVersions(db, row.id, { to: asked })
  const until = now.getTime() + previewHours.usual * 3_600_000
  return {
    id: row.id,
    asked,
    revision: revisionOf(row),
    versions: versions.map((one) => ({
      ...one,
      preview: previewLink(origin, secret, { contentId: row.id, number: one.number, until }),
    })),
    fields: difference?.fields ?? [],
    blocks: (difference?.blocks ?? []).map(({ id, change, before, after }) => ({
      id,
      change,
      kind: (after ?? before)!.block.kind,
      place: (after ?? before)!.place,
    })),
    page: { title: text.versions, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, { once: ['numara', 'surum'] })
  const id = readId(args.params.id)
  const number = readId(values['numara'])
  const version = id === null || number === null ? null : await readVersion(visit.db, id, number)
  if (!version) throw data(null, 404)
  const by = { visitor: visit.visitor, now: staff.now }
  const input = inputOf(version, 'draft')
  const { link, ...rest } = input
  const edited = await changeRow(
    visit.db,
    contentEditor,
    { id: version.id, revision: values['surum'] ?? '' },
    input.kind === 'page' ? { ...rest, ...(link ? { link } : {}) } : rest,
    by,
  )
  if (edited.status === 'done') return redirect(`/yonetim/icerik/${version.id}?oldu=${verb}`, 303)
  return data({ verb, refused: text.wrong.stale(''), values } satisfies Refused, 409)
}

export const meta = metaOf

export default function Versions({ loaderData, actionData }: Route.ComponentProps) {
  const { id, asked, revision, versions, fields, blocks } = loaderData
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.versions}</h1>
        <Link className="button" data-look="secondary" data-size="small" to={`/yonetim/icerik/${id}`}>
          {versions[0]!.title}
        </Link>
      </header>
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <div className="office-columns">
        <div>
          <section className="office-card">
            <h2>{text.difference(Math.max(1, asked - 1), asked)}</h2>
            {fields.length === 0 && blocks.length === 0 && <p className="text-ink-2">{text.noDifference}</p>}
            {fields.map(({ field, before, after }) => (
              <dl key={field} className="office-facts">
                <dt>{text.fields[field]}</dt>
                <dd>
                  <del>{before || '—'}</del> → <ins>{after || '—'}</ins>
                </dd>
              </dl>
            ))}
            {blocks.length > 0 && (
              <ul className="office-parts">
                {blocks.map((one) => (
                  <li key={one.id}>
                    {one.place}. {text.block[one.kind]}: {text.change[one.change]}
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div>
          <ul className="office-parts office-card">
            {versions.map((one) => (
              <li key={one.number}>
                <p className="flex flex-wrap items-center gap-x-2">
                  <Link to={`?surum=${one.number}`} aria-current={one.number === asked ? 'page' : undefined}>
                    {text.version(one.number)}
                  </Link>
                  <Pill tone={one.state === 'published' ? 'done' : 'wait'}>{text.states[one.state]}</Pill>
                </p>
                <p className="text-meta text-ink-2">
                  {formatDateTime(new Date(one.savedAt))}
                  {one.isShown && ` · ${text.shown}`}
                </p>
                <div className="office-actions">
                  <a className="button" data-look="quiet" data-size="small" href={one.preview}>
                    {text.preview}
                  </a>
                  {one.number !== versions[0]!.number && (
                    <ActionForm
                      verb="geri-al"
                      label={text.restore}
                      about={{ numara: one.number, surum: revision }}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

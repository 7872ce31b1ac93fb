import { data } from 'react-router'
import type { StaffRole } from '~/features/identity/identity'
import { toSignIn } from '~/server/visit/guard.server'
import { type RequestContext, shop } from '~/server/shop.server'
import { formatDateTime } from '~/kernel/dates'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { loadTasks, type Task } from './page.server'
import { text } from './text'

/** Yönetim: the work that waits for the staff, by role. Guests are led to the sign-in page; members find no such page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, visitor, origin } = staffOnly(context.get(shop), request)
  return {
    name: visitor.user.name,
    role: visitor.role,
    tasks: await loadTasks(db, visitor.role),
    page: { title: text.title, canonical: `${origin}/yonetim`, noindex: true },
  }
}

function staffOnly(visit: RequestContext, request: Request) {
  const { visitor } = visit
  if (visitor.kind === 'guest') throw toSignIn(request)
  if (visitor.kind !== 'staff') throw data(null, 404)
  return { ...visit, visitor }
}

export const meta = metaOf

export default function BackOffice({ loaderData: { name, role, tasks } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">
          {text.hello(name)}. {tasks.length > 0 ? text.lead : ''}
        </p>
      </header>
      {tasks.length > 0 ? (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {tasks.map((task) => (
            <TaskCard key={task.name} task={task} />
          ))}
        </div>
      ) : (
        <OtherWork role={role} />
      )}
    </div>
  )
}

function TaskCard({ task: { name, rows, total } }: { task: Task }) {
  return (
    <section className="account-card">
      <h2 className="flex items-baseline justify-between gap-3">
        {text.tasks[name]}
        <span className="tabular-nums">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="text-ink-2">{text.nothing}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {rows.map(({ key, detail, since }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">{key}</b>
              {detail && <span className="min-w-0 break-words">{detail}</span>}
              {since && <span className="text-ink-2">{formatDateTime(since)}</span>}
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && <p className="text-sm text-ink-2">{text.more(total - rows.length)}</p>}
    </section>
  )
}

function OtherWork({ role }: { role: StaffRole }) {
  return (
    <p>
      {role === 'content' ? text.contentRole : text.nothing}{' '}
      <a href="/api/docs" className="link">
        {text.apiDocs}
      </a>
    </p>
  )
}

import { Link } from 'react-router'
import { metaOf } from '~/pages/shared/page-meta'
import { formatDateTime } from '~/kernel/dates'
import type { Route } from './+types/route'
import { staffVisit } from '../shared/staff.server'
import { loadTasks, type Task } from './page.server'
import { text } from './text'

/** Bugün: the work that waits for the staff member, by permission. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  return {
    name: visitor.user.name,
    tasks: await loadTasks(db, visitor.permissions),
    page: { title: text.title, noindex: true },
  }
}

export const meta = metaOf

export default function Today({ loaderData: { name, tasks } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="text-sm text-ink-2">{text.hello(name)}</p>
      </header>
      {tasks.length > 0 ? (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {tasks.map((task) => (
            <TaskCard key={task.name} task={task} />
          ))}
        </div>
      ) : (
        <p className="text-ink-2">{text.noTasks}</p>
      )}
    </>
  )
}

function TaskCard({ task: { name, rows, total } }: { task: Task }) {
  return (
    <section className="office-card">
      <h2 className="flex items-baseline justify-between gap-3">
        {text.tasks[name]}
        <span className="tabular-nums">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="text-sm text-ink-2">{text.nothing}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {rows.map(({ key, detail, since, to }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-3">
              {to ? (
                <Link className="link font-semibold" to={to}>
                  {key}
                </Link>
              ) : (
                <b className="font-semibold">{key}</b>
              )}
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

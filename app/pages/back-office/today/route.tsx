import { Link } from 'react-router'
import { metaOf } from '~/pages/shared/page-meta'
import { formatDateTime } from '~/kernel/dates'
import type { Route } from './+types/route'
import { staffVisit } from '../shared/staff.server'
import { loadTasks, readCardTrouble, type Task } from './page.server'
import { hasAnyOrder } from '~/features/orders/orders.server'
import { readProgress, type Step } from '../setup/progress.server'
import { text as setupText } from '../setup/text'
import { Figures, LowStock, Missed } from './figures'
import { loadFigures } from './figures.server'
import { text } from './text'
import { Notice } from '~/ui/messages/notice'
import { useFresh } from '../shared/use-fresh'
import { useLive } from '../shared/use-live'

/** Bugün: the work that waits for the staff member, by permission. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db, visitor, clock } = visit
  const [tasks, figures, cardTrouble, steps] = await Promise.all([
    loadTasks(visit),
    loadFigures(db, visitor.permissions, clock()),
    readCardTrouble(visit),
    // The guide leaves the page with its first sale.
    visitor.permissions.includes('settings.write') && !(await hasAnyOrder(db)) ? readProgress(visit) : [],
  ])
  return {
    name: visitor.user.name,
    isLive: visitor.permissions.includes('orders.view'),
    tasks,
    ...figures,
    cardTrouble,
    setsCardsUp: visitor.permissions.includes('settings.write'),
    steps,
    page: { title: text.title, noindex: true },
  }
}

export const meta = metaOf

export default function Today({ loaderData }: Route.ComponentProps) {
  const { name, isLive, cardTrouble, setsCardsUp, tasks, steps, figures, stock, missed } = loaderData
  useFresh()
  useLive(isLive)
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="text-sm text-ink-2">{text.hello(name)}</p>
      </header>
      {cardTrouble && (
        <Notice kind="warning">
          {text.cards[cardTrouble]}{' '}
          {setsCardsUp && (
            <Link className="link" to="/yonetim/ayarlar/kart">
              {text.toCards}
            </Link>
          )}
        </Notice>
      )}
      {steps.length > 0 && <Guide steps={steps} />}
      {figures && <Figures figures={figures} />}
      {tasks.length > 0 || stock || missed ? (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {tasks.map((task) => (
            <TaskCard key={task.name} task={task} />
          ))}
          {stock && <LowStock stock={stock} />}
          {missed && <Missed missed={missed} />}
        </div>
      ) : (
        <p className="text-ink-2">{text.noTasks}</p>
      )}
    </>
  )
}

function Guide({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)
  return (
    <section className="office-card">
      <h2>{setupText.card}</h2>
      <p className="text-ink-2">
        {setupText.progress(done, steps.length)}
        {next && ` · ${setupText.next(setupText.steps[next.name].name)}`}
      </p>
      <span>
        <Link className="button" data-look="primary" data-size="small" to="/yonetim/kurulum">
          {setupText.title}
        </Link>
      </span>
    </section>
  )
}

function TaskCard({ task: { name, rows, total, note } }: { task: Task }) {
  return (
    <section className="office-card">
      <h2 className="flex items-baseline justify-between gap-3">
        {text.tasks[name]}
        <span className="tabular-nums">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="text-sm text-ink-2 wrap-anywhere">{note ?? text.nothing}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {rows.map(({ title, detail, since, to }) => (
            <li
              key={`${to ?? title} ${since?.getTime()}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3"
            >
              {to ? (
                <Link className="link justify-self-start font-semibold" to={to}>
                  {title}
                </Link>
              ) : (
                <b className="font-semibold">{title}</b>
              )}
              {since && <span className="text-ink-2">{formatDateTime(since)}</span>}
              {detail && <span className="col-span-2 wrap-anywhere">{detail}</span>}
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && <p className="text-sm text-ink-2">{text.more(total - rows.length)}</p>}
    </section>
  )
}

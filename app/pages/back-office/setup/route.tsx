import { Link } from 'react-router'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { readProgress } from './progress.server'
import { text } from './text'

/** Kurulum: the steps from an empty shop to the first sale. */
export async function loader(args: Route.LoaderArgs) {
  return { steps: await readProgress(staffVisit(args)), page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function Setup({ loaderData: { steps } }: Route.ComponentProps) {
  const done = steps.filter((step) => step.done).length
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="text-sm text-ink-2">{text.progress(done, steps.length)}</p>
      </header>
      <section className="office-card">
        <p className="text-ink-2">{text.lead}</p>
        <progress className="w-full" value={done} max={steps.length} aria-label={text.title} />
        <ol className="office-parts">
          {steps.map(({ name, done, to, missing = [] }) => (
            <li key={name}>
              <p className="flex flex-wrap items-center gap-x-3">
                {to && !done ? (
                  <Link className="link font-semibold" to={to}>
                    {text.steps[name].name}
                  </Link>
                ) : (
                  <b className="font-semibold">{text.steps[name].name}</b>
                )}
                <Pill tone={done ? 'done' : 'wait'}>{done ? text.done : text.open}</Pill>
              </p>
              <p className="text-ink-2">{text.steps[name].why}</p>
              {missing.length > 0 && (
                <ul className="flex flex-wrap gap-x-4">
                  {missing.map(({ title, to }) => (
                    <li key={title}>
                      <Link className="link inline-flex min-h-11 items-center" to={to}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

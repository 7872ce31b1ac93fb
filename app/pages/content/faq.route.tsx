import type { Faq as Question } from '~/features/content/content'
import { listFaqs } from '~/features/content/content.server'
import { Markdown } from '~/features/content/ui/markdown'
import { shop } from '~/server/shop.server'
import { Icon } from '~/ui/icons/icon'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/faq.route'
import { metaOf } from '../shared/page-meta'
import { text as texts } from '../shared/text'

const text = texts.faq

export async function loader({ context }: Route.LoaderArgs) {
  const { db, origin } = context.get(shop)
  const page = { title: text.title, description: text.description, canonical: `${origin}/sss` }
  return { questions: await listFaqs(db), page }
}

export const meta = metaOf

export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
  const groups = Map.groupBy(questions, ({ group }: Question) => group)
  return (
    <div className="page grid max-w-read gap-8 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      {[...groups].map(([title, group]) => (
        <section key={title} aria-label={title}>
          <SectionHead title={title} />
          <div className="divide-y divide-line border-y border-line">
            {group.map(({ id, question, answer }) => (
              <details key={id} className="group/faq">
                <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
                  {question}
                  <Icon
                    name="chevron-down"
                    className="text-ink-3 transition-transform group-open/faq:rotate-180"
                  />
                </summary>
                <div className="pb-5 text-ink-2">
                  <Markdown blocks={answer} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

import { data } from 'react-router'
import { findFaqs, listFaqs, plainText } from '~/features/content/content.server'
import { getSettings } from '~/features/settings/settings.server'
import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/faq.route'
import { FaqGroups } from './faq-groups'
import { FaqSearch, NothingFound } from './faq-search'
import { metaOf } from '../shared/page-meta'
import { describePage } from '../shared/page-titles.server'
import { faqData } from '../shared/structured-data'
import { tellToWait } from '../shared/tell-to-wait.server'
import { text } from './faq.text'

const shortest = 2
const longest = 100
/** More than a shop has: the page shows all answers that match. */
const mostFound = 500

/** All questions; `?q=` those that hold every word, in any spelling of Turkish letters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  showsNoGoods(visit.stored)
  const { db, origin } = visit
  const page = {
    ...describePage(
      await getSettings(db),
      'faq',
      { name: text.title },
      {},
      { description: text.description },
    ),
    canonical: `${origin}/sss`,
  }
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, longest)
  const all = async (notice: string | null) => {
    const questions = await listFaqs(db)
    const answered = questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }))
    const structured = questions.length > 0 ? [faqData(answered)] : []
    return { questions, q, isFound: false, notice, page: { ...page, data: structured } }
  }
  if (q === '') return all(null)
  if (q.length < shortest) return all(text.tooShort(shortest))
  const wait = await tellToWait(visit, 'search')
  if (wait) return data(await all(wait), 429)
  const { rows } = await findFaqs(db, q, { start: 0, length: mostFound })
  const empty = { ...page, data: [], noindex: true }
  return { questions: rows, q, isFound: true, notice: null, page: empty }
}

export const meta = metaOf

export default function Faq({ loaderData: { questions, q, isFound, notice } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-read gap-8 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      <FaqSearch q={q} count={isFound ? questions.length : null} notice={notice} />
      {questions.length > 0 ? (
        <FaqGroups questions={questions} open={isFound} />
      ) : (
        isFound && <NothingFound q={q} />
      )}
    </div>
  )
}

import { listNewsletters, readCounts } from '~/features/newsletters/newsletters.server'
import { metaOf } from '~/pages/shared/page-meta'
import { CampaignList } from '../shared/campaigns/campaign-list'
import { pageLength, pageNumber } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** Newsletters, newest first, with their counts. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  const { rows, total } = await listNewsletters(db, { start, length: pageLength })
  const counts = await readCounts(
    db,
    rows.map(({ id }) => id),
  )
  const campaigns = rows.map(({ id, subject, status, sendAt, startedAt, updatedAt, segment }) => {
    const { recipients, sent } = counts.get(id)!
    const at = startedAt ?? sendAt ?? updatedAt
    return { id, title: subject, status, audience: text.segments[segment.kind], at, recipients, sent }
  })
  return { campaigns, total, page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function Newsletters({ loaderData: { campaigns, total } }: Route.ComponentProps) {
  return <CampaignList path="/yonetim/bultenler" sentences={text} campaigns={campaigns} total={total} />
}

import { listCampaigns, readCounts } from '~/features/push-campaigns/push-campaigns.server'
import { metaOf } from '~/pages/shared/page-meta'
import { CampaignList } from '../shared/campaigns/campaign-list'
import { pageLength, pageNumber } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** Campaigns by notification, newest first, with their counts. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  const { rows, total } = await listCampaigns(db, { start, length: pageLength })
  const counts = await readCounts(
    db,
    rows.map(({ id }) => id),
  )
  const campaigns = rows.map(({ id, title, status, sendAt, startedAt, updatedAt, audience }) => {
    const { recipients, sent } = counts.get(id)!
    const at = startedAt ?? sendAt ?? updatedAt
    return { id, title, status, audience: text.audiences[audience], at, recipients, sent }
  })
  return { campaigns, total, page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function PushCampaigns({ loaderData: { campaigns, total } }: Route.ComponentProps) {
  return <CampaignList path="/yonetim/bildirimler" sentences={text} campaigns={campaigns} total={total} />
}

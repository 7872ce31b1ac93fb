import { nextBannerMoment } from '~/features/banners/banners.server'
import { nextGoodsMoment } from '~/features/catalogue/catalogue.server'
import { nextContentMoment } from '~/features/content/content.server'
import { nextCampaignMoment } from '~/features/promotions/promotions.server'
import { briefly } from '~/db/brief-cache.server'
import { readClock } from '~/db/clock.server'
import type { Db } from '~/db/connection.server'

const day = 86_400_000
/** Istanbul is three hours ahead of UTC all year. */
const ahead = 3 * 3_600_000

/** ms until something that pages show begins or ends by its date: a price, a campaign, a banner, a text, the day in Istanbul. */
export async function untilNextMoment(db: Db): Promise<number> {
  const { moment, asked } = await briefly(db, 'next moment', async () => {
    const asked = performance.now()
    const [now, ...moments] = await Promise.all([
      readClock(db),
      nextGoodsMoment(db),
      nextCampaignMoment(db),
      nextBannerMoment(db),
      nextContentMoment(db),
    ])
    const midnight = Math.ceil((now.getTime() + ahead + 1) / day) * day - ahead
    const first = Math.min(midnight, ...moments.flatMap((moment) => moment?.getTime() ?? []))
    return { moment: first - now.getTime(), asked }
  })
  return Math.max(moment - (performance.now() - asked), 0)
}

import type { Score } from '../contest/compete'
import { percentile } from '../numbers'
import { addingToBaskets, ordering } from '../ratios/basket-calls'
import { listPath, pagePath } from '../ratios/paths'
import { competeOverHttp } from '../ratios/read-over-http'
import { competeForPage } from '../ratios/read-pages'
import { competeForWrites } from '../ratios/write-calls'
import type { Cluster } from '../shop/cluster'
import { openShop, type OpenShop } from '../shop/open-shop'
import type { Guarded } from './floors'

export type Contest = { name: Guarded; measure: () => Promise<Score> }

// The quickest turns: other work of the machine interrupted the rest.
const of = (turns: readonly number[]) => percentile(turns, 0.25)

/** The settings of the guard's contests. */
export const guardEffort = { rounds: 7, turns: 12, of }

/** Runs `work` with each contest of the guard; `inShop` gets the open shop in which the first one is measured. */
export async function inEachContest(
  cluster: Cluster,
  url: string,
  judge: (contest: Contest) => Promise<void>,
  inShop: (shop: OpenShop) => Promise<void> = async () => {},
): Promise<void> {
  const shop = await openShop(url, cluster.folder)
  await judge({ name: 'page', measure: () => competeForPage(shop, url, pagePath, guardEffort) })
  await inShop(shop)
  await shop.close()
  const place = { url, folder: cluster.folder }
  const contests: Contest[] = [
    { name: 'list', measure: () => competeOverHttp(place, listPath, { ...guardEffort, turns: 16 }) },
    { name: 'add', measure: () => competeForWrites(cluster, addingToBaskets, guardEffort) },
    { name: 'order', measure: () => competeForWrites(cluster, ordering, { ...guardEffort, turns: 6 }) },
  ]
  for (const contest of contests) await judge(contest)
}

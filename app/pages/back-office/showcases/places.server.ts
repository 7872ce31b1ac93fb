import type { Db } from '~/db/connection.server'
import {
  countShowcaseProducts,
  listShowcaseRecords,
  type ShowcaseRecord,
} from '~/features/catalogue/catalogue.server'
import { getContentOfKind, listShowcaseBlocks } from '~/features/content/content.server'
import { mostShowcases } from '~/pages/home/data'
import { newGuest } from '../shared/guest.server'
import { text } from './text'

/** A page that shows a showcase; `to`: the page of the back office that edits it, null for the home page that nobody has edited. */
export type Place = { title: string; to: string | null }

type Listed = Omit<ShowcaseRecord, 'productIds'>
type Page = Place & { isHome: boolean; codes: (string | null)[] }

/** When a showcase is shown. Empty ones are left out of every page. */
export function stageOf(
  { active, beginsAt, endsAt }: Listed,
  now: Date,
): 'shown' | 'off' | 'over' | 'coming' {
  if (!active) return 'off'
  if (endsAt && endsAt <= now) return 'over'
  return beginsAt && beginsAt > now ? 'coming' : 'shown'
}

/**
 * Tells the pages that show a showcase: with a block that names its code, or with one of all showcases, of which the home page shows
 * the first ones. `counts`: numbers of products by showcase. A showcase that is not shown now has the pages that would show it.
 */
export async function readPlaces(
  db: Db,
  now: Date,
  counts: ReadonlyMap<number, number>,
): Promise<(code: string) => Place[]> {
  const [records, contents, home] = await Promise.all([
    listShowcaseRecords(db),
    listShowcaseBlocks(db, now),
    getContentOfKind(db, 'home', now),
  ])
  const pages: Page[] = contents.map(({ id, title, kind, codes }) => ({
    title,
    to: `/yonetim/icerik/${id}`,
    isHome: kind === 'home',
    codes,
  }))
  // Without a home page of its own the shop shows one with all showcases.
  if (!home) pages.unshift({ title: text.places.home, to: null, isHome: true, codes: [null] })
  const isLive = (one: Listed) => stageOf(one, now) === 'shown' && (counts.get(one.id) ?? 0) > 0

  function isOn({ isHome, codes }: Page, code: string): boolean {
    if (codes.includes(code)) return true
    if (!codes.includes(null)) return false
    const others = records.filter((one) => !codes.includes(one.code) && (one.code === code || isLive(one)))
    return !isHome || others.slice(0, mostShowcases).some((one) => one.code === code)
  }
  return (code) => pages.filter((page) => isOn(page, code)).map(({ title, to }) => ({ title, to }))
}

/** The pages that show one showcase. */
export async function readPlacesOf(db: Db, code: string, now: Date): Promise<Place[]> {
  const placesOf = await readPlaces(db, now, await countShowcaseProducts(db, await newGuest(db)))
  return placesOf(code)
}

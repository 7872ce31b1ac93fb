import { usualLastSeen } from '~/features/lists/lists'
import { countBasket } from '~/features/basket/basket.server'
import type { CategoryNode } from '~/features/catalogue/catalogue'
import { getCategoryTree } from '~/features/catalogue/catalogue.server'
import { listMissingContents } from '~/features/content/content.server'
import { readCookie } from '~/features/identity/sessions/cookies.server'
import { seesPrices } from '~/features/identity/identity'
import type { Member, Visitor } from '~/features/identity/identity'
import { accountView } from '~/features/ledger/ledger'
import { promptOf } from '~/features/push/push.server'
import { getMenus, getSettings, type Settings } from '~/features/settings/settings.server'
import type { MenuItem, Menus } from '~/features/settings/settings'
import type { RequestContext } from '~/server/shop.server'
import { touchesToSend } from '~/server/visit/arrival.server'
import { pack } from './moving/packed'
import { cookieChoiceKey, readCookieChoice, readTheme } from './choices/preferences'
import { densityOf } from './choices/preferences.server'
import { trackersFor } from './trackers.server'
import { favouritesOf } from './favourites.server'
import { balancePath, memberLinks, requestsPath, staffLinks, stockAlertsPath } from './menus/account.text'
import type { ShellData, ShopFacts } from './shell-data'

/**
 * The data of the frame. Settings and menus come from the process's cache; the visitor's own data take two small
 * queries.
 */
export async function loadShellData(shop: RequestContext, request: Request): Promise<ShellData> {
  const { db, visitor, clock } = shop
  const [settings, menus, missing, favourites, basket, push] = await Promise.all([
    getSettings(db),
    getMenus(db),
    listMissingContents(db, clock()),
    favouritesOf(shop),
    visitor.isNew ? 0 : countBasket(db, visitor),
    promptOf(db, shop.push),
  ])
  const cookie = (name: string) => readCookie(request.headers.get('cookie'), name)
  const cookieChoice = readCookieChoice(cookie(cookieChoiceKey))
  const page = { path: new URL(request.url).pathname, mode: shop.config.mode }
  shop.trackers = trackersFor(settings, cookieChoice, page)
  return {
    shop: shopFacts(settings),
    menus: pack(await withCategories(db, menus)),
    missing,
    audience: shop.stored?.audience ?? null,
    // A stored page does not begin the session of whoever gets it.
    visitor: { kind: visitor.kind, isNew: visitor.isNew && !shop.stored },
    account: accountOf(visitor),
    favourites,
    counts: { favourites: favourites.length, basket },
    prices: { kdv: visitor.priceKey.shown ?? null, signIn: seesPrices(visitor) ? null : '/User/Login' },
    theme: readTheme(cookie('theme')),
    density: densityOf(shop, request),
    cookieChoice,
    arrival: cookieChoice ? null : touchesToSend(shop),
    push,
  }
}

/** The menus, the header of a shop without a menu of its own made of its categories. */
async function withCategories(db: RequestContext['db'], menus: Menus): Promise<Menus> {
  return menus.header.length > 0 ? menus : { ...menus, header: (await getCategoryTree(db)).map(entryOf) }
}

const entryOf = ({ id, name, link, children }: CategoryNode): MenuItem => ({
  id,
  title: name,
  link: `/${link}`,
  linkType: 1,
  child: children.map(entryOf),
})

// Sent with the page, so that other visitors' scripts do not contain members' texts.
function accountOf(visitor: Visitor): ShellData['account'] {
  if (visitor.kind === 'guest') return null
  const { name } = visitor.user
  if (visitor.kind === 'staff') return { name, links: staffLinks, without: [] }
  const without = pagesWithout(visitor)
  return { name, links: memberLinks.filter(({ to }) => !without.includes(to)), without }
}

/** Account pages that are empty for this member and left out of menus. */
function pagesWithout(member: Member): string[] {
  const { kind, role } = member.partner
  const hasAccount = accountView(member) !== null
  // Retail customers have no owner who approves orders.
  const hasRequests = kind === 'wholesale' || role !== 'owner'
  // Hesabım links to the stock alerts of those who have some, so that no other page has to count them.
  return [stockAlertsPath, ...(hasAccount ? [] : [balancePath]), ...(hasRequests ? [] : [requestsPath])]
}

const networks = { instagram: 'instagram', facebook: 'facebook', youtube: 'youtube', x: 'twitter' } as const

function shopFacts(settings: Settings): ShopFacts {
  const company = (key: string) => settings.get('company', key)
  const name = settings.get('company', 'name', 'Vitrin')
  return {
    name,
    titleSuffix: settings.get('seo', 'title_suffix', name),
    social: Object.entries(networks).flatMap(([key, network]) => {
      const link = settings.get('social_media', key)
      return link.startsWith('https://') ? [{ network, link }] : []
    }),
    whatsapp: company('whatsapp').replace(/\D/g, '').replace(/^0/, '90'),
    seller: {
      title: company('unvan'),
      mersis: company('mersis'),
      address: company('address'),
      phone: company('phone'),
      email: company('email'),
    },
    copyright: settings.get('site_design', 'copyright'),
    toastTimes: {
      danger: settings.number('site_design', 'toast_hide_danger_ms', 2000),
      other: settings.number('site_design', 'toast_hide_ms', 500),
    },
    lastSeenLimit: settings.number(
      'site_settings_product',
      'max_length_of_last_seen_products',
      usualLastSeen,
    ),
  }
}

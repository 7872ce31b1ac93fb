import { useRouteLoaderData } from 'react-router'
import type { PriceKey, Visitor } from '~/features/identity/identity'
import type { Menus } from '~/features/settings/settings'
import type { ToastTimes } from '~/ui/toast-region'
import type { CookieChoice, Density, Theme } from './choices/preferences'

/** Settings that the frame of a page shows. */
export type ShopFacts = {
  name: string
  /** Stands behind the title of every page. */
  titleSuffix: string
  social: { network: 'instagram' | 'facebook' | 'youtube' | 'twitter'; link: string }[]
  /** Digits for wa.me; empty: the shop has none. */
  whatsapp: string
  seller: { title: string; mersis: string; address: string; phone: string; email: string }
  copyright: string
  toastTimes: ToastTimes
  /** 0: the shop keeps no last-seen list. */
  lastSeenLimit: number
}

/** What header, footer and drawers of every page know; loaded once by the root route. */
export type ShellData = {
  shop: ShopFacts
  menus: Menus
  visitor: { kind: Visitor['kind']; isNew: boolean }
  /** Null for guests. `without`: paths of the account's pages that have nothing for this member. */
  account: { name: string; links: { to: string; label: string }[]; without: string[] } | null
  favourites: number[]
  /** Favourite products, and different lines in the basket. */
  counts: { favourites: number; basket: number }
  prices: {
    /** How prices are shown; null: there is no choice. */
    kdv: PriceKey['shown'] | null
    /** Where to sign in to be shown prices; null: they are shown. */
    signIn: string | null
  }
  theme: Theme
  density: Density
  /** Null: the notice is shown. */
  cookieChoice: CookieChoice | null
}

/** The data of the frame; undefined only where the root route itself failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData('root') as ShellData | undefined
}

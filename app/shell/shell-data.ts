import { isRouteErrorResponse } from 'react-router'
import type { FrameData } from '~/pages/back-office/frame/frame-data'
import type { PriceKey, Visitor } from '~/features/identity/identity'
import type { Menus } from '~/features/settings/settings'
import type { ToastTimes } from '~/ui/messages/toast-region'
import type { Packed } from './moving/packed'
import type { CookieChoice, Density, Theme } from './choices/preferences'

/** Settings shown by the frame of a page. */
export type ShopFacts = {
  name: string
  /** Suffix of every page's title. */
  titleSuffix: string
  social: { network: 'instagram' | 'facebook' | 'youtube' | 'twitter'; link: string }[]
  /** Digits for wa.me; empty when the shop has none. */
  whatsapp: string
  seller: { title: string; mersis: string; address: string; phone: string; email: string }
  copyright: string
  toastTimes: ToastTimes
  /** 0 when the shop keeps no last-seen list. */
  lastSeenLimit: number
}

/** The shop's public key for subscriptions, and the days after which a declined prompt returns. */
export type PushOffer = { publicKey: string; retryDays: number }

/** Data of header, footer and drawers; loaded once by the root route. */
export type ShellData = {
  shop: ShopFacts
  menus: Packed<Menus>
  /** Links of contents that pages name and the shop does not show. */
  missing: readonly string[]
  /** The visitors for whom the page is the same; their own data come by the personal request (./own/). Null: a page of one's own. */
  audience: string | null
  visitor: { kind: Visitor['kind']; isNew: boolean }
  /** Null for guests. `without`: paths of account pages that are empty for this member. */
  account: { name: string; links: { to: string; label: string }[]; without: string[] } | null
  favourites: number[]
  /** Number of favourite products and of basket lines. */
  counts: { favourites: number; basket: number }
  prices: {
    /** How prices are shown; null when there is no choice. */
    kdv: PriceKey['shown'] | null
    /** Address to sign in for prices; null when they are shown. */
    signIn: string | null
  }
  theme: Theme
  density: Density
  /** Null while the notice is shown. */
  cookieChoice: CookieChoice | null
  /** The arrival of this page, which the cookie notice sends back with its answer; null: none, or already answered. */
  arrival: string | null
  /** The data with which a browser subscribes to notifications; null: the shop sends none. */
  push: PushOffer | null
}

/** Data of an error that a middleware throws before any loader runs. `office`: the frame of the back office, for its staff. */
export type UnloadedFrame = { shell: ShellData; office?: FrameData }

/** The frame that an error brings with it; undefined for most. */
export function unloadedFrameIn(error: unknown): UnloadedFrame | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof data === 'object' && data !== null && 'shell' in data ? (data as UnloadedFrame) : undefined
}

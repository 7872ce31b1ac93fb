import { measurementIdOf } from '~/features/measurement/measurement.server'
import type { Settings } from '~/features/settings/settings.server'
import type { CookieChoice, CookieKind } from './choices/preferences'
import { isTracked } from './trackers'

/** Scripts of others that a page may load, and the addresses that its content security policy allows for them. */
export type Trackers = {
  googleTagManager: string | null
  googleAnalytics: string | null
  metaPixel: string | null
  kinds: readonly CookieKind[]
  /** Origins of the scripts: those of the companies, or in a demo shop one test server. */
  google: string
  meta: string
  /** Set for a test server: then no company's address is allowed. */
  isTest: boolean
}

const formats = {
  google_tag_manager: /^GTM-[A-Z0-9]{4,10}$/,
  meta_pixel: /^\d{8,20}$/,
}

/**
 * The containers of the settings `tracking/…` that this visitor has agreed to, for a page of this address; null when there is
 * none. Ids in another format are ignored. `tracking/test_origin` replaces the companies' addresses in a demo shop only.
 */
export function trackersFor(
  settings: Settings,
  choice: CookieChoice | null,
  { path, mode }: { path: string; mode: 'demo' | 'live' },
): Trackers | null {
  const kinds = choice?.kinds ?? []
  if (!isTracked(path)) return null
  const idOf = (key: keyof typeof formats, needed: readonly CookieKind[]) => {
    const id = settings.get('tracking', key).trim()
    return formats[key].test(id) && needed.some((kind) => kinds.includes(kind)) ? id : null
  }
  const googleTagManager = idOf('google_tag_manager', ['analitik', 'pazarlama'])
  const googleAnalytics = kinds.includes('analitik') ? measurementIdOf(settings) : null
  const metaPixel = idOf('meta_pixel', ['pazarlama'])
  if (!googleTagManager && !googleAnalytics && !metaPixel) return null
  const test = mode === 'demo' ? settings.get('tracking', 'test_origin') : ''
  const isTest = /^http:\/\/127\.0\.0\.1:\d{2,5}$/.test(test)
  return {
    googleTagManager,
    googleAnalytics,
    metaPixel,
    kinds,
    google: isTest ? test : 'https://www.googletagmanager.com',
    meta: isTest ? test : 'https://connect.facebook.net',
    isTest,
  }
}

/** Origins to add to the directives of the content security policy. */
export function trackerSources(trackers: Trackers): { script: string[]; connect: string[]; img: string[] } {
  const { google, meta, isTest } = trackers
  if (isTest) return { script: [google], connect: [google], img: [google] }
  const isGoogle = trackers.googleTagManager !== null || trackers.googleAnalytics !== null
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  const ofGoogle = isGoogle ? [google, ...analytics] : []
  const ofMeta = trackers.metaPixel ? ['https://www.facebook.com'] : []
  return {
    script: [...(isGoogle ? [google] : []), ...(trackers.metaPixel ? [meta] : [])],
    connect: [...ofGoogle, ...ofMeta],
    img: [...ofGoogle, ...ofMeta],
  }
}

/**
 * The script that loads the containers, with the nonce of the answer. Consent mode is set first, so that a container
 * knows what the visitor agreed to. The mark `shopTracked` keeps the document out of checkout and account.
 */
export function trackerScript(trackers: Trackers, nonce: string): string {
  const { googleTagManager, googleAnalytics, metaPixel, kinds, google, meta } = trackers
  const state = (kind: CookieKind) => (kinds.includes(kind) ? 'granted' : 'denied')
  const consent = {
    ad_storage: state('pazarlama'),
    ad_user_data: state('pazarlama'),
    ad_personalization: state('pazarlama'),
    analytics_storage: state('analitik'),
    functionality_storage: state('islevsel'),
    personalization_storage: state('islevsel'),
    security_storage: 'granted',
  }
  const text = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const load = (src: string) => `load(${text(src)});`
  const lines = [
    'window.shopTracked=true;',
    `function load(src){var s=document.createElement('script');s.async=true;s.nonce=${text(nonce)};s.src=src;document.head.append(s)}`,
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}',
    `gtag('consent','default',${text(consent)});`,
    googleAnalytics &&
      `gtag('js',new Date());gtag('config',${text(googleAnalytics)});${load(`${google}/gtag/js?id=${googleAnalytics}`)}`,
    googleTagManager &&
      `dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});${load(`${google}/gtm.js?id=${googleTagManager}`)}`,
    metaPixel &&
      `if(!window.fbq){var n=window.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};n.push=n;n.loaded=true;n.version='2.0';n.queue=[]}fbq('init',${text(metaPixel)});fbq('track','PageView');${load(`${meta}/en_US/fbevents.js`)}`,
  ]
  return `<script nonce="${nonce}">(function(){${lines.filter(Boolean).join('')}})()</script>`
}

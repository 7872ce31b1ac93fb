import { forgetRegistration, keepRegistration, markSeen, type Registered } from './push-keys'

/** The end of an attempt to subscribe this browser. */
export type Outcome = 'on' | 'blocked' | 'dismissed' | 'failed' | 'unsupported'

export const canPush = (): boolean =>
  'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window

/** Topics of a visitor who wants advertising as well; without it the server chooses the usual ones. */
const withAdvertising = ['orders', 'stock', 'price-drops', 'campaigns', 'new-products']

/** ms after which a step of the browser counts as failed: `subscribe` may never answer. */
const patience = 15_000

/** Asks for the browser's permission, subscribes and registers. Call it from a click only. */
export async function subscribePush(publicKey: string, advertising: boolean): Promise<Outcome> {
  if (!canPush()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  try {
    return (await register(publicKey, advertising ? withAdvertising : undefined)) ? 'on' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Subscribes this browser, which has the permission, and registers it at the shop. */
async function register(publicKey: string, topics?: readonly string[]): Promise<boolean> {
  const registration = await inTime(navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  await inTime(navigator.serviceWorker.ready)
  const known = await registration.pushManager.getSubscription()
  if (known && !isOf(known, publicKey)) await known.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint, keys } = (await inTime(registration.pushManager.subscribe(options))).toJSON()
  const body = { token: endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, topics }
  const answer = await call<Registered>('/api/user-notification-subscribers', body)
  if (!answer) return false
  keepRegistration(localStorage, answer)
  markSeen(localStorage, Date.now())
  return true
}

/** Confirms a registration, or renews it silently where the shop no longer knows it and the permission is there. */
export async function confirmPush(publicKey: string): Promise<void> {
  const token = localStorage.getItem('fcm_token')
  if (!token || !canPush()) return
  if (Notification.permission !== 'granted') return forgetRegistration(localStorage)
  const answer = await call<Registered | null>('/api/user-notification/validate', {
    token,
    hasMobileApp: false,
  })
  if (answer) {
    keepRegistration(localStorage, answer)
    return markSeen(localStorage, Date.now())
  }
  if (answer === null && !(await register(publicKey))) forgetRegistration(localStorage)
}

/** `data` of an answer; undefined when the call failed. */
async function call<T>(path: string, body: object): Promise<T | undefined> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.ok ? ((await answer.json()) as { data: T }).data : undefined
}

function inTime<T>(step: Promise<T>): Promise<T> {
  return Promise.race([
    step,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), patience)),
  ])
}

/** Whether a subscription belongs to the shop's present key. */
function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const own = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return own === publicKey
}

import { away } from './keep-page'

const key = 'reloadedAt'
const minute = 60_000

/** True when a missing file may reload the page: at most once a minute (specification §4 "Chunk-load errors"). */
export function mayReload(now: number, last: number | null): boolean {
  return last === null || now - last >= minute || last > now
}

let here: string | null = null
let wanted: string | null = null
let missing = false
let leaving = false

/**
 * Records the address being navigated to, null when done; called by the loading bar. Form submissions are not
 * interrupted.
 */
export function goingTo(address: string | null, isForm = false): void {
  if (address === null) here = location.pathname + location.search
  wanted = address === here ? null : address
  if (missing && !isForm) void loadAnew()
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }

/**
 * Handles missing files of an older build. React Router would reload at once, even for a prefetched page; here only
 * the wanted page is reloaded, at most once a minute, and then the error page is shown. When the whole shop is
 * unreachable the page stays. Reloads by the visitor always pass.
 */
export function guardReloads(): void {
  let own = false
  window.addEventListener('vite:preloadError', async () => {
    if ((await away?.isAway()) || !takeTurn()) return
    own = true
    location.reload()
  })
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    if (navigationType !== 'reload' || userInitiated || own) return
    event.preventDefault()
    missing = true
    setTimeout(loadAnew)
  })
}

// One page may miss several files; the first decides.
async function loadAnew(): Promise<void> {
  if (wanted === null || leaving) return
  leaving = true
  const address = wanted
  if (await away?.staysHere()) leaving = false
  else location.assign(takeTurn() ? address : '/error')
}

function takeTurn(): boolean {
  const last = sessionStorage.getItem(key)
  if (!mayReload(Date.now(), last === null ? null : Number(last))) return false
  sessionStorage.setItem(key, String(Date.now()))
  return true
}

import { away } from './keep-page'

const key = 'reloadedAt'
const minute = 60_000

/** A page is loaded anew for a missing file at most once a minute (specification §4 "Chunk-load errors"). */
export function mayReload(now: number, last: number | null): boolean {
  return last === null || now - last >= minute || last > now
}

let here: string | null = null
let wanted: string | null = null
let missing = false
let leaving = false

/** Where the visitor is going, null when there; told by the loading bar. A form's way is not cut short. */
export function goingTo(address: string | null, isForm = false): void {
  if (address === null) here = location.pathname + location.search
  wanted = address === here ? null : address
  if (missing && !isForm) void loadAnew()
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }

/**
 * Files of an older build are gone. React Router would reload at once, even for a page that was only fetched ahead;
 * here the page that somebody wants is loaded whole, at most once a minute, and the error page after that. Where the
 * whole shop cannot be reached the page stays. Reloads by the visitor always pass.
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

// One page may ask for several files that are gone: the first of them decides.
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

const key = 'reloadedAt'
const minute = 60_000

/** A page is loaded anew for a missing file at most once a minute (specification §4 "Chunk-load errors"). */
export function mayReload(now: number, last: number | null): boolean {
  return last === null || now - last >= minute || last > now
}

let wanted: string | null = null
let missing = false
let leaving = false

/** Where the visitor is going, null when there; told by the loading bar. */
export function goingTo(address: string | null): void {
  wanted = address
  if (missing) loadAnew()
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }

/**
 * Files of an older build are gone. React Router would reload at once, even for a page that was only fetched ahead;
 * here the page that somebody wants is loaded whole, at most once a minute, and the error page after that. Reloads by
 * the visitor always pass.
 */
export function guardReloads(): void {
  let own = false
  window.addEventListener('vite:preloadError', () => {
    if (!takeTurn()) return
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
function loadAnew(): void {
  if (wanted === null || leaving) return
  leaving = true
  location.assign(takeTurn() ? wanted : '/error')
}

function takeTurn(): boolean {
  const last = sessionStorage.getItem(key)
  if (!mayReload(Date.now(), last === null ? null : Number(last))) return false
  sessionStorage.setItem(key, String(Date.now()))
  return true
}

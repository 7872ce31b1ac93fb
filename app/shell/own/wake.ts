import { answerCookies } from './answer-cookies'
import { liveEvent } from './own'

// ms: when scripts have not come by then, actions are left to the browser, and forms and links work without scripts.
const longestWait = 10_000

/** Controls that act by scripts, other than those that open a popover. Links have `data-live` when a press does more than follow them. */
const acting = 'a[data-live], button:not([popovertarget]), [role="button"]'
const fields = 'input, select, textarea'

let state: 'asleep' | 'starting' | 'live' = 'asleep'
const repeats: (() => void)[] = []

/**
 * Starts the page's scripts at the first action that needs them, and repeats the action once they run. Plain links are followed
 * by the browser at once. A mouse or a key starts them with its first move; a finger only where it touches a control, so that
 * scrolling stays smooth on slow devices.
 */
export function startWhenNeeded(): void {
  const passive = { capture: true, passive: true } as const
  addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && wake(), passive)
  addEventListener('pointerdown', touched, passive)
  addEventListener('focusin', (event) => within(event, fields) && wake(), passive)
  addEventListener('wheel', fetchScripts, passive)
  addEventListener('click', caught, true)
  addEventListener('change', changed, true)
  addEventListener('keydown', pressed, true)
  addEventListener(liveEvent, goLive)
}

/** Starts the scripts after the next paint. */
export function wake(): void {
  if (state !== 'asleep') return
  state = 'starting'
  setTimeout(goLive, longestWait)
  requestAnimationFrame(() => setTimeout(start))
}

function start(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="text/plain"]')
  if (!entry) return goLive()
  for (const link of later()) link.rel = 'modulepreload'
  handOver()
  // From now on the router fetches ahead itself.
  document.querySelector('script[type="speculationrules"]')?.remove()
  // React finds the markup that it wrote.
  entry.type = 'module'
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = entry.textContent
  script.addEventListener('error', goLive)
  document.body.append(script)
  script.remove()
}

/** Address of the page's data, which names the page for a process that has to make them anew; null when the page holds them. */
function dataAddress(): string | null {
  const address = document.querySelector<HTMLElement>('script[data-page]')?.dataset['page']
  const page = new URLSearchParams({ sayfa: location.pathname + location.search })
  return address ? `${address}?${page}` : null
}

/** Gives the router the data of the page, as the page itself does elsewhere. Without them forms and links are left to the browser. */
function handOver(): void {
  const address = dataAddress()
  if (!address) return
  fetch(address)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((text) => {
      const { streamController } = window.__reactRouterContext
      streamController.enqueue(text)
      streamController.close()
    })
    .catch(goLive)
}

const later = () => document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')

/** Fetches the scripts and the page's data without running them. */
function fetchScripts(): void {
  if (state !== 'asleep' || document.querySelector('link[data-ahead-of-need]')) return
  for (const { href } of later()) fetchAhead({ as: 'script', crossOrigin: 'anonymous', href })
  const data = dataAddress()
  if (data) fetchAhead({ as: 'fetch', crossOrigin: 'anonymous', href: data })
}

function fetchAhead(what: { as: string; crossOrigin: string; href: string }): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', ...what })
  link.dataset['aheadOfNeed'] = ''
  document.head.append(link)
}

function touched(event: PointerEvent): void {
  if (within(event, 'form[data-cookies]')) return
  if (within(event, `${acting}, ${fields}`)) wake()
  // The browser follows other links, and their pages have a first script of their own.
  else if (!within(event, 'a')) fetchScripts()
}

function goLive(): void {
  if (state === 'live') return
  state = 'live'
  for (const control of document.querySelectorAll('[data-waking]')) control.removeAttribute('data-waking')
  for (const repeat of repeats.splice(0)) repeat()
}

function caught(event: MouseEvent): void {
  if (state === 'live' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const control = within(event, acting)
  if (!(control instanceof HTMLElement)) return
  // The browser sends these forms at once, and a search leads to a page of its own.
  if (control.closest('form[role="search"], form[data-plain]')) return
  hold(event)
  const question = control.closest<HTMLFormElement>('form[data-cookies]')
  if (question) return void answerCookies(question, control as HTMLButtonElement)
  control.dataset['waking'] = ''
  repeats.push(() => press(control))
  wake()
}

// ms between presses of a control whose part has no code yet, and their number; the last one is left to the browser.
const pause = 50
const mostPresses = 60

/**
 * Presses a control until React takes the press: it prevents what the browser would do. Some parts get their code a little later;
 * React stops a press on them in the document.
 */
function press(control: HTMLElement, left = mostPresses): void {
  if (!control.isConnected) return
  const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit'
  let isTaken = true
  const leave = (event: Event) => {
    if (event.defaultPrevented || left === 0) return
    isTaken = false
    event.preventDefault()
  }
  const watchStop = (event: Event) => {
    const stop = event.stopPropagation.bind(event)
    event.stopPropagation = () => {
      stop()
      leave(event)
    }
  }
  const untaken = (event: Event) => {
    const acts = event.type === 'submit' || !(control instanceof HTMLButtonElement)
    if (acts) leave(event)
  }
  for (const kind of ['click', 'submit']) addEventListener(kind, watchStop, true)
  // React listens on the document, so the window hears of the press after it.
  addEventListener(isSubmit ? 'submit' : 'click', untaken)
  control.click()
  for (const kind of ['click', 'submit']) removeEventListener(kind, watchStop, true)
  removeEventListener(isSubmit ? 'submit' : 'click', untaken)
  if (!isTaken) setTimeout(() => press(control, left - 1), pause)
}

/** A box or a choice keeps its new value until scripts run; then it is changed once more, so that they notice. */
function changed(event: Event): void {
  if (state === 'live') return
  const { target } = event
  if (target instanceof HTMLSelectElement) {
    hold(event)
    repeats.push(() => target.dispatchEvent(new Event('change', { bubbles: true })))
  } else if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    hold(event)
    const { checked } = target
    repeats.push(() => {
      target.checked = !checked
      target.click()
    })
  } else return
  wake()
}

/** Keys start the scripts; those that open the search are repeated. */
function pressed(event: KeyboardEvent): void {
  if (state === 'live') return
  wake()
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog')
  const opens = (event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey))
  if (!opens) return
  hold(event)
  const { key, ctrlKey, metaKey, target } = event
  repeats.push(() =>
    target!.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
  )
}

function hold(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const within = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null

import type { Page } from '@playwright/test'

/** Moments are ms since 1970, which documents share; the session's storage carries them over. */
type Told = { painted?: number; shownAgain?: { at: number; persisted: boolean } }
type Watching = { shopMoves: Told }

/**
 * Runs in the page before its own scripts: notes when a press began, when the heading of the next page was painted, and when a
 * page that was left is shown again.
 */
export function watchMoves(): void {
  const told: Told = {}
  Object.assign(window, { shopMoves: told } satisfies Watching)
  const now = () => performance.timeOrigin + performance.now()
  // The task after a frame begins once it was painted.
  const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
  const heading = () => document.querySelector('main h1')?.textContent ?? null
  let before: string | null = null

  const look = () => {
    const found = heading()
    if (found === null || found === before) return
    before = found
    if (sessionStorage.getItem('pressed') !== null) afterPaint(() => (told.painted ??= now()))
  }
  addEventListener(
    'click',
    (event) => {
      delete told.painted
      sessionStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp))
    },
    true,
  )
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  addEventListener('pageshow', ({ persisted }) => {
    if (sessionStorage.getItem('back') === null) return
    afterPaint(() => (told.shownAgain = { at: now(), persisted }))
  })
}

/** ms from the press to the paint of the next page's heading. */
export async function painted(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as Watching).shopMoves?.painted !== undefined)
  return page.evaluate(() => {
    const told = (window as unknown as Watching).shopMoves
    const ms = told.painted! - Number(sessionStorage.getItem('pressed'))
    delete told.painted
    sessionStorage.removeItem('pressed')
    return ms
  })
}

/** ms from going back until the page was painted, and whether the browser had kept it. */
export async function shownAgain(page: Page): Promise<{ ms: number; persisted: boolean }> {
  await page.waitForFunction(() => (window as unknown as Watching).shopMoves?.shownAgain !== undefined)
  return page.evaluate(() => {
    const { at, persisted } = (window as unknown as Watching).shopMoves.shownAgain!
    const ms = at - Number(sessionStorage.getItem('back'))
    sessionStorage.removeItem('back')
    return { ms, persisted }
  })
}

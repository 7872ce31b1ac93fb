import type { Page } from '@playwright/test'

const key = 'event-times'

/**
 * Runs in the page before its own scripts: notes the time of every event of an interaction until the next paint. Browsers tell of
 * none below 16 ms. The session's storage keeps the times when an action loads the page anew.
 */
export function watchEvents(key: string): void {
  new PerformanceObserver((list) => {
    const found = (list.getEntries() as (PerformanceEntry & { interactionId?: number })[]).filter(
      ({ interactionId }) => interactionId,
    )
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[]
    sessionStorage.setItem(key, JSON.stringify([...before, ...found.map(({ duration }) => duration)]))
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Watches the events of a page that is not open yet. */
export const watchPage = (page: Page) => page.addInitScript(watchEvents, key)

export type Timed = { ms: number; isAnew: boolean }

/**
 * The time from the slowest interaction of `act` to the next paint, in ms; 0 when all were shorter than the browser tells. `shown`
 * resolves once the page shows the outcome. `isAnew`: the page was loaded anew for it. Throws when the page heard of nothing.
 */
export async function timeInteraction(
  page: Page,
  act: () => Promise<unknown>,
  shown: () => Promise<unknown>,
): Promise<Timed> {
  await page.evaluate((key) => {
    sessionStorage.setItem(key, '[]')
    const listen = () => sessionStorage.setItem('heard', 'yes')
    sessionStorage.removeItem('heard')
    Object.assign(window, { isBefore: true })
    for (const type of ['pointerup', 'keydown']) addEventListener(type, listen, { capture: true, once: true })
  }, key)
  await act()
  await shown()
  await page.waitForLoadState('load')
  await settled(page)
  const { times, heard, isAnew } = await page.evaluate(
    (key) => ({
      times: JSON.parse(sessionStorage.getItem(key) ?? '[]') as number[],
      heard: sessionStorage.getItem('heard') !== null,
      isAnew: !('isBefore' in window),
    }),
    key,
  )
  if (!heard) throw new Error('The page heard of no interaction')
  return { ms: Math.max(0, ...times), isAnew }
}

/** Waits for the next paints, after which the browser tells of them, and for work that waits for an idle moment. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50))),
        ),
      ),
  )
}

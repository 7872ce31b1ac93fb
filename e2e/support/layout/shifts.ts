import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: number
  }
}

/** Adds up the layout shifts of the pages that are opened from now on, those after input excepted. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) window.shifts += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The cumulative layout shift of the page until now. */
export async function shiftsOf(page: Page): Promise<number> {
  // The browser reports layout shifts a frame later.
  await page.evaluate(
    () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))),
  )
  return page.evaluate(() => window.shifts)
}

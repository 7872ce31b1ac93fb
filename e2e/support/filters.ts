import type { Locator, Page } from '@playwright/test'

const sheetOf = (page: Page) => page.locator('.filter-sheet')
const switchOf = (page: Page) => sheetOf(page).locator('> summary')
const isOpen = async (page: Page) => (await sheetOf(page).getAttribute('open')) !== null

/** The filters of a list: beside it, or on a narrow screen in the sheet over it. */
export async function openFilters(page: Page): Promise<Locator> {
  if ((await switchOf(page).isVisible()) && !(await isOpen(page))) await switchOf(page).click()
  return sheetOf(page)
}

/** Closes the sheet of filters where it covers the list. */
export async function closeFilters(page: Page): Promise<void> {
  if ((await switchOf(page).isVisible()) && (await isOpen(page))) await switchOf(page).click()
}

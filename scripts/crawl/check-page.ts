import type { Page, Response } from '@playwright/test'
import { violationsIn } from '../../e2e/support/axe'
import { untilReady } from '../../e2e/support/ready'

/** The findings on one page. `canonical`: the address that the page names as its own. */
export type Checked = { faults: string[]; links: string[]; title: string; canonical: string }

/**
 * Opens an address and returns its faults: an answer of 400 and above, no title, no or several main headings, a page that
 * scrolls sideways, and with `axe` every violation. Errors and failed requests are collected by `watchContext`.
 */
export async function checkPage(page: Page, address: string, { axe }: { axe: boolean }): Promise<Checked> {
  // A page whose scripts never start is a fault, not an endless wait.
  page.setDefaultTimeout(60_000)
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
  await untilReady(page)
  const found = await page.evaluate(() => ({
    title: document.title.trim(),
    headings: document.querySelectorAll('h1').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  const faults = [
    ...faultsOfAnswer(answer),
    ...(found.title === '' ? ['no title'] : []),
    ...(found.headings === 1 ? [] : [`${found.headings} main headings`]),
    ...(found.width > found.room ? [`scrolls sideways: ${found.width} px in ${found.room} px`] : []),
    ...(axe ? (await violationsAtRest(page)).map((violation) => `axe: ${violation}`) : []),
  ]
  return { faults, links: found.links, title: found.title, canonical: found.canonical || page.url() }
}

function faultsOfAnswer(answer: Response | null): string[] {
  return answer && answer.status() < 400 ? [] : [`dead link: ${answer?.status() ?? 'no answer'}`]
}

/** The violations of a page whose sticky bars stand at their own place: elsewhere they cover targets scrolled under them. */
async function violationsAtRest(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  })
  return violationsIn(page)
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { htmlFaults } from '../../app/testing/pages/valid-html'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules whose result another colour scheme can change. */
const colours = ['color-contrast', 'link-in-text-block']

/** The rules whose result another width can change: it shows other controls, or the same ones smaller. */
const widths = [
  ...colours,
  'target-size',
  'scrollable-region-focusable',
  'frame-focusable-content',
  'label',
  'button-name',
  'link-name',
  'summary-name',
]

/**
 * Expects no violation in the page as it is now, and valid HTML. All rules on a wide screen by day; on a narrow screen in
 * the dark the rules that depend on colours and widths. With `npm run test:full` all rules on both screens in both
 * colour schemes.
 */
export async function expectAccessible(page: Page, state = new URL(page.url()).pathname): Promise<void> {
  const isWide = page.viewportSize()!.width >= 1024
  if (isWide) expect.soft(await faultsOf(page), `${state}, HTML`).toEqual([])
  const rules = [...wcag, 'best-practice']
  await examine(
    page,
    state,
    isWide || process.env.TEST_FULL ? { type: 'tag', values: rules } : { type: 'rule', values: widths },
  )
}

// Leaves out parts for browsers without scripts; axe itself knows which of two landmarks of one name is visible.
async function faultsOf(page: Page): Promise<string[]> {
  const html = (await page.content()).replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
  return (await htmlFaults(html)).filter((fault) => !fault.startsWith('unique-landmark'))
}

/**
 * Examines the page, and once more as narrow as a telephone: static content looks there as it does in a narrow browser.
 * With `npm run test:full` the narrow browser examines it as well.
 */
export async function expectAccessibleOnAllScreens(
  page: Page,
  state = new URL(page.url()).pathname,
): Promise<void> {
  await expectAccessible(page, state)
  const wide = page.viewportSize()!
  if (process.env.TEST_FULL || wide.width < 1024) return
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, `${state}, narrow`)
  await page.setViewportSize(wide)
}

/** Examines an email, which a mail program shows within its own page: landmarks are not the email's own. */
export async function expectAccessibleEmail(page: Page, state: string): Promise<void> {
  await examine(page, state, { type: 'tag', values: wcag })
}

type Rules = { type: 'tag' | 'rule'; values: string[] }

async function examine(page: Page, state: string, runOnly: Rules): Promise<void> {
  // The sticky header covers targets that happen to be scrolled under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const schemes =
    page.viewportSize()!.width < 1024 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const [i, colorScheme] of schemes.slice(0, process.env.TEST_FULL ? 2 : 1).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A colour in transition would be measured at a passing value.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    // Reports violations only: describing passes takes most of the time.
    const asked: Rules = i === 0 ? runOnly : { type: 'rule', values: colours }
    expect.soft(await violationsIn(page, asked), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** The violations of a page as it is now, one line for each place. By default of every rule. */
export async function violationsIn(
  page: Page,
  runOnly: Rules = { type: 'tag', values: [...wcag, 'best-practice'] },
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly })
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
  )
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that another set of colours can change. */
const colours = ['color-contrast', 'link-in-text-block']

/**
 * No violation in what the page shows now. All rules by daylight on a wide screen and in the dark on a narrow one, and
 * with `npm run test:full` the other colours on each of them too.
 */
export async function expectAccessible(page: Page, state = new URL(page.url()).pathname): Promise<void> {
  await examine(page, state, [...wcag, 'best-practice'])
}

/** The same for a letter, which is shown within a page of somebody else's: landmarks are not its own. */
export async function expectAccessibleLetter(page: Page, state: string): Promise<void> {
  await examine(page, state, wcag)
}

async function examine(page: Page, state: string, rules: string[]): Promise<void> {
  const schemes =
    page.viewportSize()!.width < 1024 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const [i, colorScheme] of schemes.slice(0, process.env.TEST_FULL ? 2 : 1).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A colour on its way to another would be measured as it never stays.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    // Only what is wrong is told: describing all that is right takes most of the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (i === 0 ? axe.withTags(rules) : axe.withRules(colours)).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
    )
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
}

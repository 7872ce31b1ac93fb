import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { htmlFaults } from '../../app/testing/pages/valid-html'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that another set of colours can change. */
const colours = ['color-contrast', 'link-in-text-block']

/** All that another width can change: it shows other controls, or the same ones smaller. */
const widths = [
  ...colours,
  'target-size',
  'scrollable-region-focusable',
  'frame-focusable-content',
  'label',
  'button-name',
  'link-name',
]

/**
 * No violation in what the page shows now, which is valid HTML still after scripts have changed it. All rules by daylight
 * on a wide screen; in the dark on a narrow one those that colours and widths touch. With `npm run test:full` all rules on
 * both, and the other colours too.
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

// Not what is there for browsers without scripts; and axe alone knows which of two landmarks of one name is shown.
async function faultsOf(page: Page): Promise<string[]> {
  const html = (await page.content()).replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
  return (await htmlFaults(html)).filter((fault) => !fault.startsWith('unique-landmark'))
}

/**
 * The same, and once more as narrow as a telephone: what is only read looks there as it does in a narrow browser. With
 * `npm run test:full` that browser looks itself.
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

/** The same for a letter, which is shown within a page of somebody else's: landmarks are not its own. */
export async function expectAccessibleLetter(page: Page, state: string): Promise<void> {
  await examine(page, state, { type: 'tag', values: wcag })
}

type Rules = { type: 'tag' | 'rule'; values: string[] }

async function examine(page: Page, state: string, runOnly: Rules): Promise<void> {
  const schemes =
    page.viewportSize()!.width < 1024 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const [i, colorScheme] of schemes.slice(0, process.env.TEST_FULL ? 2 : 1).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A colour on its way to another would be measured as it never stays.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    // Only what is wrong is told: describing all that is right takes most of the time.
    const asked: Rules = i === 0 ? runOnly : { type: 'rule', values: colours }
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: asked })
    const { violations } = await axe.setLegacyMode().analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
    )
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
}

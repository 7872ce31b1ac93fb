import { expect, type Page } from '@playwright/test'

/** Text of twice the size: by the browser's own setting, or by a reader's style for the root of the page. */
export type Enlarged = 'setting' | 'style'

/** Applies to all pages from now on. */
export async function enlargeText(page: Page, how: Enlarged): Promise<void> {
  if (how === 'setting') {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    return
  }
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%')
    enlarge()
    document.addEventListener('DOMContentLoaded', enlarge)
  })
}

/** Expects that the page fits the screen: no sideways scrolling, every control inside, no text cut. */
export async function expectReflow(page: Page, state: string): Promise<void> {
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect(size, `${state}: text is twice as large`).toBe(32)
  expect.soft(await page.evaluate(findCut), state).toEqual([])
}

// Runs in the page.
function findCut(): string[] {
  const found: string[] = []
  const { innerWidth: width } = window
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) found.push(`page is ${scrollWidth} px wide`)
  const told = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`

  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return false
    return true
  }
  const boxes = (element: Element, wanted: (style: CSSStyleDeclaration) => boolean) => {
    const list: Element[] = []
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (wanted(getComputedStyle(each))) list.push(each)
    return list
  }
  const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll'
  const cuts = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip'
  // The content of a scrolling box may lie outside the screen, but is no wider than the box.
  const isInside = (element: Element, { left, right }: DOMRect) => {
    const [scroller] = boxes(element, scrolls)
    if (scroller && scroller.scrollWidth > scroller.clientWidth)
      return right - left <= scroller.clientWidth + 1
    return left >= -1 && right <= width + 1
  }

  const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  for (const element of document.querySelectorAll(usable)) {
    const box = element.getBoundingClientRect()
    if (box.width > 1 && isShown(element) && !isInside(element, box))
      found.push(`${Math.round(box.left)} to ${Math.round(box.right)}: ${told(element)}`)
  }
  const bars = document.querySelectorAll('.site-header, .basic-header, .bottom-bar')
  for (const bar of bars)
    for (const element of bar.querySelectorAll(usable)) {
      const box = element.getBoundingClientRect()
      const around = bar.getBoundingClientRect()
      if (box.width > 1 && isShown(element) && (box.top < around.top - 1 || box.bottom > around.bottom + 1))
        found.push(`above or below its bar: ${told(element)}`)
    }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const element = word.parentElement!
    if (!word.textContent!.trim() || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue
    if (!isShown(element)) continue
    const { fontSize, lineHeight } = getComputedStyle(element)
    if (parseFloat(lineHeight) < parseFloat(fontSize))
      found.push(`lines lie over each other: ${told(element)}`)
    const range = document.createRange()
    range.selectNodeContents(word)
    const cutters = boxes(element, cuts).map((box) => box.getBoundingClientRect())
    for (const box of range.getClientRects()) {
      const isCut = cutters.some(
        (around) =>
          box.left < around.left - 1 || box.right > around.right + 1 || box.bottom > around.bottom + 2,
      )
      if (isCut || !isInside(element, box)) found.push(`cut text: ${told(element)}`)
    }
  }
  return [...new Set(found)]
}

import { expect, type Locator } from '@playwright/test'

/** A way to use a page: with a mouse or finger, or with the keyboard alone. */
export type Hand = {
  /** Presses a link, a button or a summary. */
  press(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Chooses an option of a select by its label, which begins with ASCII letters. */
  choose(select: Locator, label: string): Promise<void>
  /** Ticks a checkbox or a radio button. */
  tick(box: Locator): Promise<void>
}

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: async (select, label) => void (await select.selectOption({ label })),
  // The box itself may be visually hidden: people press its label.
  tick: (box) => box.locator('xpath=ancestor::label').click(),
}

export const keyboard: Hand = {
  async press(target) {
    await reach(target)
    await target.press('Enter')
  },
  async write(field, text) {
    await reach(field)
    await field.press('ControlOrMeta+a')
    await field.page().keyboard.insertText(text)
  },
  async choose(select, label) {
    await reach(select)
    // Typing searches the list; this keyboard has no ş.
    await select.page().keyboard.type(/^[ -~]+/.exec(label)![0])
    await expect(select.locator('option:checked')).toHaveText(label)
  },
  async tick(box) {
    const name = await box.getAttribute('name')
    const kind = await box.getAttribute('type')
    if (kind === 'checkbox') {
      await reach(box)
      return box.press('Space')
    }
    // A group is one Tab stop; arrows move through it and choose.
    const group = box.page().locator(`input[type=radio][name="${name}"]:enabled`)
    await reach(group, box)
    await expect(async () => {
      await box.page().keyboard.press((await isFocused(box)) ? 'Space' : 'ArrowDown')
      await expect(box).toBeChecked({ timeout: 100 })
    }).toPass()
    await expectVisibleFocus(box)
  },
}

const mostStops = 400

/** Presses Tab until one of the targets has the focus, which then must be visible. Uses no other key and no pointer. */
export async function reach(target: Locator, shown: Locator = target): Promise<void> {
  await expect(shown).toBeAttached()
  for (let stops = 0; !(await isFocused(target)); stops += 1) {
    if (stops === mostStops) throw new Error(`Not reached with Tab: ${String(target)}`)
    await target.page().keyboard.press('Tab')
  }
  await expectVisibleFocus(target)
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** The focused element has a ring, and at least a part of it is in view and uncovered (WCAG 2.4.7, 2.4.11). */
export async function expectVisibleFocus(focused: Locator): Promise<void> {
  await expect(async () => expect(await focused.evaluateAll(whatHidesFocus)).toBe('')).toPass({
    timeout: 5_000,
  })
}

function whatHidesFocus(elements: (HTMLElement | SVGElement)[]): string {
  const focused = elements.find((element) => element === document.activeElement)
  if (!focused) return 'Not focused'
  const name = focused.outerHTML.slice(0, 160)
  // A visually hidden box shows its focus on its label.
  const label = focused.closest('label')
  const shown = [focused, ...(label ? [label, ...label.children] : [])]
  const hasRing = shown.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
  })
  if (!hasRing) return `No ring: ${name}`
  const { left, right, top, bottom } = (label ?? focused).getBoundingClientRect()
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  const points = shares.flatMap((x) =>
    shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const open = points.some(([x, y]) => (label ?? focused).contains(document.elementFromPoint(x, y)))
  return open ? '' : `Hidden or out of view: ${name}`
}

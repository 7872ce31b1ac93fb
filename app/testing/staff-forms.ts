import type { Browser, Page } from './browser'
import type { Form } from './pages/html'

/** The form of a page with this action, and with these hidden values where the page has several. Throws when there is none. */
export function actionForm(page: Page, verb: string, about: Readonly<Record<string, string>> = {}): Form {
  const wanted = Object.entries({ islem: verb, ...about })
  const found = page.forms.find(({ fields }) =>
    wanted.every(([name, value]) => fields.some(([n, v]) => n === name && v === value)),
  )
  if (!found) throw new Error(`No form for ${verb} on ${page.path}`)
  return found
}

/** Sends the form of an action with some fields changed. */
export const act = (
  browser: Browser,
  page: Page,
  verb: string,
  fields: Record<string, string> = {},
  about: Readonly<Record<string, string>> = {},
): Promise<Page> => browser.submit(page, actionForm(page, verb, about), fields)

/** Presses a button of a page, whose form may have several, with some fields changed. */
export async function pressButton(
  browser: Browser,
  at: Page | string,
  verb: string,
  fields: Record<string, string>,
): Promise<Page> {
  const page = typeof at === 'string' ? await browser.page(at) : at
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === verb))
  if (!form) throw new Error(`No button ${verb} on ${page.path}`)
  return browser.submit(page, form, fields, verb)
}

import { tickedContracts } from '../guest'
import type { Owner } from './belongings'
import { type Fill, filledIn } from './fill-in'
import { pagesOf, type Sent, sentBy, withoutTwins } from './forms-of'

/** Every form that a visitor sees, by each of its buttons, filled in correctly. */
export async function shownForms(person: Owner, goods: { link: string }, place: Fill): Promise<Sent[]> {
  const found: Sent[] = []
  for (const address of pagesOf(person, goods)) {
    const page = await person.browser().page(address)
    for (const form of page.forms.filter(({ method }) => method === 'POST')) {
      const boxes =
        /onay|requests/.test(address) && address.startsWith(form.action) ? tickedContracts(page) : {}
      for (const sent of sentBy(form, page.path)) found.push(filledIn(sent, place, boxes))
    }
  }
  return withoutTwins(found)
}

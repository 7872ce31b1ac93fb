import {
  type Entries,
  enter,
  entryOf,
  type Field,
  fieldsOf,
  formsIn,
  keyOf,
  labelOf,
  nameOf,
  shownIn,
} from './fields'

/** A form as it was sent: the entries that the page had shown, and those of the staff member. `place`: where its draft is kept. */
export type Sent = { place: string; form: string; shown: Entries; own: Entries }

export function snapshot(form: HTMLFormElement, place: string): Sent {
  const fields = fieldsOf(form)
  const all = (of: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [nameOf(field), of(field)]))
  return { place, form: keyOf(form), shown: all(shownIn), own: all(entryOf) }
}

/** A field that both have changed. `entry`: what the other has stored; `own` and `theirs`: both in words. */
export type Clash = { name: string; label: string; entry: string; own: string; theirs: string }
/** Fields of a refused form that somebody else has changed: taken over, or changed by both. */
export type Comparison = { form: string; taken: string[]; clashes: Clash[] }

/**
 * Compares a form that was refused with the page as it is stored now. A field that only the other has changed takes their
 * entry; null when nobody has changed anything.
 */
export async function compare(sent: Sent): Promise<Comparison | null> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!answer.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const stored = findForm(page, sent.form)
  const own = findForm(document, sent.form)
  if (!stored || !own) return null
  const theirs = new Map(fieldsOf(stored).map((field) => [nameOf(field), shownIn(field)]))
  const found: Comparison = { form: sent.form, taken: [], clashes: [] }
  for (const field of fieldsOf(own)) {
    const name = nameOf(field)
    const their = theirs.get(name)
    if (their === undefined || sent.shown[name] === undefined || their === sent.shown[name]) continue
    if (sent.own[name] === sent.shown[name]) {
      enter(field, their)
      found.taken.push(labelOf(field))
    } else if (their !== sent.own[name])
      found.clashes.push({
        name,
        label: labelOf(field),
        entry: their,
        own: wordsOf(field, entryOf(field)),
        theirs: wordsOf(field, their),
      })
  }
  return found.taken.length + found.clashes.length > 0 ? found : null
}

/** Replaces the own entry of a field by the other one. */
export function takeTheirs(key: string, { name, entry }: Clash): void {
  const form = findForm(document, key)
  const field = form && fieldsOf(form).find((one) => nameOf(one) === name)
  if (field) enter(field, entry)
}

export const findForm = (root: ParentNode, key: string) => formsIn(root).find((form) => keyOf(form) === key)

/** An entry as it is read: the words of a choice, a ticked box as a mark. */
function wordsOf(field: Field, entry: string): string {
  if ('options' in field) return [...field.options].find(({ value }) => value === entry)?.text ?? entry
  return field.type === 'checkbox' || field.type === 'radio' ? (entry === '1' ? '☑' : '☐') : entry
}

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
import { placesIn } from './places'

/**
 * A form as it was sent: the entries that the page had shown, and those of the staff member. `place`: where its draft is kept;
 * `revision`: the version of the record that it has shown, without one for a form that is no record's.
 */
export type Sent = { place: string; form: string; revision: string | undefined; shown: Entries; own: Entries }

export function snapshot(form: HTMLFormElement, place: string): Sent {
  const fields = fieldsOf(form)
  const all = (of: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [nameOf(field), of(field)]))
  return { place, form: keyOf(form), revision: revisionIn(form), shown: all(shownIn), own: all(entryOf) }
}

const revisionIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[name="surum"]')?.value

/** A field that both have changed. `entry`: what the other has stored; `own` and `theirs`: both in words. */
export type Clash = { name: string; label: string; entry: string; own: string; theirs: string }
/** Fields of a refused form that somebody else has changed: taken over, or changed by both. */
export type Comparison = { form: string; taken: string[]; clashes: Clash[] }
/** A form as it is stored now; null where the page has it no more. */
export type Stored = { form: HTMLFormElement | null }

/** The page of a refused form as it is stored now; null while the form is as it was shown, so that its refusal has another reason. */
export async function readStored(sent: Sent): Promise<Stored | null> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!answer.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const form = findForm(page, sent.form) ?? null
  return form && revisionIn(form) === sent.revision ? null : { form }
}

/**
 * Compares a form that was refused with what is stored, once the page shows the stored version. A field that only the other has changed
 * has their entry; the own entries stay, also where the page has made the form anew.
 */
export function compare(sent: Sent, stored: Stored): Comparison {
  const found: Comparison = { form: sent.form, taken: [], clashes: [] }
  const own = findForm(document, sent.form)
  const theirs = new Map(stored.form ? fieldsOf(stored.form).map((field) => [nameOf(field), field]) : [])
  for (const field of own ? fieldsOf(own) : []) {
    const name = nameOf(field)
    const [shown, typed] = [sent.shown[name], sent.own[name]]
    if (shown === undefined || typed === undefined) continue
    const other = theirs.get(name)
    const their = other ? shownIn(other) : shown
    if (typed === shown) {
      if (their === shown) continue
      enter(field, their)
      found.taken.push(labelOf(field))
      continue
    }
    if (entryOf(field) === shownIn(field) && entryOf(field) !== typed) enter(field, typed)
    if (!other || their === shown || their === typed) continue
    const label = labelOf(field)
    found.clashes.push({ name, label, entry: their, ...inWords([field, typed], [other, their]) })
  }
  return found
}

/** Replaces the own entry of a field by the other one. */
export function takeTheirs(key: string, { name, entry }: Clash): void {
  const form = findForm(document, key)
  const field = form && fieldsOf(form).find((one) => nameOf(one) === name)
  if (field) enter(field, entry)
}

export const findForm = (root: ParentNode, key: string) => formsIn(root).find((form) => keyOf(form) === key)

type Read = [field: Field, entry: string]

/** Both entries as they are read: the words of a choice, a ticked box as a mark, of an order the places that differ. */
function inWords(own: Read, theirs: Read): Pick<Clash, 'own' | 'theirs'> {
  const [one, other] = [namesOf(own[0]), namesOf(theirs[0])]
  if (!one || !other) return { own: wordsOf(...own), theirs: wordsOf(...theirs) }
  const names = { ...other, ...one }
  return {
    own: placesIn(own[1], theirs[1], names),
    theirs: placesIn(theirs[1], own[1], names),
  }
}

function wordsOf(field: Field, entry: string): string {
  if ('options' in field) return [...field.options].find(({ value }) => value === entry)?.text ?? entry
  return field.type === 'checkbox' || field.type === 'radio' ? (entry === '1' ? '☑' : '☐') : entry
}

/** The names of what a form orders, by key; null for any other field. */
const namesOf = ({ dataset }: Field): Record<string, string> | null =>
  dataset['names'] === undefined ? null : (JSON.parse(dataset['names']) as Record<string, string>)

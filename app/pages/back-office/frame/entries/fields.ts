/** A field whose entry is kept. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Entries by field: texts and choices as they are, a ticked box as `1`. */
export type Entries = Record<string, string>

/** The forms of the page that change something. */
export const formsIn = (root: ParentNode): HTMLFormElement[] => [
  ...root.querySelectorAll<HTMLFormElement>('main form[method="post"]:not(.office-bulk)'),
]

const changing = new Set(['surum', 'anahtar'])

/** Tells the forms of a page apart, before and after a load: by the step and the record that they name. */
export function keyOf(form: HTMLFormElement): string {
  const fixed = [...form.elements].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'hidden' && !changing.has(one.name),
  )
  const named = fixed.map(({ name, value }) => `${name}=${value}`).join('&')
  return named || (fieldsOf(form)[0]?.name ?? '')
}

// Codes and passwords are never kept, files cannot be.
const unkept = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image'])

/** The fields of a form whose entries may be kept. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((one): one is Field => {
    if (!isField(one) || one.name === '' || one.autocomplete === 'one-time-code') return false
    return !(one instanceof HTMLInputElement && unkept.has(one.type))
  })
}

// By name, since the fields of another document are of another kind.
function isField(element: Element): element is Field {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The name of an entry; boxes of one name are told apart by their values. */
export const nameOf = (field: Field): string => (isBox(field) ? `${field.name}=${field.value}` : field.name)

export function entryOf(field: Field): string {
  return isBox(field) ? (field.checked ? '1' : '') : field.value
}

/** The entry that the page has shown. */
export function shownIn(field: Field): string {
  if (isBox(field)) return field.defaultChecked ? '1' : ''
  if (!('options' in field)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** The entries of a form that differ from those that the page has shown. */
export function changesIn(form: HTMLFormElement): Entries {
  const changed = fieldsOf(form).filter((field) => entryOf(field) !== shownIn(field))
  return Object.fromEntries(changed.map((field) => [nameOf(field), entryOf(field)]))
}

/** Writes an entry as if it had been typed, and opens the part of the page around it. */
export function enter(field: Field, entry: string): void {
  if (isBox(field)) {
    if (field.checked !== (entry === '1')) field.click()
  } else {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
    set!.call(field, entry)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
}

/** Takes the entries of a saved form as those that the page shows: React does not change the default of a choice. */
export function rebase(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    if (isBox(field)) field.defaultChecked = field.checked
    else if (!('options' in field)) field.defaultValue = field.value
    else for (const option of field.options) option.defaultSelected = option.selected
  }
}

/** Empties the passwords, keys and codes of a saved form, so that nobody reads or sends them again. */
export function emptySecrets(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input'))
    if (field.type === 'password' || field.autocomplete === 'one-time-code') field.value = ''
}

/** The words beside a field, without its hints, for a list of fields. */
export function labelOf(field: Field): string {
  const label = field.labels?.[0]?.cloneNode(true) as HTMLElement | undefined
  for (const hint of label?.querySelectorAll('span, small, input') ?? []) hint.remove()
  return (label?.textContent || field.getAttribute('aria-label') || field.name).trim()
}

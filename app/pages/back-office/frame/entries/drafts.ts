import { changesIn, type Entries, enter, fieldsOf, formsIn, keyOf, nameOf, shownIn } from './fields'

/** Entries of a page that were not saved, by form. `at`: ms since 1970. */
export type Draft = { at: number; forms: Record<string, Entries> }

const longest = 200_000

/** The kept entries of a page that differ from those that it shows now; null without any. */
export function readDraft(place: string): Draft | null {
  const draft = parse(localStorage.getItem(place))
  if (!draft) return null
  const differs = formsIn(document).some((form) => {
    const entries = draft.forms[keyOf(form)] ?? {}
    return fieldsOf(form).some((field) => (entries[nameOf(field)] ?? shownIn(field)) !== shownIn(field))
  })
  return differs ? draft : null
}

function parse(kept: string | null): Draft | null {
  try {
    return kept === null ? null : (JSON.parse(kept) as Draft)
  } catch {
    return null
  }
}

/** Keeps the changed entries of the page, beside those of `earlier` that were not taken back yet. */
export function keepDraft(place: string, earlier: Draft | null): void {
  const forms: Draft['forms'] = { ...earlier?.forms }
  for (const form of formsIn(document)) {
    const changes = changesIn(form)
    if (Object.keys(changes).length > 0) forms[keyOf(form)] = { ...forms[keyOf(form)], ...changes }
  }
  const text = JSON.stringify({ at: Date.now(), forms } satisfies Draft)
  if (Object.keys(forms).length === 0 || text.length > longest) localStorage.removeItem(place)
  else localStorage.setItem(place, text)
}

/** Drops the kept entries of one form, or of all forms of the page. */
export function dropDraft(place: string, form?: string): void {
  const draft = form === undefined ? null : parse(localStorage.getItem(place))
  if (draft) delete draft.forms[form!]
  if (!draft || Object.keys(draft.forms).length === 0) localStorage.removeItem(place)
  else localStorage.setItem(place, JSON.stringify(draft))
}

/** Writes the kept entries into the forms of the page. */
export function bringBack({ forms }: Draft): void {
  for (const form of formsIn(document)) {
    const entries = forms[keyOf(form)] ?? {}
    for (const field of fieldsOf(form)) {
      const entry = entries[nameOf(field)]
      if (entry !== undefined) enter(field, entry)
    }
  }
}

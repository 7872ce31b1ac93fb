/** Sentences beside a field: `empty` for an empty field, `wrong` for a wrong value. */
export type FieldText = { empty: string; wrong: string }

/** The sentence for a typed value, in forms and API alike. A plain string serves for both cases. */
export function fieldSentence(text: string | FieldText, typed: unknown): string {
  if (typeof text === 'string') return text
  const isEmpty = typed === undefined || typed === null || String(typed).trim() === ''
  return isEmpty ? text.empty : text.wrong
}

/** The same choice as an error option of a zod schema. */
export function saidOf(text: string | FieldText) {
  return { error: ({ input }: { input?: unknown }) => fieldSentence(text, input) }
}

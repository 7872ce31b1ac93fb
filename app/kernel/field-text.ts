/** Sentences beside a field: `empty` where nothing stands in it, `wrong` about what does. */
export type FieldText = { empty: string; wrong: string }

/** The sentence for what was typed; every form and call chooses here. A plain sentence serves for both. */
export function fieldSentence(text: string | FieldText, typed: unknown): string {
  if (typeof text === 'string') return text
  const isEmpty = typed === undefined || typed === null || String(typed).trim() === ''
  return isEmpty ? text.empty : text.wrong
}

/** The same as a schema asks for it. */
export function saidOf(text: string | FieldText) {
  return { error: ({ input }: { input?: unknown }) => fieldSentence(text, input) }
}

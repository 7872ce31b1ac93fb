import type { z } from 'zod'

/** What a form of an account page comes back with: every mistake, and what was entered, but never a password. */
export type FormAnswer = {
  values: Record<string, string>
  errors: FieldMistake[]
  /** Shown as a toast too: the shop failed, and not the customer. */
  failure?: string
}
/** `path` is the name of a field; empty for what concerns the whole form. */
export type FieldMistake = { path: string; message: string }

/** Parses fields with a schema of the API; what is wrong is named by field. */
export function parseFields<S extends z.ZodType>(
  schema: S,
  fields: unknown,
): { data: z.infer<S>; errors: null } | { data: null; errors: FieldMistake[] } {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: parsed.data, errors: null }
  const mistakes = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
  return { data: null, errors: [...mistakes].map(([path, message]) => ({ path, message })) }
}

export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Everything that was typed or chosen, to come back with the form. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The files that were chosen for a field: a browser sends an empty one when none was. */
export function filesIn(
  form: FormData,
  name: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const files = form.getAll(name).filter((file) => file instanceof File)
  const chosen = files.filter((file) => file.size > 0 || file.name !== '')
  return Promise.all(
    chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
}

/** One mistake that concerns the whole form. */
export const whole = (message: string): FieldMistake[] => [{ path: '', message }]

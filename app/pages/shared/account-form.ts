import type { z } from 'zod'

/** The answer of an account form: all mistakes and the entered values, without passwords. */
export type FormAnswer = {
  values: Record<string, string>
  errors: FieldMistake[]
  /** Also shown as a toast: the shop failed, not the customer. */
  failure?: string
}
/** `path` is the name of a field; empty for the whole form. */
export type FieldMistake = { path: string; message: string }

/** The fields parsed with a schema of the API, or mistakes by field. */
export function parseFields<S extends z.ZodType>(
  schema: S,
  fields: unknown,
): { data: z.infer<S>; errors: null } | { data: null; errors: FieldMistake[] } {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { data: parsed.data, errors: null }
  const mistakes = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
  return { data: null, errors: [...mistakes].map(([path, message]) => ({ path, message })) }
}

/** The text of a field; '' when it is missing or a file. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** All typed or chosen values, to fill the form again. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The files chosen for a field; browsers send an empty file when none was. */
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

/** A mistake of the whole form. */
export const whole = (message: string): FieldMistake[] => [{ path: '', message }]

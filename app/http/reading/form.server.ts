import { data } from 'react-router'

type Fields = {
  once: readonly string[]
  many?: readonly string[]
  matching?: RegExp
  /** Fields with an uploaded file. */
  files?: readonly string[]
}

/**
 * The fields of a form of ours. What none of our forms sends is the page for status 400: a field that is not declared,
 * a repeated one, a file where none is expected (promises P07, P17), or a body that is no form. No text has a NUL in it.
 */
export async function readForm(
  request: Request,
  { once, many = [], matching, files = [] }: Fields,
): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  if (!form) throw data(null, 400)
  const read = new FormData()
  const seen = new Set<string>()
  for (const [name, value] of form) {
    const isFile = typeof value !== 'string'
    const isKnown = isFile
      ? files.includes(name)
      : once.includes(name) || many.includes(name) || matching?.test(name)
    const isRepeated = seen.has(name) && !many.includes(name)
    if (!isKnown || isRepeated) throw data(null, 400)
    seen.add(name)
    // PostgreSQL has no NUL in its texts, and nobody types one: what is around it is what was meant.
    if (isFile) read.append(name, value)
    else read.append(name, value.replaceAll('\0', ''))
  }
  return read
}

/** The id that a field holds: a whole number of at most so many digits. Null for anything else. */
export function readId(form: FormData, name: string, digits = 9): number | null {
  const value = String(form.get(name) ?? '')
  return /^[1-9]\d*$/.test(value) && value.length <= digits ? Number(value) : null
}

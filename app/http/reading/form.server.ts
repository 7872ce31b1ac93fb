import { data } from 'react-router'

type Fields = {
  once: readonly string[]
  many?: readonly string[]
  matching?: RegExp
  /** Fields with an uploaded file. */
  files?: readonly string[]
  /** The same by the form of their names. */
  filesMatching?: RegExp
}

/**
 * The fields of one of the shop's forms, without NUL characters. Throws the page for status 400 for a field that is not
 * declared, a repeated field, an unexpected file (promises P07, P17), or a body that is no form.
 */
export async function readForm(
  request: Request,
  { once, many = [], matching, files = [], filesMatching }: Fields,
): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  if (!form) throw data(null, 400)
  const read = new FormData()
  const seen = new Set<string>()
  for (const [name, value] of form) {
    const isFile = typeof value !== 'string'
    const isKnown = isFile
      ? files.includes(name) || filesMatching?.test(name)
      : once.includes(name) || many.includes(name) || matching?.test(name)
    const isRepeated = seen.has(name) && !many.includes(name)
    if (!isKnown || isRepeated) throw data(null, 400)
    seen.add(name)
    // PostgreSQL cannot store a NUL, and people do not type one, so it is removed from the text.
    if (isFile) read.append(name, value)
    else read.append(name, value.replaceAll('\0', ''))
  }
  return read
}

/** The id in a field: a whole number of at most `digits` digits. Null for any other text. */
export function readId(form: FormData, name: string, digits = 9): number | null {
  const value = String(form.get(name) ?? '')
  return /^[1-9]\d*$/.test(value) && value.length <= digits ? Number(value) : null
}

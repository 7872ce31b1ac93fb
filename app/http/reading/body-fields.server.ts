import { MIMEType } from 'node:util'
import { text } from './body.text'
import { Problem } from '../answering/problem.server'
import { text as commonText } from '../text'

/** Most fields of a form, or parameters of an address, that are read. */
export const maxFields = 1_000

/** Most values of a JSON body that are read: a product of a hundred variants with all their prices has fewer. */
export const maxValues = 10_000

/**
 * Throws 400 for a body with too many fields, before anything parses it (promise L43): the cost of parsing grows with the
 * fields, not with the bytes. `most` is for forms; JSON has its own bound.
 */
export function refuseManyFields(body: Uint8Array, contentType: string | null, most: number): void {
  const type = readType(contentType)
  if (type?.essence === 'multipart/form-data') {
    if (countParts(body, type.params.get('boundary')) > most) throw tooMany(most)
  } else if (type?.essence === 'application/x-www-form-urlencoded') {
    if (countFields(body) > most) throw tooMany(most)
  } else if (countValues(body) > maxValues) throw tooMany(maxValues)
}

/** Throws 400 for an address with too many parameters. */
export function refuseManyParameters(address: string): void {
  if (address.split('&').length > maxFields) throw tooMany(maxFields)
}

// Some readers take the last of several types in one header, others the first. Honest clients send one type.
function readType(contentType: string | null): MIMEType | null {
  try {
    return new MIMEType(contentType ?? '')
  } catch {
    if (contentType?.includes(',')) throw new Problem(400, 'invalid_input', commonText.badJson)
    return null
  }
}

const [ampersand, quote, backslash, comma, bracket, brace] = Buffer.from('&"\\,[{')

function countFields(body: Uint8Array): number {
  let count = 1
  for (const byte of body) if (byte === ampersand) count += 1
  return count
}

function countParts(body: Uint8Array, boundary: string | null): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const mark = `--${boundary ?? ''}`
  let count = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) count += 1
  // The last boundary ends the form.
  return count - 1
}

// Counts commas and opening brackets outside of strings: the number of values, or a few more.
function countValues(body: Uint8Array): number {
  let count = 0
  let inText = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === comma || byte === bracket || byte === brace) count += 1
  }
  return count
}

const tooMany = (most: number) => new Problem(400, 'too_many_fields', text.tooManyFields(most))

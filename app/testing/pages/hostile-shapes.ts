import { leavesOf } from '../access/leaves'
import type { Schema } from '../api/api-document'

/** Bodies that cost as much as their size allows; each is built for a number of bytes. */
export type Shape = { name: string; make: (bytes: number) => { body: string; type: string } }

const fill = (part: string, bytes: number) => part.repeat(Math.max(1, Math.floor(bytes / part.length)))
const numbered = (part: (i: number) => string, bytes: number, between: string) => {
  const parts: string[] = []
  for (let size = 0, i = 0; size < bytes; i++) size += parts[parts.push(part(i)) - 1]!.length + between.length
  return parts.join(between)
}

const urlencoded = (name: string, body: (bytes: number) => string): Shape => ({
  name,
  make: (bytes) => ({ body: body(bytes), type: 'application/x-www-form-urlencoded' }),
})

/** As many fields as the shop reads: it refuses more before it reads them. */
const read = 990

export const forms: Shape[] = [
  urlencoded('fields of many names', (bytes) => numbered((i) => `k${i}=`, bytes, '&')),
  urlencoded('fields of one letter', (bytes) => fill('a&', bytes)),
  urlencoded('one field many times', (bytes) => fill('product_id=1&', bytes)),
  urlencoded('nothing between many signs', (bytes) => '&'.repeat(bytes)),
  urlencoded('as many long fields as are read', (bytes) =>
    numbered((i) => `line=${'9'.repeat(bytes / read)}${i}`, bytes, '&').slice(0, bytes),
  ),
  urlencoded('one huge value', (bytes) => `intent=${'x'.repeat(bytes)}`),
  urlencoded('one huge name', (bytes) => `${'x'.repeat(bytes)}=1`),
  urlencoded('escapes', (bytes) => `name=${fill('%F0%9F%98%80', bytes)}`),
  urlencoded('broken escapes', (bytes) => `name=${fill('%', bytes)}`),
  {
    name: 'many parts',
    make: (bytes) => ({
      body: `${numbered((i) => `--x\r\ncontent-disposition: form-data; name="k${i}"\r\n\r\n1`, bytes, '\r\n')}\r\n--x--\r\n`,
      type: 'multipart/form-data; boundary=x',
    }),
  },
  {
    name: 'one huge part',
    make: (bytes) => ({
      body: `--x\r\ncontent-disposition: form-data; name="list"\r\n\r\n${fill('-\r\n--', bytes)}\r\n--x--\r\n`,
      type: 'multipart/form-data; boundary=x',
    }),
  },
]

const json = (name: string, body: (bytes: number) => string): Shape => ({
  name,
  make: (bytes) => ({ body: body(bytes), type: 'application/json' }),
})

const common: Shape[] = [
  json('keys of many names', (bytes) => `{${numbered((i) => `"k${i}":1`, bytes, ',')}}`),
  json('as many long keys as are read', (bytes) => {
    const key = 'k'.repeat(bytes / 9_000)
    return `{${numbered((i) => `"${key}${i}":1`, bytes - 20 * 9_000, ',')}}`
  }),
  json('one key many times', (bytes) => `{${fill('"id":1,', bytes)}"id":1}`),
  json('many numbers', (bytes) => `{"ids":[${fill('1,', bytes)}1]}`),
  json('many objects', (bytes) => `[${fill('{"a":1},', bytes)}1]`),
  json('deep lists', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  json('one huge text', (bytes) => `{"note":"${'x'.repeat(bytes)}"}`),
  json('escapes', (bytes) => `{"note":"${fill('\\u00e7\\"', bytes)}"}`),
  json('spaces', (bytes) => `{"note":${' '.repeat(bytes)}1}`),
  json('one long number', (bytes) => `{"amount":${'9'.repeat(bytes)}}`),
]

/** Shapes of a JSON body, also those that the endpoint declares: with every text long, with every list full. */
export function bodiesOf(schema: Schema | undefined): Shape[] {
  const texts = schema ? leavesOf(schema).filter(({ type }) => type === 'string') : []
  const lists = Object.entries((schema?.['properties'] as Record<string, Schema> | undefined) ?? {})
  const full = lists.filter(([, { type }]) => type === 'array')
  return [
    ...common,
    ...texts
      .slice(0, 3)
      .map(({ way: [name] }) =>
        json(`a long ${name}`, (bytes) => JSON.stringify({ [name!]: fill('a, ', bytes) })),
      ),
    ...full.map(([name]) =>
      json(`a long list of ${name}`, (bytes) => `{"${name}":[${fill('12,', bytes)}1]}`),
    ),
  ]
}

/** Queries of an address, by the names that it declares. */
export function queriesOf(names: readonly string[], bytes: number): string[] {
  const each = Math.floor(bytes / Math.max(names.length, 1))
  return [
    fill('a&', bytes),
    numbered((i) => `p${i}=`, bytes, '&'),
    `x=${fill('%C3%A7', bytes)}`,
    names.map((name) => `${name}=${fill('a,', each)}`).join('&'),
    names.map((name) => `${name}=${'9'.repeat(each)}`).join('&'),
  ]
}

import { describe, expect, test } from 'vitest'
import { maxFields, maxValues, refuseManyFields, refuseManyParameters } from './body-fields.server'
import { Problem } from '../answering/problem.server'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=----x'

/** Status and code of the refusal; null: the body may be read. */
function refusal(body: string | Uint8Array, type: string | null, most = 10): [number, string] | null {
  return told(() => refuseManyFields(Buffer.from(body), type, most))
}

function told(work: () => void): [number, string] | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [error.status, error.code]
  }
}

const tooMany = [400, 'too_many_fields']

async function bytesOf(form: FormData): Promise<[Uint8Array, string]> {
  const response = new Response(form)
  return [await response.bytes(), response.headers.get('content-type')!]
}

describe('a form', () => {
  test.each([urlencoded, `${urlencoded};charset=UTF-8`, 'Application/X-WWW-Form-Urlencoded'])(
    'as %s may have fields up to the limit, and not one more',
    (type) => {
      expect(refusal(Array(10).fill('a=1').join('&'), type)).toBeNull()
      expect(refusal(Array(11).fill('a=1').join('&'), type)).toEqual(tooMany)
      expect(refusal('&'.repeat(11), type)).toEqual(tooMany)
      expect(refusal('', type)).toBeNull()
    },
  )

  test('of several parts may have fields up to the limit, and not one more', async () => {
    const form = new FormData()
    for (let i = 0; i < 9; i++) form.append(`k${i}`, '1')
    form.append('file', new Blob(['--\r\n'.repeat(1_000)]), 'x.txt')
    expect(refusal(...(await bytesOf(form)))).toBeNull()
    form.append('one', 'more')
    expect(refusal(...(await bytesOf(form)))).toEqual(tooMany)
  })

  test('of several parts is counted by the boundary it names first, in quotes too', () => {
    const part = '------x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
    for (const type of [
      multipart,
      'multipart/form-data; boundary="----x"',
      'multipart/form-data; charset=utf-8; boundary=----x; boundary=y',
    ])
      expect(refusal(`${part.repeat(11)}------x--`, type)).toEqual(tooMany)
  })

  test('that names two types is refused, because readers differ in which they use', () => {
    for (const type of [`text/plain, ${urlencoded}`, `${urlencoded}, text/plain`, `text/plain, ${multipart}`])
      expect(refusal('a=1', type)).toEqual([400, 'invalid_input'])
  })
})

describe('JSON', () => {
  test('may have values up to the limit', () => {
    const list = (count: number) => JSON.stringify(Array(count).fill(0))
    const objects = (count: number) => `[${Array(count).fill('{"a":1}').join()}]`
    expect(refusal(list(maxValues), 'application/json')).toBeNull()
    expect(refusal(list(maxValues + 1), 'application/json')).toEqual(tooMany)
    expect(refusal(list(maxValues + 1), null)).toEqual(tooMany)
    expect(refusal(objects(5_000), '')).toBeNull()
    expect(refusal(objects(5_001), '')).toEqual(tooMany)
    expect(refusal('['.repeat(maxValues + 1), 'application/json')).toEqual(tooMany)
  })

  test('counts no signs inside a text', () => {
    const text = '",[{\\'.repeat(maxValues)
    expect(refusal(JSON.stringify({ [text]: text }), 'application/json')).toBeNull()
    expect(refusal(JSON.stringify([text, ...Array(maxValues).fill(0)]), 'application/json')).toEqual(tooMany)
  })
})

test('an address may have parameters up to the limit', () => {
  const address = (count: number) => `http://shop.example/?${Array(count).fill('a=1').join('&')}`
  expect(told(() => refuseManyParameters(address(maxFields)))).toBeNull()
  expect(told(() => refuseManyParameters(address(maxFields + 1)))).toEqual(tooMany)
})

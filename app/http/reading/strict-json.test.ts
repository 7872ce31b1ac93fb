import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuery } from './input.server'
import { Problem } from '../answering/problem.server'
import { parseStrictJson, readJson } from './strict-json.server'

const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, code: error.errors[0]?.code }
    throw error
  }
  return null
}

describe('a JSON body', () => {
  it.each([
    ['{"amount":1,"amount":2}', 'duplicate_key'],
    ['{"amount":1,"\\u0061mount":2}', 'duplicate_key'],
    ['{"line":{"price":1},"line":{"price":2}}', 'duplicate_key'],
    ['[{"a":1},{"b":1,"b":1}]', 'duplicate_key'],
    ['{"__proto__":{"role":"admin"}}', 'forbidden_key'],
    ['{"line":{"__proto__":null}}', 'forbidden_key'],
    ['{"\\u005f_proto__":1}', 'forbidden_key'],
    ['{"constructor":{"prototype":{}}}', 'forbidden_key'],
    ['{"amount":1e3}', 'number_with_exponent'],
    ['{"amount":1E3}', 'number_with_exponent'],
    ['{"amount":1.0e+3}', 'number_with_exponent'],
    ['[1e-3]', 'number_with_exponent'],
    ['1e400', 'number_with_exponent'],
    ['{"amount":0x10}', 'invalid_json'],
    ['{"amount":1,}', 'invalid_json'],
    ["{'amount':1}", 'invalid_json'],
    ['{"note":"a\\u0000b"}', 'invalid_json'],
    ['{"lines":[{"name":"\\ud83d"}]}', 'invalid_json'],
  ])('%s is refused', (source, code) => {
    expect(refusal(() => parseStrictJson(source))).toEqual({ status: 400, code })
  })

  it('may have the same key in different objects, and text that looks like keys or exponents', () => {
    const value = {
      a: { id: 1 },
      b: { id: 1 },
      note: '{"a":1,"a":2} 1e3 __proto__',
      list: [{ id: 1 }, { id: 1 }],
    }
    expect(parseStrictJson(JSON.stringify(value))).toEqual(value)
  })

  it('has the value of JSON.parse when it is accepted', () => {
    const names = fc
      .string({ unit: 'binary' })
      .filter((name) => !/^(__proto__|constructor|prototype)$/.test(name))
    const words = fc.string({ unit: 'binary' }).filter((word) => !word.includes('\0'))
    const leaf = fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null))
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', maxDepth: 6 },
        leaf,
        fc.array(tie('value')),
        fc.dictionary(names, tie('value')),
      ),
    })).value
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        const source = JSON.stringify(value, null, indent)
        expect(parseStrictJson(source)).toEqual(JSON.parse(source))
      }),
    )
  })

  it('is refused when it is nested too deeply, or its type is not JSON', async () => {
    expect(refusal(() => parseStrictJson('['.repeat(40) + ']'.repeat(40)))).toEqual({
      status: 400,
      code: 'too_deep',
    })
    const form = new Request('http://localhost/api', {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    })
    await expect(readJson(form)).rejects.toMatchObject({ status: 415 })
  })
})

describe('the query of an address', () => {
  it.each(['?type=1&type=5', '?__proto__=1', '?a=1&b=2&a=1', '?type=1&%74ype=2'])(
    '%s is refused',
    (search) => {
      expect(refusal(() => readQuery(new URL(`http://localhost/api${search}`)))?.status).toBe(400)
    },
  )

  it('is read as text when every name is unique', () => {
    expect(readQuery(new URL('http://localhost/api?type=1&start=30'))).toEqual({ type: '1', start: '30' })
  })
})

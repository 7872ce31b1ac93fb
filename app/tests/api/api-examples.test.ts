import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { answerOf, openApiDocument, operationId } from '~/http/calls/openapi.server'
import { text } from '~/http/calls/api.text'

const calls = apiEndpoints.map((call) => ({ call, name: `${call.method.toUpperCase()} /api${call.path}` }))

describe('the documentation of', () => {
  test.each(calls)('$name shows a call and an answer that its own schemas accept', ({ call }) => {
    const { params, query, body, answer, example } = call
    for (const [schema, value] of [
      [params, example.params],
      [query, example.query],
      [body, example.body],
    ] as const) {
      if (schema) expect(schema.safeParse(value).error?.issues).toBeUndefined()
      else expect(value).toBeUndefined()
    }
    expect(answer.safeParse(example.data).error?.issues).toBeUndefined()
    if (call.list) {
      const { data, meta } = answerOf(call) as { data: unknown[]; meta: { total: number; length: number } }
      expect(meta.total).toBeGreaterThanOrEqual(data.length)
    } else expect(example.meta).toBeUndefined()
  })

  test.each(calls)('$name lists every way to fail once, with what to do', ({ call }) => {
    const declared = call.failures ?? []
    expect(new Set(declared.map(({ code }) => code)).size).toBe(declared.length)
    for (const { status, code, meaning, remedy } of declared) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      for (const sentence of [meaning, remedy]) expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ`].*\.$/s)
    }
  })
})

test('a code has one meaning in all calls', () => {
  const statuses = Map.groupBy(
    apiEndpoints.flatMap(({ failures = [] }) => failures),
    ({ code }) => code,
  )
  for (const [code, all] of statuses)
    expect([code, new Set(all.map(({ status }) => status)).size]).toEqual([code, 1])
})

test('generated clients have a unique name for every call', () => {
  const names = apiEndpoints.map(operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/)
})

test('every group of calls has a description', () => {
  for (const { tag } of apiEndpoints) expect(text.tags[tag], tag).toBeTruthy()
})

test('a shared part of the document has one meaning', () => {
  const twice = z.strictObject({ other: z.string() }).meta({ id: 'Basket' })
  const impostor = { ...apiEndpoints[0]!, path: '/x', answer: z.array(twice) }
  expect(() => openApiDocument([...apiEndpoints, impostor])).toThrow('Basket')
})

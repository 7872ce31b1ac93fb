import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { clientFile, documentFile, renderClient, renderDocument } from './files'

const run = 'run: npm run openapi'

test('the committed document matches the calls', () => {
  expect(readFileSync(documentFile, 'utf8') === renderDocument(), `${documentFile} has drifted, ${run}`).toBe(
    true,
  )
})

test('the committed client is generated from the committed document', async () => {
  expect(
    readFileSync(clientFile, 'utf8') === (await renderClient()),
    `${clientFile} has drifted, ${run}`,
  ).toBe(true)
})

test('the document is OpenAPI 3.1, and every reference in it resolves', async () => {
  const validator = new Validator()
  expect(
    await validator.validate(JSON.parse(readFileSync(documentFile, 'utf8')) as { openapi: string }),
  ).toEqual({
    valid: true,
  })
  expect(validator.version).toBe('3.1')
})

test('the validator finds the errors of a document', async () => {
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as {
    openapi: string
    paths: Record<string, object>
  }
  document.paths['/api/x'] = {
    get: { responses: { 200: { $ref: '#/components/responses/None' } }, tags: 'x' },
  }
  expect((await new Validator().validate(document)).valid).toBe(false)
})

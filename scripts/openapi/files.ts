import { generateSource } from 'oazapfts'
import { apiEndpoints } from '../../app/server/api-endpoints.server'
import { openApiDocument } from '../../app/http/calls/openapi.server'

/** Paths of the committed document and of the client generated from it. */
export const documentFile = 'docs/openapi.json'
export const clientFile = 'docs/api-client.ts'

/** The document of all endpoints, as it is committed. */
export function renderDocument(): string {
  return `${JSON.stringify(openApiDocument(apiEndpoints), null, 2)}\n`
}

/** The typed client that oazapfts generates from the committed document. */
export function renderClient(): Promise<string> {
  return generateSource(documentFile, { argumentStyle: 'object' })
}

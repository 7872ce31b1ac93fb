import { generateSource } from 'oazapfts'
import { apiEndpoints } from '../../app/server/api-endpoints.server'
import { openApiDocument } from '../../app/http/calls/openapi.server'

/** Where the committed document and the client generated from it are. */
export const documentFile = 'docs/openapi.json'
export const clientFile = 'docs/api-client.ts'

/** The document of all calls, as it is committed. */
export function renderDocument(): string {
  return `${JSON.stringify(openApiDocument(apiEndpoints), null, 2)}\n`
}

/** The typed client that oazapfts makes of the committed document. */
export function renderClient(): Promise<string> {
  return generateSource(documentFile, { argumentStyle: 'object' })
}

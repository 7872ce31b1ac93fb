import type { Database } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { type ApiAnswer, apiOf } from '~/http/testing/call-api'
import { catalogueEndpoints } from '../api/endpoints.server'

export type ApiClient = {
  get(path: string): Promise<ApiAnswer>
  post(path: string, body?: unknown): Promise<ApiAnswer>
}

/** The catalogue's API calls for one visitor. */
export function apiClientOf({ db }: Pick<Database, 'db'>, visitor: Visitor): ApiClient {
  const call = apiOf(db, catalogueEndpoints, visitor)
  return {
    get: (path) => call(path),
    post: (path, body = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

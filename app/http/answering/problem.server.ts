/** One wrong field: where, a stable code, and a Turkish sentence that says what to do. */
export type FieldError = { path: string; code: string; message: string }

/** A refusal that the caller is told of, as RFC 9457 problem+json. `title` is Turkish and fit to show. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly errors: FieldError[] = [],
    readonly headers: Record<string, string> = {},
    /** Data a caller can go on with, as the failure of the call declares it. */
    readonly details?: Record<string, unknown>,
  ) {
    super(`${status} ${code}`)
  }
}

export function problemResponse(problem: Problem, requestId: string): Response {
  const { status, title, code, errors, headers, details } = problem
  const body = { type: 'about:blank', status, title, code, requestId, errors, ...(details && { details }) }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

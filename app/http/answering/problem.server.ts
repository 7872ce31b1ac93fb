/** One wrong field: its path, a stable code, and a Turkish sentence that says how to correct it. */
export type FieldError = { path: string; code: string; message: string }

/** A refusal as RFC 9457 problem+json. `title` is Turkish and can be shown to customers. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly errors: FieldError[] = [],
    readonly headers: Record<string, string> = {},
    /** Data that helps the caller to go on, as the failure of the call declares it. */
    readonly details?: Record<string, unknown>,
  ) {
    super(`${status} ${code}`)
  }
}

/** The problem as `application/problem+json` (RFC 9457), with the request's id; never cached. */
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

import { escapeHtml, page } from './bare-page.server'
import type { Problem } from './problem.server'
import { text } from '../text'

/** A refusal as a page. It works without database and build, since one of them may have failed. */
export function problemPage({ status, title, headers }: Problem, requestId: string): Response {
  const facts = `<p>${escapeHtml(title)}</p><p>${text.requestNumber(requestId)}</p>`
  const response = page(text.wentWrong, `${facts}<p><a href="/">${text.goHome}</a></p>`, status)
  const policy = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'"
  for (const [name, value] of Object.entries({
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...headers,
  }))
    response.headers.set(name, value)
  return response
}

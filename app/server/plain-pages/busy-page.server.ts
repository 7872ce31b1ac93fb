import { text } from './busy.text'
import { text as httpText } from '~/http/text'
import type { Problem } from '~/http/answering/problem.server'
import { plainPage } from './plain-page.server'

/** The page that refuses a browser during overload. It needs neither session nor database. */
export function busyPage(
  request: Request,
  { status, headers }: Problem,
  requestId: string,
  styles: readonly string[],
): Response {
  const isForm = request.method !== 'GET' && request.method !== 'HEAD'
  const body = [
    `<h1>${text.title}</h1>`,
    `<p>${text.safe}</p>`,
    `<p>${isForm ? text.unsent : text.wait}</p>`,
    ...(isForm
      ? []
      : [`<p class="actions"><a class="button" data-look="primary" href="">${text.tryAgain}</a></p>`]),
    `<p class="error-code">${httpText.requestNumber(requestId)}</p>`,
  ]
  return new Response(
    request.method === 'HEAD' ? null : plainPage(request, { title: text.title, body, styles }),
    {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    },
  )
}

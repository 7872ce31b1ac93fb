import { text } from './closed.text'
import { getSettings } from '~/features/settings/settings.server'
import { escapeHtml } from '~/http/answering/bare-page.server'
import { plainPage } from './plain-page.server'
import type { RequestContext } from '../shop.server'

/** The page of a closed shop: its name, the owner's message and contact. It has the shop's look and runs no script. */
export async function closedPage(
  request: Request,
  { db }: RequestContext,
  message: string,
  { styles, headers }: { styles: readonly string[]; headers: Record<string, string> },
): Promise<Response> {
  const settings = await getSettings(db)
  const company = (key: string) => escapeHtml(settings.get('company', key))
  const name = company('name') || 'Vitrin'
  const body = [
    `<p class="wordmark"><span>${name}</span></p>`,
    `<h1>${text.title}</h1>`,
    ...message.split(/\n+/).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    reach(company('phone'), company('email')),
    `<p class="actions"><a class="button" data-look="primary" href="">${text.tryAgain}</a>`,
    `<a class="button" data-look="quiet" href="/user/login">${text.forStaff}</a></p>`,
  ]
  const html = plainPage(request, { title: `${text.title} | ${name}`, body, styles })
  return new Response(request.method === 'HEAD' ? null : html, {
    status: 503,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

function reach(phone: string, email: string): string {
  const ways = [
    phone && `<a class="link" href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`,
    email && `<a class="link" href="mailto:${email}">${email}</a>`,
  ].filter(Boolean)
  return ways.length > 0 ? `<p>${text.reach}<br>${ways.join(' · ')}</p>` : ''
}

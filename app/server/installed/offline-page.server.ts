import { createHash } from 'node:crypto'
import { plainPage } from '../plain-pages/plain-page.server'
import { text as texts } from './installed.text'

const text = texts.offline

// Asks every five seconds, because browsers often report a connection that leads nowhere.
const script = `
const state = document.querySelector('[role=status]')
async function look() {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (answer.status >= 500) return
    state.textContent = ${JSON.stringify(text.back)}
    location.reload()
  } catch {}
}
addEventListener('online', look)
setInterval(look, 5000)
`
const hash = createHash('sha256').update(script).digest('base64')

/**
 * The page that an installed worker shows without a connection, with the policy that allows its own script only. It loads
 * nothing that the worker has not kept.
 */
export function offlinePage(
  request: Request,
  styles: readonly string[],
  phone: string,
): { html: string; policy: string } {
  const call = phone
    ? `<li><a class="link" href="tel:${phone.replace(/[^\d+]/g, '')}">${escaped(text.call(phone))}</a></li>`
    : ''
  const body = [
    `<h1>${text.title}</h1>`,
    `<p>${text.lead}</p>`,
    `<h2>${text.meanwhile}</h2>`,
    `<ul class="offline-ways">${text.ways.map((way) => `<li>${way}</li>`).join('')}${call}</ul>`,
    `<p class="actions"><a class="button" data-look="primary" href="">${text.tryAgain}</a></p>`,
    `<p role="status">${text.waiting}</p>`,
    `<script type="module">${script}</script>`,
  ]
  return {
    html: plainPage(request, { title: text.title, body, styles }),
    policy: `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

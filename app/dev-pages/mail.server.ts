import { formatDateTime } from '~/kernel/dates'
import { readEmail } from './eml.server'
import { listEmails, readEmailFile } from './mail-folder.server'
import { escapeHtml, page } from '~/http/answering/bare-page.server'
import { text } from './text'

/** `/dev/mail`: the list of emails; `/dev/mail/{name}`: one email; `…/text` and `…/raw`: its plain text and its source. */
export async function mailPage(path: string, folder: string): Promise<Response> {
  const [name, form, ...more] = path.split('/').slice(3)
  if (!name) return listPage(folder)
  const eml = more.length === 0 ? await readEmailFile(folder, name) : null
  if (eml === null) return page(text.notFound, `<p>${text.notFound}</p>${back}`, 404)
  if (form === 'raw') return plain(eml)
  if (form === 'text') return plain(readEmail(eml).text)
  return form ? page(text.notFound, `<p>${text.notFound}</p>${back}`, 404) : emailPage(name, eml)
}

const back = `<p><a href="/dev/mail">${text.back}</a></p>`

async function listPage(folder: string): Promise<Response> {
  const emails = await listEmails(folder)
  const items = await Promise.all(
    emails.map(async ({ name, at }) => {
      const { subject, to } = readEmail((await readEmailFile(folder, name)) ?? '')
      return `<li style="margin:0 0 12px"><a href="/dev/mail/${name}">${escapeHtml(subject)}</a><br>${escapeHtml(to)}, ${formatDateTime(at)}</li>`
    }),
  )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : `<p>${text.empty}</p>`
  return page(text.title, `<p>${text.hint}</p>${list}`)
}

// The email is shown in a sandboxed frame without scripts, forms and the shop's origin. Its links open in a new window.
function emailPage(name: string, eml: string): Response {
  const { subject, from, to, html } = readEmail(eml)
  const facts = `<dl><dt>${text.from}</dt><dd>${escapeHtml(from)}</dd><dt>${text.to}</dt><dd>${escapeHtml(to)}</dd></dl>`
  const forms = `<p><a href="/dev/mail/${name}/text">${text.plain}</a> · <a href="/dev/mail/${name}/raw">${text.raw}</a></p>`
  const frame = `<iframe title="${text.html}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}" style="border:1px solid #ccc;height:75vh;width:100%"></iframe>`
  const response = page(subject, back + facts + forms + frame)
  response.headers.set('content-security-policy', policy)
  return response
}

/** The policy for an email: its own styles apply, but its scripts are not run. Pictures come from this machine only. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function plain(content: string): Response {
  return new Response(content, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

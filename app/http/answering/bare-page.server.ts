/** A page that needs no build. Its styles are in attributes, which the Content-Security-Policy of every page allows. */
export function page(title: string, body: string, status = 200): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`
  const html = `<!doctype html><html lang="tr"><head>${head}</head><body style="font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:24px"><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The escaped text, for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

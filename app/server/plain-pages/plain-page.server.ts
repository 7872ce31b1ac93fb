import { readCookie } from '~/features/identity/sessions/cookies.server'
import { readTheme } from '~/shell/choices/preferences'

/** A page in the shop's look that loads no data and runs no script. `title` and `body` are HTML. */
export function plainPage(
  request: Request,
  { title, body, styles }: { title: string; body: string[]; styles: readonly string[] },
): string {
  const theme = readTheme(readCookie(request.headers.get('cookie'), 'theme'))
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ]
  const main = ['<hr class="stitch">', ...body, '<hr class="stitch">'].join('')
  return `<!DOCTYPE html><html lang="tr" data-theme="${theme}"><head>${head.join('')}</head><body><main class="error-page"><div class="page">${main}</div></main></body></html>`
}

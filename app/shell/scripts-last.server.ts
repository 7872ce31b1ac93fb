/**
 * Puts the scripts of a page behind everything it shows: pages work before their scripts, so on a slow line pictures
 * and fonts have it to themselves. Scripts start when the page has loaded and was painted, or at the visitor's first
 * move. `html` is a page as `<Scripts>` writes it; throws when it no longer writes it so.
 */
export function scriptsLast(html: string, nonce: string): string {
  const entry = `<script nonce="${nonce}" type="module" async="">`
  const at = html.lastIndexOf(entry)
  if (at === -1 || html.indexOf(entry) !== at) throw new Error('A page has no entry script, or several')
  // Links to modules stand in the head and beside the entry: what is between them is long and has none.
  const body = html.indexOf('<body')
  const end = Math.max(body, html.lastIndexOf('</main>', at))
  return [
    later(html.slice(0, body)),
    html.slice(body, end),
    later(html.slice(end, at)),
    `<script nonce="${nonce}">${starter}</script><script nonce="${nonce}" type="later">`,
    later(html.slice(at + entry.length)),
  ].join('')
}

const later = (html: string) => html.replaceAll('<link rel="modulepreload"', '<link rel="later"')

// Runs in the browser. `rel` and `type` get back what React wrote, so that it finds its page as it left it.
const starter = `{
const moves = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel']
const { nonce } = document.currentScript
const start = () => {
  for (const move of moves) removeEventListener(move, start, true)
  removeEventListener('load', whenPainted)
  const entry = document.querySelector('script[type="later"]')
  if (!entry) return
  for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
  entry.type = 'module'
  const script = document.createElement('script')
  script.nonce = nonce
  script.type = 'module'
  script.textContent = entry.textContent
  document.body.append(script)
  script.remove()
}
const whenPainted = () => requestAnimationFrame(() => setTimeout(start))
for (const move of moves) addEventListener(move, start, { capture: true, passive: true })
addEventListener('load', whenPainted)
}`.replaceAll(/\n */g, '\n')

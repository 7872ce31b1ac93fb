/** A type that browsers do not execute: scripts with an unknown media type are data. */
const waiting = 'text/plain'

/**
 * Moves a page's scripts behind its content, so that pictures and fonts get a slow line first; pages work without
 * scripts until then. Scripts start when the page was loaded and painted, or at the visitor's first action. `page` is
 * a page as `<Scripts>` writes it, in UTF-8, as are the returned parts; throws when the format changed. The search is
 * on bytes, because the markers are ASCII and decoding would be much slower. `first`: tags that start them in another way, as on
 * stored pages (./own/first-tags.server.ts).
 */
export function scriptsLast(page: Buffer, nonce: string, first: string | null): Buffer[] {
  const entry = `<script nonce="${nonce}" type="module" async="">`
  const at = page.indexOf(entry)
  if (at === -1 || page.indexOf(entry, at + 1) !== -1)
    throw new Error('A page has no entry script, or several')
  // Module links are in the head and at the entry script; the long content between has none.
  const body = page.indexOf('<body')
  const end = Math.max(body, page.lastIndexOf('</main>', at))
  return [
    later(page.subarray(0, body)),
    page.subarray(body, end),
    later(page.subarray(end, at)),
    Buffer.from(first ?? `<script nonce="${nonce}">${starter}</script>`),
    Buffer.from(`<script nonce="${nonce}" type="${waiting}">`),
    later(page.subarray(at + entry.length)),
  ]
}

function later(part: Buffer): Buffer {
  const letters = part.toString('latin1').replaceAll('<link rel="modulepreload"', '<link rel="later"')
  return Buffer.from(letters, 'latin1')
}

// Runs in the browser. It restores `rel` and `type`, so that React finds the markup it wrote.
const starter = `{
const moves = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel']
const { nonce } = document.currentScript
const start = () => {
  for (const move of moves) removeEventListener(move, start, true)
  removeEventListener('load', whenPainted)
  const entry = document.querySelector('script[type="${waiting}"]')
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

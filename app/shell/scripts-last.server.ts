/** The type of a script that does not run yet: by the standard it is a media type, and this one is no script's. */
const waiting = 'text/plain'

/**
 * Puts the scripts of a page behind everything it shows: pages work before their scripts, so on a slow line pictures
 * and fonts have it to themselves. Scripts start when the page has loaded and was painted, or at the visitor's first
 * move. `page` is a page as `<Scripts>` writes it, in UTF-8, as is what comes back in parts; throws when it no longer
 * writes it so. What is looked for is ASCII: looking through bytes takes a fraction of looking through letters.
 */
export function scriptsLast(page: Buffer, nonce: string): Buffer[] {
  const entry = `<script nonce="${nonce}" type="module" async="">`
  const at = page.indexOf(entry)
  if (at === -1 || page.indexOf(entry, at + 1) !== -1)
    throw new Error('A page has no entry script, or several')
  // Links to modules stand in the head and beside the entry: what is between them is long and has none.
  const body = page.indexOf('<body')
  const end = Math.max(body, page.lastIndexOf('</main>', at))
  return [
    later(page.subarray(0, body)),
    page.subarray(body, end),
    later(page.subarray(end, at)),
    Buffer.from(`<script nonce="${nonce}">${starter}</script><script nonce="${nonce}" type="${waiting}">`),
    later(page.subarray(at + entry.length)),
  ]
}

function later(part: Buffer): Buffer {
  const letters = part.toString('latin1').replaceAll('<link rel="modulepreload"', '<link rel="later"')
  return Buffer.from(letters, 'latin1')
}

// Runs in the browser. `rel` and `type` get back what React wrote, so that it finds its page as it left it.
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

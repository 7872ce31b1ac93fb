import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** A type that browsers do not run, and that the starter does not run later either (app/shell/scripts-last.server.ts). */
const isData = /\btype="(?!module"|text\/plain"|text\/javascript"|speculationrules")/

/**
 * A page that many visitors get, without the nonces of its scripts, and their hashes as a content security policy names them:
 * a nonce that everybody knows would allow every script. Only scripts with the nonce are allowed, so one that came into the page
 * with a text stays as dead as on other pages. `page` is HTML in UTF-8.
 */
export function hashScripts(page: Buffer, nonce: string): { page: Buffer; hashes: string[] } {
  // Markers are ASCII; letters of other scripts keep their bytes.
  const given = page.toString('latin1')
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of given.matchAll(script)) {
    if (content === '' || !attributes.includes(` nonce="${nonce}"`)) continue
    if (/\bsrc=/.test(attributes) || isData.test(attributes)) continue
    const shown = without(content, nonce)
    hashes.add(`'sha256-${createHash('sha256').update(shown, 'latin1').digest('base64')}'`)
  }
  return { page: Buffer.from(without(given, nonce), 'latin1'), hashes: [...hashes] }
}

/** A script that loads others gives them the nonce as well; it is empty then. */
const without = (text: string, nonce: string) =>
  text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')

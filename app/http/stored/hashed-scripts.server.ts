import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** Content of a script that browsers run, or that the starter runs later (app/shell/scripts-last.server.ts). */
const isData = /\btype="(?!module"|text\/plain"|text\/javascript"|speculationrules")/

/**
 * A page that many visitors get, without the nonces of its scripts, and their hashes as a content security policy names them:
 * a nonce that everybody knows would allow every script. `page` is HTML in UTF-8.
 */
export function hashScripts(page: Buffer, nonce: string): { page: Buffer; hashes: string[] } {
  // Markers are ASCII; letters of other scripts keep their bytes.
  const text = page.toString('latin1').replaceAll(` nonce="${nonce}"`, '')
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of text.matchAll(script)) {
    if (content === '' || /\bsrc=/.test(attributes) || isData.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`)
  }
  return { page: Buffer.from(text, 'latin1'), hashes: [...hashes] }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../../scripts/start/project.mjs'

const file = inProject('docs', 'performance.md')

/**
 * Puts measurements between their markers in docs/performance.md. Text outside the markers is written by hand and
 * stays, as do measurements that were not made this time.
 */
export function writeDocument(parts: readonly { id: string; markdown: string }[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n'
  writeFileSync(file, parts.reduce(withPart, before))
}

/** The document with one part replaced, or appended when it has no part of that name. */
export function withPart(document: string, { id, markdown }: { id: string; markdown: string }): string {
  const [opening, closing] = [`<!-- bench:${id} -->`, `<!-- /bench:${id} -->`]
  const part = `${opening}\n${markdown}\n${closing}`
  const from = document.indexOf(opening)
  const to = document.indexOf(closing)
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${part}\n`
  return document.slice(0, from) + part + document.slice(to + closing.length)
}

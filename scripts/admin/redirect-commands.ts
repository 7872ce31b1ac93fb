import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { audit } from '../../app/db/audit.server'
import type { Db } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import { findProblems, importRedirects } from '../../app/features/settings/settings.server'
import { text as reasons } from '../../app/features/settings/text'
import type { RedirectCommand } from './redirect-arguments'
import { text } from './redirect-text'

const batch = 1_000
const mostShown = 50

type Row = { line: number; from: string; to: string | null }

/** Writes the redirects of a CSV file in the name of `actor`: all rows that are right, in one transaction. */
export async function runRedirectCommand(
  db: Db,
  { file }: RedirectCommand,
  actor: string,
): Promise<{ lines: string[] } | { error: string }> {
  const skipped: string[] = []
  let rows: Row[]
  try {
    rows = readRows(await readFile(file, 'utf8'), skipped)
  } catch (error) {
    return { error: text.unreadable(file, error instanceof Error ? error.message : String(error)) }
  }
  const written = await transaction(db, async (db) => {
    let count = 0
    for (let start = 0; start < rows.length; start += batch) {
      const part = rows.slice(start, start + batch)
      const problems = await findProblems(db, part)
      for (const { place, field, code } of problems) {
        const { line, from, to } = part[place]!
        skipped.push(text.refused(line, (field === 'from_path' ? from : to) ?? '', reasons.redirects[code]))
      }
      const bad = new Set(problems.map(({ place }) => place))
      count += await importRedirects(
        db,
        part.filter((_, place) => !bad.has(place)),
      )
    }
    await audit(db, { actor, action: 'redirects import', subject: 'redirects', after: { count } })
    return count
  })
  const more = skipped.length > mostShown ? [text.more(skipped.length - mostShown)] : []
  return { lines: [...skipped.slice(0, mostShown), ...more, text.done(written, skipped.length)] }
}

/** The rows of a file; a first row without any address is its heading. The separator is that of the first row. */
function readRows(content: string, skipped: string[]): Row[] {
  const [head = ''] = content.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ','
  const records = parse(content, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[]
  return records.flatMap(({ record, info: { lines: line } }, place) => {
    if (place === 0 && !record.some((cell) => cell.includes('/'))) return []
    if (record.length === 2) return { line, from: record[0]!, to: record[1] || null }
    skipped.push(text.badRow(line))
    return []
  })
}

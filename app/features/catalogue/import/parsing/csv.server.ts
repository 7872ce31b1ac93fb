import { CsvError, parse } from 'csv-parse'
import { decodeFile } from './encoding.server'
import type { ImportFile, ImportNotice, ImportProblem, Lines, ReadContext } from '../format'
import { text } from '../text'

/** A row with its lines in the file: a row with quoted line breaks has several lines. */
export type CsvRow = { kind: 'row'; lines: Lines; cells: string[] }

const delimiters = [';', ',', '\t'] as const
const longestRow = 4_000_000

/**
 * The rows of a CSV file, from the headings on, without empty rows. The separator is the one that occurs most often in the
 * first row: comma, semicolon (Excel in Turkish) or tab. A row with more cells than headings is a problem: it contains an
 * unquoted separator, as in `149,90` between commas.
 */
export async function* readCsv(
  file: ImportFile,
  { encoding }: Pick<ReadContext, 'encoding'>,
): AsyncGenerator<CsvRow | ImportProblem | ImportNotice> {
  const decoded = await decodeFile(file, encoding)
  if (decoded.status === 'refused') {
    const { line, character, value, sentence } = decoded
    const remark = { line, column: text.character(character), value, sentence }
    return yield {
      kind: 'problem',
      lines: { from: line, to: line },
      code: '',
      remarks: [remark],
      fatal: true,
    }
  }
  if (!decoded.certain) yield notice(text.readAs1254)
  let width = 0
  let last = 0
  for await (const row of parseRows(decoded.open())) {
    if (row.kind === 'row') {
      if (width === 0) width = row.cells.length
      else if (row.cells.slice(width).some((cell) => cell !== '')) {
        yield problem(row.lines, text.tooManyCells(row.cells.length, width), row.cells[0]!)
        continue
      }
      last = row.lines.to
    }
    yield row
  }
  if (last === 0) yield { ...problem({ from: 1, to: 1 }, text.empty), fatal: true }
}

async function* parseRows(decoded: AsyncIterable<string>): AsyncGenerator<CsvRow | ImportProblem> {
  const { delimiter, skipped, rest } = await readDelimiter(decoded)
  const parser = openParser(delimiter)
  let line = skipped
  for await (const { records, error } of parser.parse(rest)) {
    for (const { record, lines } of records) {
      const to = lines + skipped
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      line = to
      const cells = record.map((cell) => cell.trim())
      if (cells.some((cell) => cell !== '')) yield { kind: 'row', lines: { from: to - breaks, to }, cells }
    }
    if (error)
      yield { ...problem({ from: line + 1, to: line + 1 }, text.unreadable(line, error.code)), fatal: true }
  }
}

type Parsed = { records: { record: string[]; lines: number }[]; error: CsvError | null }

/**
 * Returns the records that each piece of text completes. The parser's own stream would lose some of the records before an
 * error.
 */
function openParser(delimiter: string) {
  let records: Parsed['records'] = []
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    max_record_size: longestRow,
    on_record(record: string[], { lines }) {
      records.push({ record, lines })
      return null
    },
  })
  // The callback of `write` receives the error.
  parser.on('error', () => undefined)
  parser.resume()
  const take = (error: Error | null | undefined): Parsed => {
    if (error && !(error instanceof CsvError)) throw error
    const parsed = { records, error: error ?? null }
    records = []
    return parsed
  }
  return {
    async *parse(texts: AsyncIterable<string>): AsyncGenerator<Parsed> {
      for await (const piece of texts) {
        const parsed = take(await new Promise<Error | null | undefined>((done) => parser.write(piece, done)))
        yield parsed
        if (parsed.error) return
      }
      yield take(await ending(parser))
    },
  }
}

function ending(parser: ReturnType<typeof parse>): Promise<Error | null> {
  return new Promise((done) => {
    parser.once('error', done).once('end', () => done(null))
    parser.end()
  })
}

/** Converts all line ends to line feeds, also inside quotation marks: files mix them, and lines are counted. */
async function* withLineFeeds(decoded: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of decoded) {
    const whole = held + piece
    held = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held) yield '\n'
}

/** The separator. Excel may write a first line `sep=;`, which counts as a line but is no row. */
async function readDelimiter(decoded: AsyncIterable<string>) {
  const left = withLineFeeds(decoded)
  let head = ''
  while (head.length < longestRow) {
    const next = await left.next()
    if (next.done) break
    head += next.value
    if (firstLine(head).closed) break
  }
  const [line, sign] = /^sep=(.)\n/i.exec(head) ?? ['', undefined]
  const start = head.slice(line.length)
  const found = delimiters.toSorted((a, b) => count(start, b) - count(start, a))[0]!
  return { delimiter: sign ?? found, skipped: line === '' ? 0 : 1, rest: rejoin(start, left) }
}

async function* rejoin(head: string, left: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head
  yield* left
}

function count(head: string, sign: string): number {
  return firstLine(head).line.split(sign).length
}

/** The first non-empty line, without its quoted parts. */
function firstLine(head: string): { line: string; closed: boolean } {
  const bare = head.replace(/"[^"]*"/g, '').replace(/^\s+/, '')
  const end = bare.indexOf('\n')
  return end < 0 ? { line: bare, closed: false } : { line: bare.slice(0, end), closed: true }
}

function problem(lines: Lines, sentence: string, code = ''): ImportProblem {
  return { kind: 'problem', lines, code, remarks: [{ line: lines.from, column: '', value: '', sentence }] }
}

function notice(sentence: string): ImportNotice {
  return { kind: 'notice', remarks: [{ line: 1, column: '', value: '', sentence }] }
}

import { createInterface } from 'node:readline'
import pg from 'pg'
import { splitStatements } from './statement'
import { formatTable } from './table-output'
import { text } from './text'

/** Reads SQL from the terminal or a pipe until its end. Returns the number of statements that failed. */
export async function promptForSql(client: pg.Client): Promise<number> {
  const interactive = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output: interactive ? process.stdout : undefined })
  let rest = ''
  let failures = 0
  const ask = () => {
    lines.setPrompt(rest ? '   ... ' : 'vitrin> ')
    if (interactive) lines.prompt()
  }
  if (interactive) console.log(text.promptWelcome)
  ask()
  for await (const line of lines) {
    if (!rest && line.trim() === '\\q') break
    const typed = !rest && line.startsWith('\\') ? metaCommand(line.trim()) : `${rest}${line}\n`
    const { finished, rest: open } = splitStatements(typed)
    rest = open
    for (const statement of finished) failures += await runStatement(client, statement)
    ask()
  }
  lines.close()
  // A pipe may end without a semicolon, and its rest is run; at a terminal the rest was given up.
  if (!interactive && rest.trim()) failures += await runStatement(client, rest)
  return failures
}

/** Runs one statement and prints its result or its error. Returns 1 when it failed. */
export async function runStatement(client: pg.Client, sql: string): Promise<0 | 1> {
  try {
    // Prints every value as the server writes it.
    const asWritten = { getTypeParser: () => (value: string | Buffer) => String(value) }
    const answer = await client.query({ text: sql, rowMode: 'array', types: asWritten })
    // Several statements return several results.
    for (const result of [answer].flat() as pg.QueryArrayResult<(string | null)[]>[]) printResult(result)
    return 0
  } catch (error) {
    const { message, position, hint } = error as pg.DatabaseError
    console.error([message, position && pointAt(sql, Number(position)), hint].filter(Boolean).join('\n'))
    return 1
  }
}

function printResult({ command, fields, rows, rowCount }: pg.QueryArrayResult<(string | null)[]>) {
  if (fields.length === 0) return console.log(text.done(command, rowCount))
  console.log(
    formatTable(
      fields.map(({ name }) => name),
      rows,
    ),
  )
  console.log(text.rowCount(rows.length))
}

function metaCommand(command: string): string {
  const [name = '', argument = ''] = command.split(/\s+/)
  if (name === '\\dt') return `${listTables};`
  if (name === '\\d' && argument) return `${listColumns(pg.escapeLiteral(argument))};`
  console.error(text.unknownCommand(name))
  return ''
}

function pointAt(sql: string, position: number) {
  const before = sql.slice(0, position - 1)
  const start = before.lastIndexOf('\n') + 1
  const line = sql.slice(start).split('\n', 1)[0] ?? ''
  return `${line}\n${' '.repeat(before.length - start)}^`
}

const listTables = `SELECT n.nspname AS schema, c.relname AS table, c.reltuples::bigint AS rows,
  pg_size_pretty(pg_total_relation_size(c.oid)) AS size
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'm', 'v') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
  ORDER BY 1, 2`

const listColumns = (
  table: string,
) => `SELECT a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
  a.attnotnull AS required, pg_get_expr(d.adbin, d.adrelid) AS default
  FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`

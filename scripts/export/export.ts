// npm run export -- --format csv|xlsx FILE: scripts/export/text.ts has its words.
// Exit code 0: written, 1: not. A file appears under its name only when it is complete.
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../app/server/config/config.server'
import {
  exportFormats,
  exportSheet,
  type ExportFormat,
} from '../../app/features/catalogue/sheet/export.server'
import { text } from './text'
import { withShopDatabase } from '../db/shop-database'

type Arguments = { file: string; format: ExportFormat; priceLists: string[] | null; force: boolean }

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2))
  if ('error' in asked) return fail(asked.error)
  const target = resolve(process.env.INIT_CWD ?? '.', asked.file)
  if (existsSync(target) && !asked.force) return fail(text.exists(asked.file))
  const part = `${target}.${process.pid}.part`
  try {
    const outcome = await withShopDatabase(readConfig(process.env), ({ db }) =>
      exportSheet(db, asked.format, asked.priceLists, (chunks) =>
        pipeline(Readable.from(chunks), createWriteStream(part)),
      ),
    )
    if (outcome.status === 'unknown_price_lists') {
      return fail(text.unknownPriceLists(outcome.unknown, outcome.known))
    }
    await rename(part, target)
    console.log(text.written(asked.file, outcome.variants))
    return 0
  } finally {
    await rm(part, { force: true })
  }
}

function readArguments(args: readonly string[]): Arguments | { error: string } {
  const parsed = parse(args)
  if (!parsed || parsed.values.help || parsed.positionals.length > 1) return { error: usage() }
  const { values, positionals } = parsed
  const [file] = positionals
  if (!file) return { error: `${text.noFile}\n${usage()}` }
  const format = exportFormats.find((name) => name === values.format)
  if (!format) return { error: `${text.unknownFormat(values.format ?? '')}\n${usage()}` }
  return { file, format, priceLists: values['price-list'] ?? null, force: values.force }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'price-list': { type: 'string', multiple: true },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch {
    return null
  }
}

function usage(): string {
  return text.usage(exportFormats)
}

function fail(message: string): number {
  console.error(message)
  return 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) =>
    (process.exitCode = fail(text.failed(error instanceof Error ? error.message : String(error)))),
)

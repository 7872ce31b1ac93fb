import { parseArgs } from 'node:util'
import type { Decimal } from '../../app/features/catalogue/import/parsing/amounts'
import type { Encoding, ImportFormat } from '../../app/features/catalogue/import/format'
import { formats } from '../../app/features/catalogue/import/formats.server'
import type { KdvRate } from '../../app/features/catalogue/write/product-input'
import { fold } from '../../app/kernel/turkish'
import { text } from './text'

const kdvRates: readonly KdvRate[] = [0, 1, 10, 20]
const encodings: readonly Encoding[] = ['utf-8', 'windows-1254']
const decimals: readonly Decimal[] = [',', '.']

export type ImportArguments = {
  file: string
  format: ImportFormat
  dryRun: boolean
  restart: boolean
  kdvRate: KdvRate
  kdvNames: Map<string, KdvRate>
  encoding: Encoding | null
  decimal: Decimal | null
  earlierPrices: boolean
  createCategories: boolean
  priceList: string | null
  pictures: string | null
  report: string | null
}

/** The import that the operator asked for, or the mistake in the command line, in Turkish. */
export function readArguments(args: readonly string[]): ImportArguments | { error: string } {
  const parsed = parse(args)
  if (!parsed) return { error: usage() }
  const { values, positionals } = parsed
  const [file, ...more] = positionals
  if (values.help || more.length > 0) return { error: usage() }
  if (!file) return { error: `${text.noFile}\n${usage()}` }
  const format = formats.find(({ name }) => name === values.format)
  if (!format) return { error: `${text.unknownFormat(values.format ?? '')}\n${usage()}` }
  const kdvRate = rateOf(values.kdv)
  if (kdvRate === null) return { error: text.badKdv(values.kdv) }
  const kdvNames = readKdvNames(values['kdv-map'])
  if (!kdvNames) return { error: text.badKdvMap(values['kdv-map'].join(' ')) }
  const encoding = oneOf(encodings, values.encoding)
  if (encoding === undefined) return { error: text.badEncoding(values.encoding!, encodings) }
  const decimal = oneOf(decimals, values.decimal)
  if (decimal === undefined) return { error: text.badDecimal(values.decimal!) }
  return {
    file,
    format,
    kdvRate,
    kdvNames,
    encoding,
    decimal,
    dryRun: values['dry-run'],
    restart: values.restart,
    earlierPrices: !values['no-compare-at'],
    createCategories: values['create-categories'],
    priceList: values['price-list'] ?? null,
    pictures: values.pictures ?? null,
    report: values.report ?? null,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        restart: { type: 'boolean', default: false },
        kdv: { type: 'string', default: '20' },
        'kdv-map': { type: 'string', multiple: true, default: [] },
        encoding: { type: 'string' },
        decimal: { type: 'string' },
        'no-compare-at': { type: 'boolean', default: false },
        'create-categories': { type: 'boolean', default: false },
        'price-list': { type: 'string' },
        pictures: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch {
    // An unknown option; the usage lists all options.
    return null
  }
}

function rateOf(rate: string): KdvRate | null {
  return kdvRates.find((known) => String(known) === rate) ?? null
}

/** Reads `18=20` and `reduced-rate=10`; null when one is malformed. */
function readKdvNames(pairs: readonly string[]): Map<string, KdvRate> | null {
  const names = new Map<string, KdvRate>()
  for (const pair of pairs) {
    const end = pair.lastIndexOf('=')
    const rate = rateOf(pair.slice(end + 1))
    if (end < 1 || rate === null) return null
    names.set(fold(pair.slice(0, end).trim()), rate)
  }
  return names
}

/** Null when the option is missing, undefined when its value is unknown. */
function oneOf<T extends string>(known: readonly T[], value: string | undefined): T | null | undefined {
  return value === undefined ? null : known.find((one) => one === value.toLowerCase())
}

function usage(): string {
  return text.usage(formats.map(({ name }) => name))
}

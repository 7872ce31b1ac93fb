import { parseArgs } from 'node:util'
import { Refusal } from '../scripts/start/operator.mjs'
import type { Effort } from './contest/compete'
import { text } from './text'

export const parts = [
  'bytes',
  'ratios',
  'load',
  'stored',
  'steady',
  'orders',
  'members',
  'scale',
  'backoffice',
] as const
export type Part = (typeof parts)[number]

export type Options = {
  parts: readonly Part[]
  products: number
  /** Products of the measurement of stored answers: fewer, unless a number was given. */
  storedProducts: number
  /** Orders, customers and audit rows of the back office's measurement. */
  office: { orders: number; customers: number; audit: number }
  /** Alternating rounds of a contest and turns in each. */
  effort: Effort
  /** Seconds of each load. */
  seconds: number
  /** Requests for each figure of a large catalogue. */
  asked: number
  /** Fewer rounds of everything. */
  isQuick: boolean
  /** Whether results may be written to docs/performance.md: those of a quick run may not. */
  written: boolean
  /** The arguments as they were typed. */
  command: string
}

const thorough = { effort: { rounds: 11, turns: 40 }, seconds: 5, asked: 600 }
const quick = { effort: { rounds: 5, turns: 20 }, seconds: 1, asked: 200 }

// Both fill a database for minutes.
const isLarge = (part: Part) => part === 'scale' || part === 'members' || part === 'backoffice'

/** Measurements, their length and number of products. Throws a Refusal with the usage. */
export function readOptions(args: string[]): Options {
  const given = parse(args)
  const products = Number(given.products ?? (given.quick ? 0 : 100_000))
  const orders = Number(given.orders ?? 1_000_000)
  const only = parts.find((part) => part === given.only)
  const known = given.only === undefined || only !== undefined
  const isCount = (count: number, most: number) => Number.isInteger(count) && count >= 0 && count <= most
  if (!isCount(products, 1_000_000) || !isCount(orders, 10_000_000) || !known)
    throw new Refusal(text.usage(parts))
  return {
    ...(given.quick ? quick : thorough),
    products,
    storedProducts: given.products === undefined && !given.quick ? 10_000 : products,
    office: { orders, customers: Math.ceil(orders / 50), audit: orders * 10 },
    parts: (only ? [only] : parts).filter((part) => !isLarge(part) || products > 0),
    isQuick: given.quick === true,
    written: !given.quick,
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        products: { type: 'string' },
        orders: { type: 'string' },
        quick: { type: 'boolean' },
        only: { type: 'string' },
      },
    }).values
  } catch {
    throw new Refusal(text.usage(parts))
  }
}

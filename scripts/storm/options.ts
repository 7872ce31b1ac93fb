import { parseArgs } from 'node:util'
import { type FaultName, faultNames } from './faults'
import { text } from './text'

export type StormOptions = { seed: number; minutes: number; customers: number; fault: FaultName | null }

/** Reads the command line; a mistake is printed with the usage. */
export function readStormOptions(args: readonly string[]): StormOptions | { error: string } {
  const error = { error: text.usage(faultNames) }
  let values
  try {
    const options = { seed: string, minutes: string, customers: string, break: string }
    values = parseArgs({ args: [...args], options, strict: true }).values
  } catch {
    return error
  }
  const seed = numberIn(values.seed ?? String(Date.now() % 1_000_000), 0, 2 ** 32 - 1)
  const minutes = numberIn(values.minutes ?? '5', 0.1, 120)
  const customers = numberIn(values.customers ?? '24', 1, 200)
  const fault = values.break === undefined ? null : faultNames.find((name) => name === values.break)
  if (seed === null || minutes === null || customers === null || fault === undefined) return error
  if (!Number.isInteger(seed) || !Number.isInteger(customers)) return error
  return { seed, minutes, customers, fault }
}

const string = { type: 'string' } as const

function numberIn(given: string, least: number, most: number): number | null {
  const number = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN
  return number >= least && number <= most ? number : null
}

import type { Finding } from './check'

/** What a check in code has found: the first faults as they are told. */
export const finding = (name: string, looked: number, faults: readonly string[]): Finding => ({
  name,
  looked,
  wrong: faults.length,
  faults: faults.slice(0, 5),
})

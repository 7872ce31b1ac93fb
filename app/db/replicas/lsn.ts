/** A position in PostgreSQL's log, in bytes since its beginning, so that two positions can be compared. */
export type Lsn = bigint

/** Lies behind every position that a server ever reaches: only the primary is known to have it. */
export const endOfLog: Lsn = 2n ** 64n - 1n

/** Reads a position as PostgreSQL writes it, for example 16/B374D848. */
export function readLsn(text: string): Lsn {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** The position that lies behind the other. */
export const later = (a: Lsn, b: Lsn): Lsn => (a > b ? a : b)

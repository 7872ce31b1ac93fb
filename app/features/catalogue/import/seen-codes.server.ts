import { hash } from 'node:crypto'

/**
 * Remembers the codes of a file and their lines, in 16 bytes each regardless of their length: a file of a million rows
 * needs some 50 MB. Two different codes count as equal with a probability of 2⁻⁹⁶.
 */
export type SeenCodes = {
  /** The line of the same code before; null for a new code, which is then recorded with `line`. */
  claim(code: string, line: number): number | null
}

// Three words of the code's hash, and the line; line 0 marks a free slot.
const words = 4

/** An empty set of codes in a fixed 16 bytes per code, for files of any length. */
export function createSeenCodes(): SeenCodes {
  let places = 1 << 12
  let table = new Uint32Array(places * words)
  let used = 0

  function find(first: number, second: number, third: number): number {
    for (let place = first % places; ; place = (place + 1) % places) {
      const at = place * words
      if (table[at + 3] === 0) return at
      if (table[at] === first && table[at + 1] === second && table[at + 2] === third) return at
    }
  }

  function grow() {
    const old = table
    places *= 2
    table = new Uint32Array(places * words)
    for (let at = 0; at < old.length; at += words) {
      if (old[at + 3] === 0) continue
      table.set(old.subarray(at, at + words), find(old[at]!, old[at + 1]!, old[at + 2]!))
    }
  }

  return {
    claim(code, line) {
      const digest = hash('sha256', code, 'buffer')
      const key = [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8)] as const
      const at = find(...key)
      if (table[at + 3] !== 0) return table[at + 3]!
      table.set([...key, line], at)
      if (++used * 2 > places) grow()
      return null
    },
  }
}

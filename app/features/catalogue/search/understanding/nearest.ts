/**
 * The known word that a typed one is most likely meant to be: one letter is missing, added, wrong or swapped with the next; two
 * in long words. Null when none is so near, and for words of fewer than four letters.
 */
export function nearest(typed: string, known: readonly string[]): string | null {
  if (typed.length < 4 || /\d/.test(typed)) return null
  const allowed = typed.length >= 8 ? 2 : 1
  let best: string | null = null
  let least = allowed + 1
  for (const word of known) {
    if (word.length < 4 || Math.abs(word.length - typed.length) > allowed || word[0] !== typed[0]) continue
    const steps = distance(typed, word)
    if (steps > 0 && steps < least) [best, least] = [word, steps]
  }
  return best
}

/** Letters to add, drop, replace or swap with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const steps = [last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1)]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(before[j - 2]! + 1)
      row.push(Math.min(...steps))
    }
    before = last
    last = row
  }
  return last[b.length]!
}

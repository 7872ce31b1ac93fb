/** Splits typed SQL into finished statements and the unfinished rest. A `;` inside quotes or comments ends no statement. */
export function splitStatements(typed: string): { finished: string[]; rest: string } {
  const finished: string[] = []
  let start = 0
  for (let at = 0; at < typed.length;) {
    const skipped = skipQuoted(typed, at)
    if (skipped === undefined) break
    if (skipped === at && typed[at] === ';') {
      finished.push(typed.slice(start, at + 1).trim())
      start = at + 1
    }
    at = Math.max(skipped, at + 1)
  }
  return { finished: finished.filter((statement) => statement !== ';'), rest: typed.slice(start).trimStart() }
}

/** Index after the quoted text or comment that begins at `at`; `at` where none begins, undefined where it has no end. */
function skipQuoted(typed: string, at: number): number | undefined {
  const rest = typed.slice(at)
  const opening = /^(?:--|\/\*|'|"|\$(?:[A-Za-z_]\w*)?\$)/.exec(rest)?.[0]
  if (!opening) return at
  const closing = opening === '--' ? '\n' : opening === '/*' ? '*/' : opening
  const end = typed.indexOf(closing, at + opening.length)
  return end < 0 ? undefined : end + closing.length
}

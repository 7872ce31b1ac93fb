import type { Result } from './results'
import { readTests, type Row } from './table'
import { isTitleOf } from './title-pattern'

/** One sentence for every test that the table names and that did not run and pass. */
export function examineRun(rows: readonly Row[], results: readonly Result[]): string[] {
  const byFile = Map.groupBy(results, ({ file }) => file)
  const cells = new Set(rows.filter(({ state }) => state !== 'later').map(({ test }) => test))
  const named = new Map([...cells].flatMap(readTests).map((test) => [`${test.file} › ${test.title}`, test]))
  return [...named].flatMap(([name, { file, title }]) => {
    const own = byFile.get(file) ?? []
    const exact = own.filter((result) => result.title === title)
    // A title as written in the source stands for all cases of its table.
    const found = exact.length > 0 ? exact : own.filter((result) => isTitleOf(title, result.title))
    if (found.some(({ outcome }) => outcome === 'failed')) return [`"${name}" failed`]
    return found.some(({ outcome }) => outcome === 'passed') ? [] : [`"${name}" did not run`]
  })
}

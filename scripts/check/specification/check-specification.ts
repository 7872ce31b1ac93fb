// Compares docs/specification.csv with the specification's ids and the tests; with --ran also with the last `npm test`.
import { readFileSync } from 'node:fs'
import { examineTable } from './examine'
import { examineRun } from './ran'
import { readResults } from './results'
import { readTable } from './table'
import { reportFile } from '../../test/reports.mjs'

const suites = ['unit', 'integration', 'browser']

const project = process.cwd()
const rows = readTable(readFileSync('docs/specification.csv', 'utf8'))
const ids = readFileSync('docs/specification-ids.txt', 'utf8').trim().split('\n')
const problems = [
  ...examineTable(project, rows, ids),
  ...(process.argv.includes('--ran') ? examineRun(rows, readResults(project, suites.map(reportFile))) : []),
]
for (const problem of problems) console.log(problem)
const count = (state: string) => rows.filter((row) => row.state === state).length
console.log(
  `${rows.length} points: ${count('done')} done, ${count('departed')} departed, ${count('later')} later`,
)
process.exitCode = problems.length > 0 ? 1 : 0

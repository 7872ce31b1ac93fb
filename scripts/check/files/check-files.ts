import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { examineFolders } from './folders'

// Limits of the style: median 60 lines, 95th percentile 200; above 250 the file says why in its first lines.
// Tests are tables of cases, read one at a time: they may be longer.
const limits = { median: 60, ninetyFifth: 200, longest: 250, longestTest: 400 }
const reason = /Longer than 250 lines: \S/

const files = globSync('{app,demo,scripts,e2e,bench}/**/*.{ts,tsx,mjs}').map((file) => {
  const content = readFileSync(file, 'utf8')
  return { file, lines: content.split('\n').length - 1, excused: reason.test(content.slice(0, 600)) }
})
const sizes = files.map(({ lines }) => lines).toSorted((a, b) => a - b)
const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0

const everywhere = globSync('{app,demo,scripts,e2e,bench,docs,migrations}/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(process.cwd(), path.join(entry.parentPath, entry.name)))

const problems = [
  ...examineFolders(everywhere),
  ...files
    .filter(({ file, lines, excused }) => lines > limitOf(file) && !excused)
    .map(({ file, lines }) => `${file} has ${lines} lines and no reason for it`),
  ...(at(0.5) > limits.median ? [`half of the files are longer than ${at(0.5)} lines`] : []),
  ...(at(0.95) > limits.ninetyFifth ? [`one file in twenty is longer than ${at(0.95)} lines`] : []),
]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function limitOf(file: string) {
  return file.includes('.test.') ? limits.longestTest : limits.longest
}

import { createReadStream } from 'node:fs'
import { sheetXlsx } from '../../sheet/sheet-xlsx.server'
import { context } from '../../testing/file'

// Reads a workbook as an import does and prints how many rows it had, what was refused, and what that took.
const [file] = process.argv.slice(2)
const before = process.memoryUsage.rss()
const start = performance.now()
let rows = 0
let refusal = ''
for await (const item of sheetXlsx.read(() => createReadStream(file!), context)) {
  rows++
  if ('fatal' in item) refusal = item.remarks[0]!.sentence
}
const ms = performance.now() - start
// The system counts kilobytes.
const bytes = process.resourceUsage().maxRSS * 1024 - before
console.log(JSON.stringify({ rows, refusal, ms, bytes }))

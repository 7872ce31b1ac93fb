import { createReadStream } from 'node:fs'
import { sheetXlsx } from '../../sheet/sheet-xlsx.server'
import { context } from '../../testing/file'

// Reads a workbook as an import does and prints its rows, the refusal, the time and the memory.
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
// maxRSS is in kilobytes.
const bytes = process.resourceUsage().maxRSS * 1024 - before
console.log(JSON.stringify({ rows, refusal, ms, bytes }))

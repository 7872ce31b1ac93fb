// First-load sizes of the built shop, brotli as served: JavaScript per route, CSS, fonts (docs/product.md "First load").
import { budgetOf, budgets } from './budgets'
import { backOfficeInShop, firstLoads, fontBytes } from './first-load'

const kb = 1024
const failures: string[] = []
const loads = await firstLoads()
for (const { route, javascript, css } of loads) {
  const budget = budgetOf(route)
  report(`${route} JavaScript`, javascript, budget.javascript)
  report(`${route} CSS`, css, budget.css)
}
report('fonts', fontBytes(), budgets.fonts)
for (const file of backOfficeInShop(loads))
  failures.push(`The shop loads code or styles of the back office: ${file}`)

for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function report(what: string, bytes: number, budget: number): void {
  const line = `${what}: ${(bytes / kb).toFixed(1)} KB of ${budget}`
  if (bytes > budget * kb) failures.push(`Over budget: ${line}`)
  else if (process.argv.includes('--print')) console.log(line)
}

// npm run bench: measures the built shop beside baselines of the same run, prints tables, writes docs/performance.md.
import { runCommand } from '../scripts/start/operator.mjs'
import { measureBytes } from './bytes'
import { measureLoad } from './load/measure-load'
import { type Options, type Part, readOptions } from './options'
import { measureOffice } from './office/measure-office'
import { measureMembers } from './members/measure-members'
import { measureOrders } from './orders/measure-orders'
import { measureRatios } from './ratios/measure-ratios'
import { writeDocument } from './report/document'
import { describeMachine } from './report/machine'
import { inMarkdown, inTerminal, type Table } from './report/table'
import { measureScale } from './scale/measure-scale'
import { measureSteady } from './steady/measure-steady'
import { measureStored } from './stored/measure-stored'
import { type Cluster, startCluster } from './shop/cluster'
import { text } from './text'

const measurements: Record<Part, (cluster: Cluster, options: Options) => Table[] | Promise<Table[]>> = {
  bytes: measureBytes,
  ratios: (cluster, { effort }) => measureRatios(cluster, effort),
  load: (cluster, { seconds }) => measureLoad(cluster, seconds),
  stored: (cluster, { seconds, storedProducts }) =>
    measureStored(cluster, { seconds, rounds: 3, products: storedProducts }),
  steady: (cluster, { seconds }) => measureSteady(cluster, seconds),
  orders: (cluster, { isQuick }) => measureOrders(cluster, isQuick),
  members: (cluster, { effort }) => measureMembers(cluster, effort),
  backoffice: (cluster, { products, office, isQuick }) =>
    measureOffice(cluster, products, office, isQuick ? 30 : 120),
  scale: (cluster, { products, asked }) => measureScale(cluster, products, asked),
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  console.log(text.starting)
  const cluster = await startCluster(console.log)
  // An interrupted run removes its database and folder.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)))
  try {
    const machine = await describeMachine(cluster.url)
    const tables = [machine]
    console.log(inTerminal(machine))
    for (const part of options.parts) {
      console.log(`\n${text.measuring(text.parts[part])}`)
      const found = await measurements[part](cluster, options)
      for (const table of found) console.log(inTerminal(table))
      tables.push(...found)
    }
    close(options, tables)
  } finally {
    await cluster.stop()
  }
})

function close({ written, command }: Options, tables: readonly Table[]): void {
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)} by \`${command}\`.`
  if (written) writeDocument(tables.map((table) => ({ id: table.id, markdown: inMarkdown(table, measured) })))
  const missed = tables.reduce((sum, table) => sum + table.missed, 0)
  console.log(`\n${written ? text.written : text.notWritten}`)
  console.log(missed === 0 ? text.allKept : text.missed(missed))
  process.exitCode = missed === 0 ? 0 : 1
}

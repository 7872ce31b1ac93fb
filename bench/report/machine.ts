import { cpus, totalmem } from 'node:os'
import pg from 'pg'
import { plain, words } from './words'
import type { Table } from './table'

/** The machine and versions of this run. */
export async function describeMachine(url: string): Promise<Table> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string; fsync: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync`,
  )
  await client.end()
  const cores = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return {
    id: 'machine',
    title: words('Makine', 'Machine'),
    note: words(
      'Yük, mağaza ve veritabanı aynı makinededir; hepsi 127.0.0.1 ya da yerel soket üzerinden konuşur.',
      'Load, shop and database share one machine and talk over 127.0.0.1 or a local socket.',
    ),
    columns: [words('Ne', 'What'), words('Değer', 'Value')],
    rows: [
      [words('İşlemci', 'CPU'), plain(cores[0]?.model.trim() ?? '?')],
      [words('Çekirdek', 'Cores'), plain(cores.length)],
      [words('Bellek', 'Memory'), plain(`${memory} GB`)],
      [words('Node.js', 'Node.js'), plain(process.version)],
      [words('PostgreSQL', 'PostgreSQL'), plain(`${rows[0]!.version}, fsync ${rows[0]!.fsync}`)],
    ],
    missed: 0,
  }
}

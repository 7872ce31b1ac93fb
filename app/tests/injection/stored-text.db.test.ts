import { afterAll, expect, test } from 'vitest'
import { backOfficePages } from '~/pages/back-office/pages'
import { readApiDocument } from '~/testing/api/api-document'
import { pathsWithForms } from '~/testing/access/forms-of'
import {
  type Attacked,
  leavesIn,
  moduleOf,
  parametersOf,
  sendAttacked,
  withText,
} from '~/testing/injection/attacked'
import { corpus, corpusMark } from '~/testing/injection/corpus'
import { listAttacked } from '~/testing/injection/list-attacked'
import { watchSqlErrors } from '~/testing/injection/sql-errors'
import { isFullTest, patience } from '~/testing/full-test'
import { pageRoutes } from '~/testing/pages/routes'
import { openTestShop } from '~/testing/shop'

// Promise P14: text stays text, wherever it was stored. `npm run sqlmap` attacks the same list.
const shop = await openTestShop()
const attacked = await listAttacked(shop)
const watch = watchSqlErrors()
afterAll(() => void watch.stop())

test('every route of the shop is in the list that is attacked', async () => {
  const modules = new Set(attacked.map(({ route }) => moduleOf(route)))
  expect(pageRoutes.filter(({ file }) => !modules.has(file)).map(({ file }) => file)).toEqual([])
  const names = new Set(attacked.map(({ route }) => route))
  const { calls } = await readApiDocument(shop.browser())
  expect(calls.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([])
  process.stdout.write(
    `INJECTION requests ${attacked.length} routes ${names.size} parameters ${attacked.reduce((sum, one) => sum + parametersOf(one), 0)}\n`,
  )
})

test('every form of the shop and every action of the back office is in the list', () => {
  const posted = new Set(attacked.filter(({ fields }) => fields).map(({ route }) => moduleOf(route)))
  const withoutForm = pathsWithForms.filter((path) => !posted.has(moduleOf(path)))
  expect(withoutForm).toEqual([])
  const verbs = new Set(
    attacked.flatMap(({ route, fields = [] }) =>
      fields.filter(([name]) => name === 'islem').map(([, verb]) => `${route} ${verb}`),
    ),
  )
  const actions = backOfficePages.flatMap(({ path, actions }) =>
    Object.keys(actions ?? {}).map((verb) => `/${path} ${verb}`),
  )
  expect(actions.filter((action) => !verbs.has(action))).toEqual([])
})

let turn = 0
const nextText = () => corpus[turn++ % corpus.length]!
const isText = (name: string, value: string) =>
  !/^(intent|islem|step|from|adim)$/.test(name) && !/^-?\d+([.,]\d+)?$|^[0-9a-f-]{36}$/.test(value)

/** The request with a text of the corpus in one of its texts, once for each. */
function withCorpus(one: Attacked): Attacked[] {
  const { fields = [], json, path } = one
  const url = new URL(path, 'http://shop.invalid')
  const inQuery = [...url.searchParams].flatMap(([name, value]) => {
    if (!isText(name, value)) return []
    const changed = new URL(url)
    changed.searchParams.set(name, nextText())
    return [{ ...one, path: changed.pathname + changed.search }]
  })
  const inForm = fields.flatMap(([name, value], place) =>
    isText(name, value)
      ? [
          {
            ...one,
            fields: fields.map((field, i): [string, string] => (i === place ? [name, nextText()] : field)),
          },
        ]
      : [],
  )
  const inBody = leavesIn(json).flatMap(({ way, value }) =>
    typeof value === 'string' ? [{ ...one, json: withText(json, way, nextText()) as object }] : [],
  )
  return [...inQuery, ...inForm, ...inBody]
}

/** Requests that PostgreSQL refused, or that failed. */
async function faultsOf(requests: readonly Attacked[]): Promise<string[]> {
  const faults: string[] = []
  for (const one of requests) {
    const before = watch.errors.length
    const answer = await sendAttacked(one)
    await answer.body?.cancel()
    const told = watch.errors.slice(before).map(({ code, message }) => `${code} ${message}`)
    if (answer.status === 500 || told.length > 0)
      faults.push(
        `${answer.status} ${one.name} ${decodeURIComponent(one.path)} ${told.join(', ')}`.slice(0, 400),
      )
  }
  return faults
}

// Minutes on two cores: the lists above are checked each time, the texts in the full test.
test.runIf(isFullTest)(
  'text that leaves the quotes of SQL is stored by every form and call, and read by every page, as text',
  { timeout: patience(300_000) },
  async () => {
    const writes = attacked.flatMap(withCorpus)
    expect(writes.length).toBeGreaterThan(300)
    expect(await faultsOf(writes)).toEqual([])
    await shop.runJobs()
    // The page of errors has their status.
    const reads = attacked.filter(({ method, route }) => method === 'GET' && route !== '/error')
    expect(await faultsOf(reads)).toEqual([])
    const kept = await tablesWith(corpusMark)
    process.stdout.write(`INJECTION texts sent ${writes.length} tables that keep some ${kept.length}\n`)
    expect(kept.length).toBeGreaterThan(20)
  },
)

test('the watch sees an error of SQL', async () => {
  const before = watch.errors.length
  await expect(
    shop.database.pool.query(`select name from products where id = '${corpus[0]}'`),
  ).rejects.toThrow('invalid input syntax')
  expect(watch.errors.slice(before)).toEqual([expect.objectContaining({ code: '22P02' })])
})

/** Tables that have this text in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await shop.database.pool.query(
      `select from "${name}" t where t::text like '%' || $1 || '%' limit 1`,
      [text],
    )
    if (rowCount) found.push(name)
  }
  return found
}

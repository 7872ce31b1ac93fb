import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examineTable } from './examine'
import { examineRun } from './ran'
import { readResults } from './results'
import { readTable, readTests, type Row } from './table'
import { titlesOf } from './titles'

const basket = 'app/basket.test.ts'
const source = `
  describe('a basket', () => {
    test('adds up', () => {})
    test.each([1, 2])('holds %i lines', () => {})
    test.skip('flies', () => {})
  })
  for (const path of ['/a', '/b']) test(\`\${path} answers\`, () => {})
  test(\`\${computed}\`, () => {})
`
let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'vitrin-specification-'))
  write(basket, source)
  write('app/basket.ts', 'export const basket = 1')
  write('docs/decisions/later-dates.md', '# Later dates')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const row = (id: string, change: Partial<Row> = {}): Row => ({
  id,
  section: '',
  kind: '',
  item: '',
  detail: '',
  state: 'done',
  file: 'app/basket.ts',
  test: `${basket} › a basket › adds up`,
  note: '',
  ...change,
})
const examine = (change: Partial<Row>) => examineTable(project, [row('L-001', change)], ['L-001'])
const names = (title: string) => examine({ test: `${basket} › ${title}` })

test('the tests of a file are those that run', () => {
  expect(titlesOf(basket, source)).toEqual([
    'a basket › adds up',
    'a basket › holds %i lines',
    '${path} answers',
    '${computed}',
  ])
})

test('suites and tests of a browser are read alike', () => {
  const journeys = `
    test.describe('a guest', () => { test.describe.serial('who buys', () => { test('pays', async ({ page }) => {}) }) })
    test.beforeEach(async () => {})
    test('waits', { tag: '@slow' }, async () => { await test.step('first', async () => {}) })`
  expect(titlesOf('e2e/guest.spec.ts', journeys)).toEqual(['a guest › who buys › pays', 'waits'])
})

test('an unreadable source is an error, not a file without tests', () => {
  expect(() => titlesOf(basket, "test('broken")).toThrow(basket)
})

test('a table with other columns is refused, and so is a row that is too short', () => {
  const head = 'id,section,kind,item,detail,state,file,test,note'
  expect(readTable(`${head}\nL-001,s,k,"a, b",,done,f,t,n\n`)).toMatchObject([{ item: 'a, b', note: 'n' }])
  expect(() => readTable(`${head},owner\nL-001,s,k,i,d,done,f,t,n,me\n`)).toThrow('Columns')
  expect(() => readTable(`${head}\nL-001,s,k\n`)).toThrow('Invalid Record Length')
})

test('a cell names one test or several', () => {
  expect(readTests('')).toEqual([])
  expect(readTests('a/b.test.ts › one › two | three | e2e/c.spec.ts › four')).toEqual([
    { file: 'a/b.test.ts', title: 'one › two | three' },
    { file: 'e2e/c.spec.ts', title: 'four' },
  ])
})

describe('the ids are those of the specification, each once:', () => {
  const ids = ['L-001', 'L-002']

  test('all of them', () => {
    expect(
      examineTable(
        project,
        ids.map((id) => row(id)),
        ids,
      ),
    ).toEqual([])
  })

  test('a missing one is caught', () => {
    expect(examineTable(project, [row('L-001')], ids)).toEqual(['L-002 is missing from the table'])
  })

  test('an invented one is caught', () => {
    const rows = [...ids, 'L-003'].map((id) => row(id))
    expect(examineTable(project, rows, ids)).toEqual(['L-003 is no point of the specification'])
  })

  test('a repeated one is caught, in the table and in the list', () => {
    const rows = [...ids, 'L-002'].map((id) => row(id))
    expect(examineTable(project, rows, ids)).toEqual(['L-002 stands more than once in the table'])
    expect(examineTable(project, rows.slice(0, 2), [...ids, 'L-001'])).toEqual([
      'L-001 stands more than once in the list of ids',
    ])
  })
})

describe('the state of a point', () => {
  test('is one of three', () => {
    expect(examine({ state: 'nearly' })).toEqual(['L-001 has the state "nearly"'])
  })

  test('done needs an existing file and a test', () => {
    expect(examine({ file: 'app/gone.ts' })).toEqual([
      'L-001 names the file "app/gone.ts", which is not there',
    ])
    expect(examine({ file: '', test: '' })).toEqual([
      'L-001 names the file "", which is not there',
      'L-001 is done without a test',
    ])
  })

  test('later needs a reason', () => {
    expect(examine({ state: 'later', file: '', test: '' })).toEqual([
      'L-001 comes later without a note that says why',
    ])
    expect(examine({ state: 'later', file: '', test: '', note: 'members come later' })).toEqual([])
  })

  test('departed needs an existing decision', () => {
    const departs = (note: string) => examine({ state: 'departed', note })
    const problems = ['L-001 departs without a decision in docs/decisions']
    expect(departs('')).toEqual(problems)
    expect(departs('docs/decisions/no-dates.md')).toEqual(problems)
    expect(departs('the date has passed: docs/decisions/later-dates.md')).toEqual([])
  })
})

describe('a named test', () => {
  test('is there by its own title, or as one of the cases of a table', () => {
    for (const title of [
      'a basket › adds up',
      'a basket › holds %i lines',
      'a basket › holds 2 lines',
      '/a answers',
    ]) {
      expect(names(title)).toEqual([])
    }
  })

  test.each([
    'adds up',
    'a basket › adds',
    'a basket › adds up › always',
    'holds 2 lines',
    'a basket › flies',
    '/a fails',
  ])('is reported missing: %s', (title) => {
    expect(names(title)).toEqual([`L-001 names "${basket} › ${title}", which is not there`])
  })

  test('is reported missing without its file, and when one of several is missing', () => {
    expect(examine({ test: 'app/gone.test.ts › adds up' })).toHaveLength(1)
    expect(names(`a basket › adds up | ${basket} › flies`)).toHaveLength(1)
  })
})

describe('a named test has run and passed', () => {
  const vitest = (tests: { title: string; status: string }[]) =>
    report('unit', {
      testResults: [
        {
          name: path.join(project, basket),
          assertionResults: tests.map((test) => ({ ancestorTitles: ['a basket'], ...test })),
        },
      ],
    })
  const run = (title: string, file: string, named = basket) =>
    examineRun([row('L-001', { test: `${named} › ${title}` })], readResults(project, [file]))

  test('in the report of Vitest', () => {
    const file = vitest([
      { title: 'adds up', status: 'passed' },
      { title: 'holds 1 lines', status: 'passed' },
      { title: 'holds 2 lines', status: 'failed' },
      { title: 'flies', status: 'skipped' },
    ])
    expect(run('a basket › adds up', file)).toEqual([])
    expect(run('a basket › holds 1 lines', file)).toEqual([])
    expect(run('a basket › holds %i lines', file)).toEqual([`"${basket} › a basket › holds %i lines" failed`])
    expect(run('a basket › flies', file)).toEqual([`"${basket} › a basket › flies" did not run`])
    expect(run('adds up', file)).toEqual([`"${basket} › adds up" did not run`])
    expect(run('a basket › adds up', file, 'app/other.test.ts')).toHaveLength(1)
  })

  test('in the report of Playwright, in at least one window and in none without success', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'guest.spec.ts',
      tests: statuses.map((status) => ({ status })),
    })
    const inner = {
      title: 'a guest',
      specs: [
        spec('pays', 'expected', 'skipped'),
        spec('waits', 'expected', 'flaky'),
        spec('returns', 'expected', 'unexpected'),
      ],
    }
    const file = report('browser', {
      config: { rootDir: path.join(project, 'e2e') },
      suites: [{ title: 'guest.spec.ts', specs: [spec('looks', 'skipped')], suites: [inner] }],
    })
    expect(run('a guest › pays', file, 'e2e/guest.spec.ts')).toEqual([])
    // The second attempt passed after the first had timed out.
    expect(run('a guest › waits', file, 'e2e/guest.spec.ts')).toEqual([])
    expect(run('a guest › returns', file, 'e2e/guest.spec.ts')).toEqual([
      '"e2e/guest.spec.ts › a guest › returns" failed',
    ])
    expect(run('looks', file, 'e2e/guest.spec.ts')).toEqual(['"e2e/guest.spec.ts › looks" did not run'])
  })

  test('only with a report, and only for points that are not for later', () => {
    const missing = path.join(project, 'build/reports/unit.json')
    expect(run('a basket › adds up', missing)).toHaveLength(1)
    expect(examineRun([row('L-001', { state: 'later', note: 'members' })], [])).toEqual([])
  })
})

function report(suite: string, content: object): string {
  return write(`build/reports/${suite}.json`, JSON.stringify(content))
}

function write(file: string, content: string): string {
  const full = path.join(project, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, content)
  return full
}

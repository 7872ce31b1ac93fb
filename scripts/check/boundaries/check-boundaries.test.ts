// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examineBoundaries } from './examine'

let project: string
beforeEach(openProject)
afterEach(closeProject)

function openProject(): void {
  project = mkdtempSync(path.join(tmpdir(), 'vitrin-boundaries-'))
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'))
  for (const file of [
    'tsconfig.json',
    '.dependency-cruiser.cjs',
    'scripts/check/boundaries/feature-order.json',
  ]) {
    cpSync(file, path.join(project, file))
  }
  write('app/kernel/money.ts', 'export const money = 1')
  write('app/ui/Button.tsx', `import { money } from '~/kernel/money'\nexport const Button = money`)
  write('app/db/connection.server.ts', 'export const connect = 1')
  write(
    'app/features/catalogue/catalogue.ts',
    `import { money } from '~/kernel/money'\nexport const rules = money`,
  )
  write('app/features/catalogue/catalogue.server.ts', `import './store.server'\nexport const offer = 1`)
  write('app/features/catalogue/store.server.ts', `import '~/db/connection.server'\nexport const store = 1`)
  write('app/features/catalogue/price-store.server.ts', 'export const prices = 1')
  write('app/features/catalogue/tables.server.ts', 'export const products = 1')
  write(
    'app/features/basket/basket.ts',
    `import { rules } from '~/features/catalogue/catalogue'\nexport const basket = rules`,
  )
  write(
    'app/features/basket/basket.server.ts',
    `import '~/features/catalogue/catalogue.server'\nexport const add = 1`,
  )
  write(
    'app/features/basket/tables.server.ts',
    `import '~/features/catalogue/tables.server'\nexport const lines = 1`,
  )
  write('app/pages/home/route.tsx', `import '~/features/basket/basket.server'\nexport const page = 1`)
}

function closeProject(): void {
  rmSync(project, { recursive: true, force: true })
}

test('a shop that keeps the order passes', async () => {
  expect(await examineBoundaries(project)).toEqual([])
})

const violations: [string, file: string, imported: string][] = [
  ['catalogue-imports-leftwards', 'app/features/catalogue/pricing.server.ts', '~/features/basket/basket'],
  ['only-the-public-face', 'app/features/basket/store.server.ts', '~/features/catalogue/store.server'],
  [
    'foreign-tables-only-for-foreign-keys',
    'app/features/basket/store.server.ts',
    '~/features/catalogue/tables.server',
  ],
  [
    'only-the-tables-of-orders',
    'app/features/fulfilment/store.server.ts',
    '~/features/catalogue/tables.server',
  ],
  ['tables-import-tables-only', 'app/features/orders/tables.server.ts', '~/features/basket/basket'],
  ['the-store-is-private', 'app/pages/list.tsx', '~/features/catalogue/store.server'],
  ['the-store-is-private', 'app/pages/list.tsx', '~/features/catalogue/price-store.server'],
  ['sql-only-in-features-and-the-database', 'app/pages/basket/page.server.ts', 'drizzle-orm'],
  ['sql-only-in-features-and-the-database', 'app/http/answers.server.ts', 'drizzle-orm/pg-core'],
  ['sql-only-in-features-and-the-database', 'app/features/basket/rules.ts', 'drizzle-orm'],
  ['no-sql-in-the-api-of-a-feature', 'app/features/basket/api/endpoints.server.ts', 'drizzle-orm'],
  ['no-sql-in-the-api-of-a-feature', 'app/features/basket/api/endpoints.server.ts', '../tables.server'],
  [
    'tables-of-features-stay-in-features',
    'app/pages/basket/page.server.ts',
    '~/features/basket/tables.server',
  ],
  ['the-kernel-imports-nothing', 'app/kernel/turkish.ts', 'zod'],
  ['the-kernel-imports-nothing', 'app/kernel/dates.ts', '~/ui/Button'],
  ['ui-knows-no-shop', 'app/ui/Price.tsx', '~/features/catalogue/catalogue'],
  [
    'browser-files-never-touch-the-server',
    'app/features/basket/ui/Line.tsx',
    '~/features/basket/basket.server',
  ],
  ['browser-files-never-touch-the-server', 'app/features/basket/schema.ts', '../../db/connection.server'],
  ['browser-files-use-no-node', 'app/features/basket/rules.ts', 'node:fs'],
  ['features-never-import-pages', 'app/features/basket/mail.server.ts', '~/pages/home/route'],
  ['features-never-import-doors', 'app/features/basket/mail.server.ts', '~/server/config/config.server'],
  ['the-database-knows-no-shop', 'app/db/seed.server.ts', '~/features/basket/basket.server'],
  ['plumbing-knows-no-feature', 'app/http/session.server.ts', '~/features/basket/basket.server'],
  ['the-shop-needs-none-of-its-tools', 'app/server/server.ts', '../../scripts/tool'],
  ['only-tests-import-tests', 'app/features/basket/offer.server.ts', '~/db/testing/database'],
  ['every-import-is-found', 'app/features/basket/offer.server.ts', '~/kernel/gone'],
  ['no-cycles', 'app/kernel/robin.ts', '~/kernel/round'],
  ['no-cycles', 'app/features/orders/robin.ts', './round'],
]

describe('a violation is caught', () => {
  let problems: string[]
  // All violations at once: each examination of a project takes a second.
  beforeAll(async () => {
    openProject()
    write('scripts/tool.ts', 'export const tool = 1')
    write('app/server/config/config.server.ts', 'export const config = 1')
    write('app/db/testing/database.ts', 'export const database = 1')
    write('app/kernel/round.ts', `import './robin'\nexport const round = 1`)
    write(
      'app/features/orders/round.ts',
      `import type { seeded } from './robin'\nexport type Round = typeof seeded`,
    )
    const seeds = Map.groupBy(violations, ([, file]) => file)
    for (const [file, rows] of seeds)
      write(
        file,
        `${rows.map(([, , imported]) => `import '${imported}'`).join('\n')}\nexport const seeded = 1`,
      )
    problems = await examineBoundaries(project)
    closeProject()
  }, 60_000)

  test.each(violations)('%s: %s imports %s', (rule, file, imported) => {
    const found = problems.filter((problem) => problem.startsWith(`${rule}: ${file} → `))
    const target = path.basename(imported).replace('node:', '')
    expect(found.filter((problem) => problem.split(' → ')[1]!.includes(target))).not.toEqual([])
  })
})

describe('of a project', () => {
  test('a forbidden import of a type alone counts as well', async () => {
    write('app/kernel/turkish.ts', `import type { Button } from '~/ui/Button'\nexport type Seeded = Button`)
    expect(await examineBoundaries(project)).toEqual([
      'the-kernel-imports-nothing: app/kernel/turkish.ts → app/ui/Button.tsx',
    ])
  })

  test('a cycle of types alone counts as well', async () => {
    write('app/kernel/one.ts', `import type { Two } from './two'\nexport type One = { two: Two }`)
    write('app/kernel/two.ts', `import type { One } from './one'\nexport type Two = { one?: One }`)
    expect(await examineBoundaries(project)).toContain('no-cycles: app/kernel/one.ts → app/kernel/two.ts')
  })

  test('a feature outside the order is refused', async () => {
    write('app/features/loyalty/loyalty.ts', 'export const points = 1')
    expect(await examineBoundaries(project)).toEqual([
      'app/features/loyalty is missing from scripts/check/boundaries/feature-order.json',
    ])
  })

  test('a parser that finds no import does not pass', async () => {
    writeFileSync(
      path.join(project, '.dependency-cruiser.cjs'),
      `module.exports = { options: { exclude: 'app' } }`,
    )
    expect(await examineBoundaries(project)).toEqual([expect.stringMatching(/^only \d+ of \d+ source files/)])
  })
})

function write(file: string, content: string) {
  const full = path.join(project, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, content)
}

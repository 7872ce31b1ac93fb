import { reportFile } from '../test/reports.mjs'

const unitReport = `--outputFile.json=${reportFile('unit')}`

/**
 * The steps of `npm run check`, the slowest first: two at a time keep both cores busy. A step is a name, a
 * program of node_modules/.bin and its arguments; several commands of one step run after each other.
 */
export const steps = [
  [
    'birim testleri',
    [['vitest', 'run', '--project', 'unit', '--reporter=dot', '--reporter=json', unitReport]],
  ],
  [
    'türler',
    [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  ],
  ['biçim', [['oxfmt', '--check', '.']]],
  ['kurallar', [['oxlint', '--deny-warnings']]],
  ['sınırlar', [['tsx', 'scripts/check/boundaries/check-boundaries.ts']]],
  ['kullanılmayan kod', [['knip', '--no-progress', '--no-config-hints']]],
  [
    'yapı ve boyutlar',
    [
      ['tsx', 'scripts/build/build.mjs'],
      ['tsx', 'scripts/check/budgets/check-budgets.ts'],
    ],
  ],
  ['kilit dosyası', [['tsx', 'scripts/check/lockfile/check-lockfile.ts']]],
  ['sırlar', [['secretlint', '**/*', '.*']]],
  ['dosyalar ve klasörler', [['tsx', 'scripts/check/files/check-files.ts']]],
  ['göçler', [['tsx', 'scripts/check/migrations/check-migrations.ts']]],
  ['şartname', [['tsx', 'scripts/check/specification/check-specification.ts']]],
]

import { inProject } from '../start/project.mjs'
import { reportFile } from './reports.mjs'

const vitestReport = (suite) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(suite)}`,
]

/**
 * The stages of both tests, in this order. `suite` names the report that its tests leave; `needsBuild` stages run
 * against the built shop; `onlyFull` stages belong to `npm run test:full`.
 */
const stages = [
  { name: 'Denetimler ve birim testleri', command: ['scripts/check/check.mjs'], suite: 'unit' },
  { name: 'Derleme', command: ['scripts/build/build.mjs'], builds: true },
  {
    name: 'Veritabanı ve sunucu testleri',
    command: [bin('vitest'), 'run', '--project', 'integration', ...vitestReport('integration')],
    suite: 'integration',
    needsBuild: true,
  },
  {
    name: 'Tarayıcı testleri',
    command: [bin('playwright'), 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('browser') },
    suite: 'browser',
    needsBuild: true,
  },
  {
    name: 'Hız oranları',
    command: ['--import', 'tsx', inProject('bench', 'guard.ts')],
    environment: { NODE_ENV: 'production' },
    needsBuild: true,
  },
  // Its short form is e2e/crawl/crawl.spec.ts.
  {
    name: 'Bütün bağlantılar',
    command: [bin('tsx'), 'scripts/crawl/crawl.ts'],
    needsBuild: true,
    onlyFull: true,
  },
  // Reads the reports of all suites: every test that docs/specification.csv names must have run and passed.
  { name: 'Şartname', command: [bin('tsx'), 'scripts/check/specification/check-specification.ts', '--ran'] },
]

/** The stages of `npm test`, or with `isFull` those of `npm run test:full`, in their order. */
export const stagesOf = (isFull) => stages.filter(({ onlyFull }) => isFull || !onlyFull)

function bin(program) {
  return inProject('node_modules', '.bin', program)
}

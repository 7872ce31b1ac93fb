// The rules of imports; ARCHITECTURE.md explains them. A feature may import only features to its left.
const features = require('./scripts/check/boundaries/feature-order.json')

const inFeature = (names) => `^app/features/(${names.join('|')})/`
// Tests may import everything and start the whole shop.
const tests = '\\.test\\.tsx?$|/testing/'
const serverFiles = '\\.server\\.tsx?$'
const publicFace = '^app/features/([^/]+)/\\1(\\.server|-fields|-schema)?\\.tsx?$'
const tables = '/tables\\.server\\.ts$'
const readersOfOrders = '^app/features/(checkout|fulfilment)/'

const sqlPackages = 'node_modules/(drizzle-orm|pg|pg-copy-streams)/'

const leftwards = features.map((name, i) => ({
  name: `${name}-imports-leftwards`,
  severity: 'error',
  from: { path: inFeature([name]), pathNot: tests },
  to: { path: '^app/features/', pathNot: inFeature(features.slice(0, i + 1)) },
}))

const betweenFeatures = [
  {
    name: 'only-the-public-face',
    comment:
      'Other features see <name>.ts, <name>.server.ts, <name>-fields.tsx and <name>-schema.ts; tables see tables.',
    severity: 'error',
    from: { path: '^app/features/([^/]+)/', pathNot: tests },
    to: { path: '^app/features/', pathNot: ['^app/features/$1/', publicFace, tables] },
  },
  {
    name: 'foreign-tables-only-for-foreign-keys',
    severity: 'error',
    from: { path: '^app/features/([^/]+)/', pathNot: [tables, readersOfOrders, tests] },
    to: { path: `^app/features/.*${tables}`, pathNot: '^app/features/$1/' },
  },
  {
    name: 'only-the-tables-of-orders',
    comment:
      'Checkout and fulfilment read an order with their own rows in one statement. They change it through operations of orders.',
    severity: 'error',
    from: { path: readersOfOrders, pathNot: [tables, tests] },
    to: {
      path: `^app/features/.*${tables}`,
      pathNot: ['^app/features/$1/', '^app/features/orders/tables\\.server\\.ts$'],
    },
  },
  {
    name: 'tables-import-tables-only',
    severity: 'error',
    from: { path: `^app/features/([^/]+)${tables}` },
    to: { path: '^app/features/', pathNot: [tables, '^app/features/$1/'] },
  },
  {
    name: 'the-store-is-private',
    comment: 'SQL of a feature is reached through its operations.',
    severity: 'error',
    from: { path: '^(app|demo|scripts)/', pathNot: ['^app/features/', tests] },
    to: { path: ['^app/features/.+/store[^/]*\\.server\\.ts$', '^app/features/.+-store\\.server\\.ts$'] },
  },
]

const sqlOnlyBelow = [
  {
    name: 'sql-only-in-features-and-the-database',
    comment:
      'Pages, shell, composition and plumbing ask features or app/db; the plumbing has one store of its own.',
    severity: 'error',
    from: {
      path: '^app/',
      pathNot: [
        `^app/features/.*${serverFiles}`,
        '^app/db/',
        tables,
        '^app/http/.*-store\\.server\\.ts$',
        tests,
      ],
    },
    to: { path: sqlPackages },
  },
  {
    name: 'no-sql-in-the-api-of-a-feature',
    comment: 'Endpoints parse, ask an operation and map its outcome.',
    severity: 'error',
    from: { path: '^app/features/.+/api/', pathNot: tests },
    to: { path: [sqlPackages, tables] },
  },
  {
    name: 'tables-of-features-stay-in-features',
    severity: 'error',
    from: { path: '^app/', pathNot: ['^app/features/', tests] },
    to: { path: `^app/features/.*${tables}` },
  },
]

const betweenLayers = [
  {
    name: 'the-kernel-imports-nothing',
    severity: 'error',
    from: { path: '^app/kernel/', pathNot: tests },
    to: { pathNot: '^app/kernel/' },
  },
  {
    name: 'ui-knows-no-shop',
    severity: 'error',
    from: { path: '^app/ui/', pathNot: tests },
    to: { path: '^(app|demo|scripts|e2e)/', pathNot: '^app/(ui|kernel)/' },
  },
  {
    name: 'browser-files-never-touch-the-server',
    comment: 'Rules, schemas, texts and components reach the browser: no .server file, database or door.',
    severity: 'error',
    from: { path: '^app/(features|kernel|ui)/', pathNot: [serverFiles, tests] },
    to: { path: [serverFiles, '^app/(db|http)/'] },
  },
  {
    name: 'browser-files-use-no-node',
    severity: 'error',
    from: { path: '^app/(features|kernel|ui)/', pathNot: [serverFiles, tests] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'features-never-import-doors',
    comment: 'Types of the composition (shop.server.ts) are the one thing a feature may name.',
    severity: 'error',
    from: { path: '^app/features/', pathNot: tests },
    to: {
      path: '^app/',
      pathNot: '^app/(features|kernel|ui|db|http|pdf)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'features-never-import-pages',
    severity: 'error',
    from: { path: '^app/(features|http|db)/', pathNot: tests },
    to: { path: '^app/(pages|shell|routes|root|server/(api|app|jobs|server)\\.)' },
  },
  {
    name: 'the-database-knows-no-shop',
    severity: 'error',
    from: { path: '^app/db/', pathNot: tests },
    to: { path: '^app/', pathNot: '^app/(db|kernel)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the-press-knows-no-shop',
    comment: 'Makes PDFs of finished text.',
    severity: 'error',
    from: { path: '^app/pdf/', pathNot: tests },
    to: { path: '^(app|demo|scripts|e2e)/', pathNot: '^app/(pdf|kernel)/' },
  },
  {
    name: 'plumbing-knows-no-feature',
    severity: 'error',
    from: { path: '^app/http/', pathNot: tests },
    to: { path: '^app/features/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the-shop-needs-none-of-its-tools',
    severity: 'error',
    from: { path: '^app/', pathNot: tests },
    to: { path: '^(scripts|e2e|bench)/' },
  },
  {
    name: 'only-tests-import-tests',
    severity: 'error',
    from: { pathNot: [tests, '^(e2e|bench|scripts/storm)/'] },
    to: { path: tests, pathNot: 'node_modules' },
  },
]

const soundness = [
  {
    name: 'no-cycles',
    comment: 'Imports of types count: what two files share lies in a file below both.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-is-found',
    comment: 'A rule cannot see an import that does not resolve.',
    severity: 'error',
    from: { path: '^(app|demo|scripts|e2e|bench)/' },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\?(url|raw|inline)$'] },
  },
]

module.exports = {
  forbidden: [...leftwards, ...betweenFeatures, ...sqlOnlyBelow, ...betweenLayers, ...soundness],
  options: {
    // TypeScript 7 has no parser for dependency-cruiser: its default reads no module at all, and everything passes.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|node_modules/\\.)' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default', 'require'],
    },
  },
}

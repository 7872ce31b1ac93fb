// Part of npm run check: migrations change nothing that an older version of the shop, running beside them, still needs.
import { lintMigrations, migrationsToLint } from './lint-migrations'

const files = migrationsToLint()
const { code, output } = lintMigrations(files)
process.stdout.write(code === 0 ? `${files.length} göç denetlendi.\n` : output)
process.exit(code)

// Part of npm run check: migrations change nothing that an older version of the shop, running beside them, still needs.
import { canLint, lintMigrations, migrationsToLint } from './lint-migrations'

const files = migrationsToLint()
if (canLint()) {
  const { code, output } = lintMigrations(files)
  process.stdout.write(code === 0 ? `${files.length} göç denetlendi.\n` : output)
  process.exitCode = code
} else process.stdout.write('Göçler denetlenmedi: squawk yalnızca linux-x64 için kurulur.\n')

// npm run db:migrate: brings the schema to this version. With DATABASE_OWNER_URL the role of DATABASE_URL gets the rights that the
// shop needs, and none to change the schema.
import { readPlaces } from '../../app/server/config/config.server'
import { knownMigrations, migrate, migrateAs } from '~/db/schema/migrate.server'
import { Refusal, runCommand } from '../start/operator.mjs'
import { text } from './text'

await runCommand(async () => {
  const { databaseUrl, databaseOwnerUrl } = readPlaces(process.env)
  if (!databaseUrl || process.argv.length > 2) throw new Refusal(text.migrateUsage)
  await (databaseOwnerUrl ? migrateAs(databaseOwnerUrl, databaseUrl) : migrate(databaseUrl))
  console.log(text.migrated(knownMigrations()))
  if (databaseOwnerUrl) console.log(text.granted)
})

import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./app/db/tables.server.ts', './app/http/tables.server.ts', './app/features/**/tables.server.ts'],
  out: './migrations',
})

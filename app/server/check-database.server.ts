import { adviseOnServer, isPooledByTransaction } from '~/db/schema/server-check.server'
import { BadConfig } from './config/bad-config.server'
import { text } from './server.text'

/** Throws BadConfig when the operator's database is behind a pooler in transaction mode. */
export async function refusePooler(url: string): Promise<void> {
  if (await isPooledByTransaction(url)) throw new BadConfig(text.config.pooledByTransaction)
}

/** Tells which settings of the operator's database should be others. */
export async function tellAdvice(url: string, tell: (line: string) => void): Promise<void> {
  for (const { name, is, should, risks } of await adviseOnServer(url))
    tell((risks ? text.risky : text.unusual)(name, is, should))
}

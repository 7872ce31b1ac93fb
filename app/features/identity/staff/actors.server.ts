import { inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { users } from '../tables.server'

const others: Readonly<Record<string, string>> = {
  buyer: 'Alıcı',
  system: 'Kendiliğinden',
  payment: 'Ödeme',
  integrator: 'Fatura entegratörü',
  demo: 'Örnek mağaza',
}

/**
 * Names for the actors that histories and the audit log keep: `user 12`, `buyer`, `command line: kemal`. A deleted user keeps
 * the number.
 */
export async function nameActors(db: Db, actors: readonly string[]): Promise<Map<string, string>> {
  const idOf = (actor: string) => /^user (\d{1,9})$/.exec(actor)?.[1]
  const ids = [...new Set(actors.flatMap((actor) => idOf(actor) ?? []))].map(Number)
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  const names = new Map(found.map(({ id, name }) => [`user ${id}`, name]))
  return new Map(actors.map((actor) => [actor, names.get(actor) ?? others[actor] ?? ofCommand(actor)]))
}

const ofCommand = (actor: string) =>
  actor.replace(/^command line: /, 'Komut satırı: ').replace(/^user /, 'Kullanıcı ')

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import type { Database } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { recordConsents } from '~/features/consents/consents.server'
import { newMember } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import { folderStorage } from '~/features/media/storage.server'
import type { Deps } from '~/server/shop.server'
import type { Email } from '../sending/mail.server'

export const secret = 'a secret of at least thirty-two characters'
/** Noon in Istanbul, a time at which reminders may be sent. */
export const noon = new Date('2026-11-20T09:00:00Z')
export const hoursLater = (hours: number, from = noon) => new Date(from.getTime() + hours * 3_600_000)

/** The program's parts with a mail that keeps what it sends. */
export async function reminderDeps({ db }: Pick<Database, 'db'>) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-reminders-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const sent: Email[] = []
  let now = noon
  const deps = {
    db,
    mail: { send: async (email: Email) => void sent.push(email) },
    config: { publicUrl: new URL('https://vitrin.example'), host: '127.0.0.1', port: 3000 },
    storage: folderStorage(folder),
    secret,
    clock: () => now,
  } as unknown as Deps
  return { deps, sent, setClock: (at: Date) => void (now = at) }
}

/** The payloads of the queued jobs of a name, which are taken out of the queue. */
export async function takeJobs<Payload>({ db }: Pick<Database, 'db'>, name: string): Promise<Payload[]> {
  const { rows } = await db.execute<{ payload: Payload }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${name} returning j.payload`)
  return rows.map(({ payload }) => payload)
}

/** A member who agreed to advertising by email, or one who did not. */
export async function reader(
  { db }: Pick<Database, 'db'>,
  options: Parameters<typeof newMember>[1] = {},
  given = true,
): Promise<Member> {
  const member = await newMember(db, { kind: 'retail', ...options })
  if (given) await answer({ db }, member, true)
  return member
}

/** Records a member's answer about advertising by email. */
export function answer({ db }: Pick<Database, 'db'>, { user }: Member, given: boolean): Promise<void> {
  return transaction(db, (db) =>
    recordConsents(db, [{ channel: 'email', recipient: user.email, given }], {
      userId: user.userId,
      recipientType: 'BIREYSEL',
      ip: '',
      form: 'test',
      now: noon,
    }),
  )
}

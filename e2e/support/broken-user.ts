import { sql } from 'drizzle-orm'
import { readConfig } from '../../app/server/config/config.server'
import { makeUser, memberPassword } from '../../app/testing/members'
import { withShopDatabase } from '../../scripts/db/shop-database'

export { memberPassword }

/** A user with the right password for whom the database refuses to open a session. Returns the email address. */
export function newUserWithoutSessions(): Promise<string> {
  return withShopDatabase(readConfig(process.env), async ({ db }) => {
    const { id, email } = await makeUser({ db }, 'Deniz Aksoy')
    await db.execute(
      sql.raw(`create function fail_session_${id}() returns trigger language plpgsql as
        $$ begin raise exception 'no session for this user'; end $$`),
    )
    await db.execute(
      sql.raw(`create trigger fail_session_${id} before insert on sessions
        for each row when (new.user_id = ${id}) execute function fail_session_${id}()`),
    )
    return email
  })
}

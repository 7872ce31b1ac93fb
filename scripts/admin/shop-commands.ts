import { audit } from '../../app/db/audit.server'
import type { Db } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import { closingFor, saveSettings } from '../../app/features/settings/settings.server'
import type { ShopCommand } from './shop-arguments'
import { text } from './shop-text'

/** Opens or closes the shop in the name of `actor`; running processes follow within seconds. */
export function runShopCommand(
  db: Db,
  { isClosed, words, minutes }: ShopCommand,
  actor: string,
): Promise<{ lines: string[] }> {
  return transaction(db, async (db) => {
    const values = {
      is_closed: String(isClosed),
      ...(words === null ? {} : { closed_message: words }),
      ...(minutes === null ? {} : { closed_minutes: String(minutes) }),
    }
    const before = await closingFor(db, { kind: 'guest' })
    await saveSettings(
      db,
      Object.entries(values).map(([key, value]) => ({ group: 'site_settings', key, value })),
    )
    const after = await closingFor(db, { kind: 'guest' })
    await audit(db, {
      actor,
      action: isClosed ? 'shop.closed' : 'shop.opened',
      subject: 'shop',
      before,
      after,
    })
    return { lines: [after ? text.closed(after.message) : text.open] }
  })
}

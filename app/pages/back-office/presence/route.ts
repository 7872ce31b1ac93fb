import type { Present } from '~/features/presence/presence'
import { markPresent } from '~/features/presence/presence.server'
import { hasPermission, type Permission } from '~/features/identity/identity'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'

/** The permission that opens a record of each table. */
const opens: Readonly<Record<string, Permission>> = {
  orders: 'orders.view',
  products: 'products.view',
  categories: 'products.view',
  contents: 'content.write',
  galleries: 'content.write',
  showcases: 'content.write',
  campaigns: 'promotions.write',
  coupons: 'promotions.write',
  newsletters: 'messages.send',
  sms_campaigns: 'messages.send',
  push_campaigns: 'messages.send',
}

/** Notes that the staff member has the record of the address open, and answers with the others who have. */
export async function loader(args: Route.LoaderArgs): Promise<Present[]> {
  const { db, visitor, clock } = staffVisit(args)
  const [, table = '', row = ''] =
    /^([a-z_]{1,30}) (\d{1,10})$/.exec(args.url.searchParams.get('kayit') ?? '') ?? []
  const permission = Object.hasOwn(opens, table) ? opens[table]! : null
  if (!permission || !hasPermission(visitor, permission)) return []
  const record = `${table} ${row}`
  return markPresent(db, { record, userId: visitor.user.userId, now: clock() })
}

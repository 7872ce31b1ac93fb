import type { Config } from './config/config.server'
import type { Db } from '~/db/connection.server'
import { findStanding, openRetailPartner } from '~/features/customers/customers.server'
import type { UserIds } from '~/features/identity/identity'
import { firebaseProvider, type IdentityProvider, localProvider } from '~/features/identity/identity.server'
import { shopOrigin } from '~/features/notifications/sending/shop-origin.server'

type Means = { config: Config; db: Db; secret: string; clock: () => Date }

/** The identity provider that the configuration names. */
export function openIdentityProvider({ config, db, secret, clock }: Means): IdentityProvider {
  const userIdsOf = (userId: number) => findUserIds(db, userId)
  const { firebase: project } = config
  if (!project) return localProvider({ db, secret, clock, issuer: shopOrigin(config), userIdsOf })
  return firebaseProvider({
    project,
    db,
    secret,
    clock,
    userIdsOf,
    forNewUser: async (db, user) => void (await openRetailPartner(db, { ...user, phone: '' })),
  })
}

/** The current ids of a user, for the claims of ID tokens and `site/user/get-id`. */
export async function findUserIds(db: Db, userId: number): Promise<UserIds> {
  const standing = await findStanding(db, userId)
  return {
    id: userId,
    business_partner_id: standing?.partner.id ?? null,
    business_partner_detail_id: standing?.partner.detailId ?? null,
    group_id: standing?.priceKey.listId ?? null,
  }
}

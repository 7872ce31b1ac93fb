import type { Db } from '~/db/connection.server'
import { listAgreedWithType, type Recipient } from '~/features/consents/consents.server'
import { isMobile } from '~/kernel/identity-numbers'
import type { Audience } from '../sms-campaigns'

const types = { all: null, consumers: 'BIREYSEL', merchants: 'TACIR' } as const

/** The mobile numbers that agreed to advertising by SMS, of an audience, with the type of their holders. */
export async function readAudience(db: Db, audience: Audience): Promise<Recipient[]> {
  const type = types[audience]
  return (await listAgreedWithType(db, 'sms')).filter(
    ({ recipient, recipientType }) => isMobile(recipient) && (type === null || recipientType === type),
  )
}

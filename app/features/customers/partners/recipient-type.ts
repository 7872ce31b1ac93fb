import type { RecipientType } from '~/features/consents/consents'
import type { Partner } from '~/features/identity/identity'

/** How law 6563 counts the people of a customer: those of a company as traders, also before it is approved. */
export function recipientTypeOf({ kind }: Pick<Partner, 'kind'>): RecipientType {
  return kind === 'wholesale' ? 'TACIR' : 'BIREYSEL'
}

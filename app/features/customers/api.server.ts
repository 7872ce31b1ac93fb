import type { ApiRoute } from '~/http/calls/route.server'
import { addressCalls } from './addresses/address-calls.server'
import { partnerCalls } from './partners/partner-calls.server'
import { profileCalls } from './profile/profile-calls.server'

export const customersCalls: readonly ApiRoute[] = [...profileCalls, ...addressCalls, ...partnerCalls]

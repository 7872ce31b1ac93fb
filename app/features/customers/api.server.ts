import type { ApiRoute } from '~/http/route.server'
import { addressCalls } from './address-calls.server'
import { partnerCalls } from './partner-calls.server'
import { profileCalls } from './profile-calls.server'

export const customersCalls: readonly ApiRoute[] = [...profileCalls, ...addressCalls, ...partnerCalls]

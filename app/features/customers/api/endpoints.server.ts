import type { ApiRoute } from '~/http/calls/route.server'
import { addressCalls } from './address-endpoints.server'
import { partnerCalls } from './partner-endpoints.server'
import { profileCalls } from './profile-endpoints.server'

export const customersCalls: readonly ApiRoute[] = [...profileCalls, ...addressCalls, ...partnerCalls]

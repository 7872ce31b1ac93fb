import type { ApiRoute } from '~/http/calls/route.server'
import { ownTicketEndpoints } from './own-ticket-endpoints.server'
import { taskEndpoints } from './task-endpoints.server'

export const supportEndpoints: readonly ApiRoute[] = [...ownTicketEndpoints, ...taskEndpoints]

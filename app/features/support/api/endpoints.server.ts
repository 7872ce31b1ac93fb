import type { ApiRoute } from '~/http/calls/route.server'
import { ownTicketCalls } from './own-ticket-endpoints.server'
import { taskCalls } from './task-endpoints.server'

export const supportCalls: readonly ApiRoute[] = [...ownTicketCalls, ...taskCalls]

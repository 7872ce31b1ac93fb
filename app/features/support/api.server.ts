import type { ApiRoute } from '~/http/calls/route.server'
import { ownTicketCalls } from './own-ticket-calls.server'
import { taskCalls } from './task-calls.server'

export const supportCalls: readonly ApiRoute[] = [...ownTicketCalls, ...taskCalls]

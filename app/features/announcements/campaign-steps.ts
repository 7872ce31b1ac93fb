/** The states of a message to many: a newsletter, or a campaign by SMS or by notification. */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** The allowed changes of status by staff. Sending and sent are reached by the job alone; sending can only be stopped. */
const changes: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['draft', 'scheduled', 'cancelled'],
  scheduled: ['draft', 'scheduled', 'cancelled'],
  sending: ['cancelled'],
  sent: [],
  cancelled: [],
}
export const mayChange = (from: CampaignStatus, to: CampaignStatus): boolean => changes[from].includes(to)

/** Seconds between two batches. */
export const secondsBetween = 10

/** Messages of the next batch: a sixth of a minute's, and no more than are left of the last 60 seconds. */
export function batchSize(perMinute: number, sentLastMinute: number): number {
  return Math.max(0, Math.min(Math.ceil((perMinute * secondsBetween) / 60), perMinute - sentLastMinute))
}

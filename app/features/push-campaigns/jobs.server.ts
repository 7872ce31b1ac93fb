/** The next batch of a campaign by notification. */
export type PushCampaignBatch = { campaignId: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-push-campaign': PushCampaignBatch
  }
}

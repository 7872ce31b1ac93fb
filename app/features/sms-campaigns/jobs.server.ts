/** The next batch of a campaign. */
export type SmsCampaignBatch = { campaignId: number }
/** One message for trying a campaign out. `at` tells its repetitions apart. */
export type SmsCampaignTest = { campaignId: number; phone: string; at: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-sms-campaign': SmsCampaignBatch
    'send-sms-campaign-test': SmsCampaignTest
  }
}

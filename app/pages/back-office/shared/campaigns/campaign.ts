import type { CampaignStatus } from '~/features/announcements/announcements'

export type { CampaignStatus }

/** A receiver to whom a message did not go. `to`: the address or number; null once the person is forgotten. */
export type Unsent = {
  id: number
  to: string | null
  status: 'waiting' | 'sent' | 'bounced' | 'gone' | 'failed' | 'skipped'
  /** The name of a reason to skip, or the answer of the provider. */
  reason: string
}

/** A message to many as its list shows it. `at`: its begin, or its last change while none is set. */
export type ListedCampaign = {
  id: number
  title: string
  audience: string
  status: CampaignStatus
  at: Date
  recipients: number
  sent: number
}

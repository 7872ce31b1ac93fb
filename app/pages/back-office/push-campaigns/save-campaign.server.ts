import { audiences, campaignTopics, longest } from '~/features/push-campaigns/push-campaigns'
import {
  pushCampaignEditor,
  type PushCampaignInput,
  type PushCampaignRow,
  readAudience,
  sendTest,
} from '~/features/push-campaigns/push-campaigns.server'
import { chosenProvider } from '~/features/push/push.server'
import { type Entries, type Kind, saveCampaign } from '../shared/campaigns/save-campaign.server'
import { text as campaigns } from '../shared/campaigns/text'
import { text } from './text'

type Content = Omit<PushCampaignInput, 'status' | 'sendAt'>

const { wrong } = text

const pushCampaign: Kind<PushCampaignRow, Content> = {
  path: '/yonetim/bildirimler',
  fields: { once: ['baslik', 'metin', 'yol', 'konu', 'kime'] },
  editor: pushCampaignEditor,
  saving: ['kaydet'],
  read: contentIn,
  stored: ({ title, words, path, topic, audience }) => ({ title, words, path, topic, audience }),
  obstacle: async ({ db }, row) => {
    if ((await chosenProvider(db)) === null) return wrong.off
    return (await readAudience(db, row)).length === 0 ? campaigns.wrong.nobody : null
  },
  tryOut: async ({ visit: { db, visitor, clock }, row }) => {
    if ((await chosenProvider(db)) === null) return wrong.off
    return (await sendTest(db, row.id, { visitor, now: clock() })) === 0 ? wrong.noDevice : null
  },
}

/** Saves a campaign by notification, sends it or removes it. */
export const savePushCampaign = (args: Parameters<typeof saveCampaign>[0]) => saveCampaign(args, pushCampaign)

function contentIn({ values }: Entries<PushCampaignRow>): Content | string {
  const [title, words] = [values['baslik'] ?? '', values['metin'] ?? '']
  if (title.length < 3 || title.length > longest.title) return wrong.title
  if (words.length < 3 || words.length > longest.words) return wrong.words
  return {
    title,
    words,
    path: values['yol'] || '/',
    topic: campaignTopics.find((one) => one === values['konu']) ?? 'campaigns',
    audience: audiences.find((one) => one === values['kime']) ?? 'all',
  }
}

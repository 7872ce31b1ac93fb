import { audiences, mostTestPhones } from '~/features/sms-campaigns/sms-campaigns'
import {
  queueTest,
  readAudience,
  readRefusal,
  smsCampaignEditor,
  type SmsCampaignInput,
  type SmsCampaignRow,
} from '~/features/sms-campaigns/sms-campaigns.server'
import { isMobile, normalizePhone } from '~/kernel/identity-numbers'
import { type Entries, type Kind, saveCampaign } from '../shared/campaigns/save-campaign.server'
import { text as campaigns } from '../shared/campaigns/text'
import { typedList } from '../shared/campaigns/typed-list'
import { text } from './text'

type Content = Omit<SmsCampaignInput, 'status' | 'sendAt'>

const { wrong } = text

const smsCampaign: Kind<SmsCampaignRow, Content> = {
  path: '/yonetim/sms-kampanyalari',
  fields: { once: ['ad', 'metin', 'kime', 'numaralar'] },
  editor: smsCampaignEditor,
  saving: ['kaydet'],
  read: contentIn,
  stored: ({ name, words, audience }) => ({ name, words, audience }),
  obstacle: async ({ db }, { audience }) => {
    if ((await readRefusal(db)) === null) return wrong.refusal
    return (await readAudience(db, audience)).length === 0 ? campaigns.wrong.nobody : null
  },
  tryOut: async ({ visit, values, row }) => {
    const typed = typedList(values['numaralar'] ?? '')
    if (typed.length === 0 || typed.length > mostTestPhones || !typed.every((one) => isMobile(one)))
      return wrong.phones
    const phones = typed.map((one) => normalizePhone(one)!)
    return (await queueTest(visit.db, row.id, phones, visit.clock())) === 'refused' ? wrong.refusal : null
  },
}

/** Saves a campaign by SMS, sends it or removes it. */
export const saveSmsCampaign = (args: Parameters<typeof saveCampaign>[0]) => saveCampaign(args, smsCampaign)

function contentIn({ values }: Entries<SmsCampaignRow>): Content | string {
  const [name, words] = [values['ad'] ?? '', values['metin'] ?? '']
  if (name.length < 3 || name.length > 100) return wrong.name
  if (words.length < 10 || words.length > 600) return wrong.words
  return { name, words, audience: audiences.find((one) => one === values['kime']) ?? 'all' }
}

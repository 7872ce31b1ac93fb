import { z } from 'zod'
import { readStored } from '~/features/content/content.server'
import { emailKinds, mostTestAddresses, type Segment, segmentKinds } from '~/features/newsletters/newsletters'
import {
  newsletterEditor,
  type NewsletterInput,
  type NewsletterRow,
  queueTest,
  readAudience,
} from '~/features/newsletters/newsletters.server'
import { normalizeEmail } from '~/kernel/turkish'
import { blockFields, blocksIn } from '../content/read-blocks.server'
import { type Entries, type Kind, saveCampaign } from '../shared/campaigns/save-campaign.server'
import { text as campaigns } from '../shared/campaigns/text'
import { typedList } from '../shared/campaigns/typed-list'
import { readId } from '../shared/list-address'
import type { StaffVisit } from '../shared/staff.server'
import { text } from './text'

type Content = Omit<NewsletterInput, 'status' | 'sendAt'>

const { wrong } = text

const newsletter: Kind<NewsletterRow, Content> = {
  path: '/yonetim/bultenler',
  fields: {
    ...blockFields,
    once: [
      ...blockFields.once,
      'konu',
      'on-metin',
      'tur',
      'liste',
      'gun',
      'kategori',
      'adresler',
      'yeni-blok',
    ],
  },
  editor: newsletterEditor,
  saving: ['kaydet', 'ekle'],
  read: contentIn,
  stored: ({ subject, preheader, segment, blocks }) => ({
    subject,
    preheader,
    segment,
    blocks: readStored(blocks),
  }),
  obstacle,
  tryOut: async ({ visit, values, row }) => {
    const emails = addressesIn(values['adresler'] ?? '')
    if (!emails) return wrong.emails
    await queueTest(visit.db, row.id, emails, visit.clock())
    return null
  },
}

/** Saves a newsletter, sends it or removes it. */
export const saveNewsletter = (args: Parameters<typeof saveCampaign>[0]) => saveCampaign(args, newsletter)

async function contentIn({
  visit,
  form,
  values,
  row,
  verb,
}: Entries<NewsletterRow>): Promise<Content | string> {
  const subject = values['konu'] ?? ''
  if (subject.length < 3 || subject.length > 100) return wrong.subject
  const segment = segmentIn(values)
  if (!segment) return wrong.segment
  const added = verb === 'ekle' ? (emailKinds.find((kind) => kind === values['yeni-blok']) ?? 'text') : null
  const blocks = await blocksIn(visit, form, row ? readStored(row.blocks) : [], added)
  if (typeof blocks === 'string') return blocks
  const preheader = (values['on-metin'] ?? '').slice(0, 160)
  return { subject, preheader, segment, blocks }
}

async function obstacle(
  { db, clock }: StaffVisit,
  { blocks, segment }: NewsletterRow,
): Promise<string | null> {
  if (blocks.length === 0) return wrong.empty
  return (await readAudience(db, segment, clock())).length === 0 ? campaigns.wrong.nobody : null
}

function segmentIn(values: Readonly<Record<string, string>>): Segment | null {
  const kind = segmentKinds.find((one) => one === values['tur']) ?? 'all'
  switch (kind) {
    case 'price_list': {
      const priceListId = readId(values['liste'] ?? '')
      return priceListId === null ? null : { kind, priceListId }
    }
    case 'category': {
      const categoryId = readId(values['kategori'] ?? '')
      return categoryId === null ? null : { kind, categoryId }
    }
    case 'bought': {
      const days = Number(values['gun'])
      return Number.isInteger(days) && days >= 1 && days <= 3_650 ? { kind, days } : null
    }
    default:
      return { kind }
  }
}

const email = z.email().max(254)

/** The addresses of a test, or null when one is wrong or their number is. */
function addressesIn(typed: string): string[] | null {
  const emails = typedList(typed).flatMap((part) => part.split(/\s+/).map((one) => normalizeEmail(one)))
  const isRight = emails.every((one) => email.safeParse(one).success)
  return isRight && emails.length >= 1 && emails.length <= mostTestAddresses ? emails : null
}

import { z } from 'zod'
import { touchesOf } from '../cookie.server'
import { type Touch, touchKinds, type Touches } from '../referrers'

const touch = z
  .strictObject({
    kind: z
      .enum(touchKinds)
      .describe(
        'campaign: utm etiketleri, ref: ?ref=, search: arama motoru, social: sosyal ağ, site: başka site.',
      ),
    source: z.string().describe('Ad ya da alan adı; adresin yolu ve sorgusu tutulmaz.'),
    medium: z.string(),
    campaign: z.string(),
    term: z.string(),
    content: z.string(),
    on: z.string().describe('Gün, `yyyy-aa-gg`.'),
  })
  .meta({ id: 'Touch', description: 'Mağazaya dışarıdan bir geliş.' })

/** First and last touch as the API shows them. */
export const referrerField = z
  .strictObject({ first: touch, last: touch })
  .nullable()
  .describe('Son 90 gündeki ilk ve son geliş; analitik çerezlerine izin verilmediyse null.')

const toTouch = ({ kind, source, medium, campaign, term, content, on }: Touch): z.infer<typeof touch> => ({
  kind,
  source,
  medium,
  campaign,
  term,
  content,
  on,
})

/** Touches as the API sends them; null for none. */
export function referrerToWire(touches: Touches | null): z.infer<typeof referrerField> {
  return touches && { first: toTouch(touches.first), last: toTouch(touches.last) }
}

/** The `referrer` of the shared state: where the asking visitor came from. */
export const visitorReferrer = {
  field: referrerField,
  read: (headers: Headers, now: Date) => referrerToWire(touchesOf(headers, now)),
}

export const touchExample = {
  kind: 'campaign' as const,
  source: 'instagram',
  medium: 'social',
  campaign: 'kış indirimi',
  term: '',
  content: '',
  on: '2026-11-20',
}

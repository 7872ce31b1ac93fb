import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import type { SavedAddress } from '../addresses/addresses'

/** A saved address in the API. */
export const addressAnswer = z.strictObject({
  id: z.int(),
  business_partner_id: z.int(),
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().describe('E.164.'),
  city_id: z.int(),
  city: z.string(),
  district_id: z.int(),
  district: z.string(),
  neighbourhood: z.string(),
  street: z.string(),
  postal_code: z.string(),
  invoice: z.strictObject({
    kind: z.enum(['bireysel', 'kurumsal']),
    tckn: z.string().nullable(),
    unvan: z.string().nullable(),
    vergi_dairesi: z.string().nullable(),
    vkn: z.string().nullable(),
  }),
  is_default: z.boolean(),
  used_at: z.string().nullable().describe('Bu adrese son sipariş, ISO 8601.'),
})

/** Example for the API's documentation. */
export const sentExample = {
  title: 'Ev',
  first_name: 'Ayşe',
  last_name: 'Işık',
  phone: '0532 123 45 67',
  city_id: 34,
  district_id: 449,
  neighbourhood: 'Caferağa Mah.',
  street: 'Moda Cad. No: 12 Daire: 3',
  postal_code: '34710',
  invoice: { kind: 'bireysel' as const },
  is_default: true,
}

export const keptExample: z.infer<typeof addressAnswer> = {
  id: 77,
  business_partner_id: 812,
  ...sentExample,
  phone: '+905321234567',
  city: 'İstanbul',
  district: 'Kadıköy',
  used_at: null,
  invoice: { kind: 'bireysel', tckn: null, unvan: null, vergi_dairesi: null, vkn: null },
}

/** A saved address as the API sends it; tax fields are null for persons. */
export function addressToWire({ invoice, ...kept }: SavedAddress): z.infer<typeof addressAnswer> {
  const company = invoice.kind === 'kurumsal' ? invoice : null
  return {
    id: kept.id,
    business_partner_id: kept.businessPartnerId,
    title: kept.title,
    first_name: kept.firstName,
    last_name: kept.lastName,
    phone: kept.phone,
    city_id: kept.cityId,
    city: kept.city,
    district_id: kept.districtId,
    district: kept.district,
    neighbourhood: kept.neighbourhood,
    street: kept.street,
    postal_code: kept.postalCode,
    invoice: {
      kind: invoice.kind,
      tckn: invoice.kind === 'bireysel' ? invoice.tckn : null,
      unvan: company?.unvan ?? null,
      vergi_dairesi: company?.vergiDairesi ?? null,
      vkn: company?.vkn ?? null,
    },
    is_default: kept.isDefault,
    used_at: kept.usedAt && toIsoIstanbul(kept.usedAt),
  }
}

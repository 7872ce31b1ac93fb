import type { Browser } from '../browser'

/** A new record as the staff could write it, by the path of its resource; every one is different. */
export function newRecord(
  path: string,
  {
    category,
    details,
    person,
    picture,
    bannerGroup,
  }: {
    category: { id: number }
    details: number[]
    person: { businessPartnerId: number }
    /** Key of a picture. */
    picture: string
    bannerGroup: number
  },
) {
  const mark = crypto.randomUUID().slice(0, 8)
  const records: Record<string, object> = {
    '/content-categories': { title: `Rehberler ${mark}`, position: 9 },
    '/contents': {
      title: `Deri bakımı ${mark}`,
      content_category_id: null,
      summary: 'Deri kordon nasıl uzun ömürlü olur.',
      blocks: [
        {
          id: 'bakim',
          kind: 'text',
          heading: 'Bakım',
          text: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'Ayda bir nemli bezle silin.' }] },
            ],
          },
        },
      ],
    },
    '/faqs': {
      group: 'Bakım',
      question: `Deri kordon ıslanırsa ne yapılır ${mark}?`,
      answer_markdown: 'Güneşte değil, **gölgede** kurutun.',
    },
    '/newsletters': {
      subject: `Kış kordonları ${mark}`,
      preheader: 'Altı yeni deri.',
      blocks: [{ id: 'b1', kind: 'quotation', text: 'Saatim yenilendi.', author: 'Gülsüm Ç.' }],
    },
    '/sms-campaigns': { name: `Kış indirimi ${mark}`, words: 'Deri kordonlarda yüzde 20 indirim.' },
    '/push-campaigns': { title: `Kış ${mark}`, words: 'Deri kordonlarda indirim.', path: '/sepetim' },
    // Taken only on request: there are few of them.
    get '/countries'() {
      return { code: nextCountryCode(), name: `Ülke ${mark}` }
    },
    '/cities': { country_id: 1, name: `İl ${mark}` },
    '/districts': { city_id: 34, name: `İlçe ${mark}` },
    '/cargos': {
      name: `Kargo ${mark}`,
      vkn: '9860008925',
      price: 59.9,
      min_days: 1,
      max_days: 4,
      cash_on_delivery: false,
      active: false,
    },
    '/business-partner': {
      kind: 'wholesale',
      name: `Saat Evi ${mark}`,
      tax_office: 'Kadıköy',
      tax_number: '4540536920',
      discounts: [10, 5],
      payment_term_days: 30,
      credit_limit: 50_000,
    },
    '/banner-groups': { code: `kampanya-${mark}`, title: 'Kampanyalar', layout: 'strip' },
    '/banners': {
      group_id: bannerGroup,
      picture,
      title: `Yeni mevsim ${mark}`,
      text: 'Deri kordonlarda yeni renkler.',
      link: '/deri-kordonlar',
      link_type: 1,
      audiences: ['retail', 'guests'],
      begins_at: '2026-03-01T00:00:00.000+03:00',
      position: 3,
    },
    '/galleries': {
      title: `Bileklerde ${mark}`,
      summary: 'Kordonlar saatlerin üzerinde.',
      position: 4,
      pictures: [{ picture, title: 'Toros', alt: 'Bilekte deri kordon' }],
    },
    '/brands': { name: `Marka ${mark}` },
    '/features': { name: `Özellik ${mark}`, kind: 'number', unit: 'mm', position: 9 },
    '/feature-details': { feature_id: 1, value: `${mark} mm`, color: null, position: 9 },
    '/price-lists': {
      name: `Bayi ${mark}`,
      parent_id: 1,
      kdv_included: false,
      minimum_order: 2_500,
      free_shipping_from: null,
    },
    '/search-synonyms': {
      phrase: `nato ${mark}`,
      meanings: ['tek parça naylon'],
      both_ways: false,
    },
    '/coupons': {
      code: `YILBASI-${mark}`,
      title: 'Yılbaşı indirimi',
      kind: 'percentage',
      percent: 12.5,
      minimum_amount: 750,
      ends_at: '2099-01-02T00:00:00.000+03:00',
      customer_limit: 1,
    },
    '/campaigns': {
      type: 3,
      title: `3 al 2 öde ${mark}`,
      description: 'En ucuz ürün bizden.',
      buy: 3,
      pay: 2,
      active: false,
    },
    '/redirects': { from_path: `/eski-${mark}`, to_path: '/category/list', status: 301 },
    '/business-partner-details': {
      business_partner_id: person.businessPartnerId,
      name: `Mehmet ${mark}`,
      phone: '+902121234567',
      email: 'mehmet@firma.example',
    },
    '/products': {
      product_code: `YENI-${mark}`,
      name: `Toroslar deri kordon ${mark}`,
      description: 'Düz dana derisi.',
      kdv_rate: 20,
      published: true,
      brand_id: null,
      category_ids: [category.id],
      feature_details: [],
      variants: [
        {
          product_code: `YENI-${mark}-22`,
          name: '22 mm',
          feature_details: details.slice(0, 1),
          offers: [{ price_list_id: 1, price: 449.9, quantity_breaks: [{ amount: 10, price: 399.9 }] }],
        },
      ],
    },
  }
  return records[path]
}

let countries = 0

/** AA, AB, … except TR, which every shop has; the counter goes on from file to file, each with a shop of its own. */
function nextCountryCode(): string {
  const letters = [Math.floor(countries / 26) % 26, countries % 26].map((place) => 65 + place)
  countries += 1
  const code = String.fromCharCode(...letters)
  return code === 'TR' ? nextCountryCode() : code
}

type Made = { id: number; revision: string }

/** A record that a member of the staff has made and that a test may delete. */
export async function madeRecord(path: string, body: object, staff: Browser): Promise<Made> {
  const { status, body: answer } = await staff.api(path, body)
  if (status !== 200) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`)
  return answer.data as unknown as Made
}

/** A new record; none that exists for a visitor who may not write it, and who sends what would be right from others. */
export async function recordOrNone(path: string, body: object, visitor: Browser): Promise<Made> {
  const { status, body: answer } = await visitor.api(path, body)
  if (status === 401 || status === 403) return { id: 999_999, revision: 'none' }
  if (status !== 200) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`)
  return answer.data as unknown as Made
}

/** The generic verbs: creates a new record; changes or deletes one made before. */
export async function recordWrite(
  method: string,
  path: string,
  facts: Parameters<typeof newRecord>[1] & { freeCountry: () => Promise<string> },
  staff: Browser,
): Promise<{ path: string; body?: object } | null> {
  const resource = path.replace('/{id}', '')
  const record = newRecord(resource, facts)
  if (!record) return null
  const body = resource === '/countries' ? { ...record, code: await facts.freeCountry() } : record
  if (method === 'POST') return { path, body }
  const { id, revision } = await recordOrNone(resource, body, staff)
  return { path: `${resource}/${id}`, ...(method === 'PUT' ? { body: { ...body, revision } } : {}) }
}

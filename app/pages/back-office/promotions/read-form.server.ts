import type { Db } from '~/db/connection.server'
import { findVariantId } from '~/features/catalogue/catalogue.server'
import type { CampaignInput, CouponInput } from '~/features/promotions/promotions.server'
import { amountIn } from '../shared/amount-in'
import { readMoment } from '../shared/moment-field'
import { text } from './text'

export type Values = Readonly<Record<string, string>>

const { wrong } = text

/** The parts that campaigns and coupons share, or the sentence for the first wrong field. */
function commonIn(values: Values) {
  const title = values['ad'] ?? ''
  if (title.length < 2 || title.length > 100) return wrong.title
  const minimum = amountIn(values['en-az'] || '0', wrong.minimum)
  if (typeof minimum === 'string') return minimum
  const [startsAt, endsAt] = [readMoment(values['bas'] ?? ''), readMoment(values['bit'] ?? '')]
  if (startsAt === undefined || endsAt === undefined) return wrong.moment
  if (startsAt && endsAt && startsAt >= endsAt) return wrong.dates
  return {
    title,
    minimum,
    startsAt,
    endsAt,
    priceListId: idIn(values['liste']),
    categoryId: idIn(values['kategori']),
    active: values['acik'] === '1',
  }
}

/** The campaign of a form, or the sentence for its first wrong field. Fields of other types are left out. */
export async function campaignIn(db: Db, values: Values): Promise<CampaignInput | string> {
  const common = commonIn(values)
  if (typeof common === 'string') return common
  const type = ([1, 2, 3, 4, 5, 6] as const).find((one) => String(one) === values['tur']) ?? 1
  const input = {
    ...common,
    type,
    description: (values['aciklama'] ?? '').slice(0, 500),
    percent: null,
    amount: null,
    buy: null,
    pay: null,
    giftVariantId: null,
    giftQuantity: null,
  }
  switch (type) {
    case 1:
    case 5: {
      const percent = percentIn(values['yuzde'])
      if (percent === null) return wrong.percent
      return type === 5 && input.categoryId === null ? wrong.category : { ...input, percent }
    }
    case 2: {
      const amount = amountIn(values['tutar'] ?? '', wrong.amount)
      return typeof amount === 'string' ? amount : amount > 0 ? { ...input, amount } : wrong.amount
    }
    case 3: {
      const [buy, pay] = [numberIn(values['al'], 100), numberIn(values['ode'], 100)]
      return buy !== null && pay !== null && buy >= 2 && pay < buy ? { ...input, buy, pay } : wrong.buyPay
    }
    case 4: {
      const giftVariantId = await findVariantId(db, values['hediye'] ?? '')
      if (giftVariantId === null) return wrong.gift
      const giftQuantity = numberIn(values['hediye-adet'], 100)
      return giftQuantity ? { ...input, giftVariantId, giftQuantity } : wrong.giftQuantity
    }
    case 6:
      return input
  }
}

/** The coupon of a form, or the sentence for its first wrong field. */
export function couponIn(values: Values): CouponInput | string {
  const common = commonIn(values)
  if (typeof common === 'string') return common
  const code = values['kupon'] ?? ''
  if (code.length < 2 || code.length > 40) return wrong.code
  const kinds = ['percentage', 'amount', 'free_shipping'] as const
  const kind = kinds.find((one) => one === values['tur']) ?? 'percentage'
  const percent = kind === 'percentage' ? percentIn(values['yuzde']) : null
  if (kind === 'percentage' && percent === null) return wrong.percent
  const amount = kind === 'amount' ? amountIn(values['tutar'] ?? '', wrong.amount) : null
  if (typeof amount === 'string' || amount === 0) return amount || wrong.amount
  const limits = [values['toplam'], values['kisi-basi']].map((typed) =>
    typed ? (numberIn(typed, 1_000_000) ?? 0) : null,
  )
  if (limits.includes(0)) return wrong.limit
  return {
    ...common,
    code,
    kind,
    percent,
    amount,
    totalLimit: limits[0]!,
    customerLimit: limits[1]!,
    firstOrderOnly: values['ilk'] === '1',
    listed: values['listede'] === '1',
  }
}

const idIn = (typed: string | undefined) => (typed && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null)

const numberIn = (typed: string | undefined, most: number): number | null =>
  typed && /^\d{1,7}$/.test(typed) && Number(typed) <= most ? Number(typed) : null

/** Hundredths of a percent of an entry like `12,5`; null for any other. */
function percentIn(typed: string | undefined): number | null {
  if (!typed || !/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return null
  const points = Math.round(Number(typed.replace(',', '.')) * 100)
  return points >= 1 && points <= 10_000 ? points : null
}

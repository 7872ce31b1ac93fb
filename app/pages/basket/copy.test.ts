import { expect, test } from 'vitest'
import { plainGoods, priceGoods } from '~/features/basket/basket'
import { copyPromotions } from './copy'

test('the browser keeps copies of coupon and campaign while the basket has them', () => {
  const kept = new Map<string, string>()
  const keys = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const plain = priceGoods(plainGoods([]), { shipping: 0, freeShippingFrom: 0 })
  const campaign = { id: 4, type: 1, title: 'Yüzde on', description: '', endsAt: null } as const
  const coupon = { id: 2, code: 'HOSGELDIN', title: '50 TL', refusal: null }
  copyPromotions(keys, { ...plain, campaign, coupon, campaignDiscount: 1_250 }, 1)
  expect(Object.fromEntries([...kept].map(([key, value]) => [key, JSON.parse(value)]))).toEqual({
    coupon: { code: 'HOSGELDIN' },
    campaign: {
      id: 4,
      type: 1,
      title: 'Yüzde on',
      description: '',
      discount: 12.5,
      basket_index_of_campaign: 1,
    },
  })
  copyPromotions(keys, plain, 0)
  expect(kept.size).toBe(0)
  const full = () => {
    throw new Error('QuotaExceededError')
  }
  expect(() => copyPromotions({ ...keys, setItem: full }, { ...plain, coupon }, 0)).not.toThrow()
})

import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import { businessPartners, priceLists } from '~/features/customers/tables.server'
import { apiOf } from '~/http/testing/call-api'
import { promotionEndpoints } from './endpoints.server'
import { getCoupon } from '../coupons/coupons.server'
import { makeCoupon } from '../testing/offers'

const database = await openTestDatabase('empty')
const { db } = database
let partners: { id: number }[] = []
beforeAll(async () => {
  await db.insert(priceLists).values([
    { id: 1, code: 'perakende', name: 'Perakende', kdvIncluded: true, isRetail: true },
    { id: 2, code: 'bayi', name: 'Bayi', kdvIncluded: false, parentId: 1 },
  ])
  const retail = { kind: 'retail' as const, approvalStatus: 1 as const }
  partners = await db
    .insert(businessPartners)
    .values([
      { ...retail, name: 'Ayşe' },
      { ...retail, name: 'Mehmet' },
    ])
    .returning({ id: businessPartners.id })
})

function member(which: 0 | 1): Visitor {
  const { id } = partners[which]!
  return {
    kind: 'member',
    sessionHash: '0'.repeat(64),
    isNew: false,
    sees: 1,
    priceKey: { listId: 1, chain: [1], kdvIncluded: { 1: true }, discounts: [] },
    user: {
      userId: id,
      uid: `u${id}`,
      name: 'Üye',
      email: `uye${id}@ornek.example`,
      emailVerified: true,
      sessionId: id,
    },
    partner: { id, detailId: id, kind: 'retail', approval: 1, role: 'owner', orderLimit: null },
  }
}

type Answer = { body: { data: { code: string; usable: boolean; reason: string | null }[] } }
const codesOf = async (visitor: Visitor) => {
  const { body } = (await apiOf(db, promotionEndpoints, visitor)('/site/coupons')) as unknown as Answer
  return body.data.map(({ code, usable, reason }) => (usable ? code : `${code} ${reason}`))
}

describe('coupons of a member', () => {
  it('are their own and those open to members, never those of others or those that need the code', async () => {
    await makeCoupon(db, { code: 'AYSE', businessPartnerId: partners[0]!.id })
    await makeCoupon(db, { code: 'HERKES', listed: true, endsAt: new Date('2099-01-01') })
    await makeCoupon(db, { code: 'GIZLI' })
    await makeCoupon(db, { code: 'BAYI', listed: true, priceListId: 2 })
    await makeCoupon(db, { code: 'ESKI', listed: true, endsAt: new Date('2020-01-01') })
    await makeCoupon(db, { code: 'KAPALI', listed: true, active: false })
    expect(await codesOf(member(0))).toEqual(['ESKI expired', 'HERKES', 'AYSE'])
    expect(await codesOf(member(1))).toEqual(['ESKI expired', 'HERKES'])
  })

  it('include the last granted usable one', async () => {
    const last = async (visitor: Visitor) =>
      (await apiOf(db, promotionEndpoints, visitor)('/site/coupons/get-last')).body as unknown as {
        data: { code: string } | null
      }
    expect((await last(member(1))).data).toMatchObject({ code: 'HERKES' })
  })

  it('are found by their code in any spelling, by their owner alone', async () => {
    await makeCoupon(db, { code: 'İNDİRİM20', businessPartnerId: partners[0]!.id })
    for (const code of ['indirim20', ' INDIRIM20 ', 'ındırım20', 'İndirim20'])
      expect((await getCoupon(db, member(0), { code }))?.code).toBe('İNDİRİM20')
    expect(await getCoupon(db, member(1), { code: 'indirim20' })).toBeNull()
  })

  it('say why they cannot be used: too early, of another list, used up', async () => {
    await makeCoupon(db, { code: 'YARIN', startsAt: new Date('2099-01-01') })
    await makeCoupon(db, { code: 'BAYI2', priceListId: 2 })
    await makeCoupon(db, { code: 'BITTI', totalLimit: 3, used: 3 })
    const reasonOf = async (code: string) => (await getCoupon(db, member(0), { code }))?.refusal?.reason
    expect([await reasonOf('yarin'), await reasonOf('bayi2'), await reasonOf('bitti')]).toEqual([
      'not_yet',
      'other_group',
      'used_up',
    ])
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { auditLog } from '~/db/tables.server'
import { businessPartners, partnerApprovals, priceLists } from '~/features/customers/tables.server'
import { users } from '~/features/identity/tables.server'
import { closingFor } from '~/features/settings/settings.server'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { readAdminArguments } from './arguments'
import { runAdminCommand } from './commands'

const shop = await openTestShop()
const [list] = await shop.db.select().from(priceLists).where(eq(priceLists.isRetail, false)).limit(1)

/** Everything that the operator reads. Like the command line it throws nothing. */
async function admin(...words: string[]): Promise<string> {
  const asked = readAdminArguments(words)
  const answer = 'error' in asked ? asked : await runAdminCommand(shop.db, asked, 'command line: test')
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

const waiting = (name: string) => openMember(shop, { kind: 'wholesale', approval: 0, name })

async function partnerOf({ partnerId }: { partnerId: number }) {
  const [row] = await shop.db.select().from(businessPartners).where(eq(businessPartners.id, partnerId))
  return row!
}

const audited = (partnerId: number) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `business_partners ${partnerId}`))
    .orderBy(auditLog.id)

describe('npm run admin', () => {
  test('lists the waiting applications, and shows one with all details', async () => {
    const member = await waiting('Bekleyen Saat Ltd.')
    expect(await admin('list')).toContain(`#${member.partnerId}  bekliyor`)
    expect(await admin('list', '--status', 'suspended')).toBe('Bu durumda başvuru yok.')
    const sheet = await admin('show', member.email)
    expect(sheet).toContain(`#${member.partnerId} Bekleyen Saat Ltd.`)
    expect(sheet).toContain(member.email)
    expect(await admin('show', `#${member.partnerId}`)).toBe(sheet)
  })

  test('approves on a price list, with discounts, term, credit and representative', async () => {
    const member = await waiting('Onaylanan Saat')
    const seller = await openMember(shop)
    expect(await admin('role', seller.email, 'sales')).toContain('rolü sales')
    const terms = [
      '--discounts',
      '10+5',
      '--term',
      '30',
      '--limit',
      '50.000,50',
      '--representative',
      seller.email,
    ]
    const said = await admin('approve', member.email, '--list', list!.code, ...terms)
    expect(said).toBe(`#${member.partnerId} Onaylanan Saat: onaylı. Müşteriye e-posta gönderilecek.`)
    expect(await partnerOf(member)).toMatchObject({
      approvalStatus: 1,
      priceListId: list!.id,
      discounts: [1_000, 500],
      paymentTermDays: 30,
      creditLimit: 5_000_050,
      salesRepresentativeId: seller.id,
    })
    const [entry] = await audited(member.partnerId)
    expect(entry).toMatchObject({
      actor: 'command line: test',
      action: 'approve',
      before: { approval: 0, priceListId: null },
      after: { approval: 1, priceListId: list!.id, discounts: [1_000, 500], creditLimit: 5_000_050 },
    })
    await shop.runJobs()
    const message = shop.emails.find(({ to }) => to === member.email)
    expect(message?.subject).toBe('Toptan üyeliğiniz onaylandı')
    expect(message?.text).toContain('Onaylanan Saat artık toptan üyemiz.')
    expect(message?.html).toContain('Alışverişe başla')
  })

  test('changes the terms of an approved customer without another email', async () => {
    const member = await waiting('Koşullar')
    await admin('approve', member.email, '--list', list!.code, '--discounts', '10')
    expect(await admin('approve', member.email, '--discounts', '12,5')).toContain('koşullar değişti')
    expect(await partnerOf(member)).toMatchObject({ discounts: [1_250], priceListId: list!.id })
    expect((await audited(member.partnerId)).map(({ action }) => action)).toEqual(['approve', 'terms'])
    await shop.runJobs()
    expect(shop.emails.filter(({ to }) => to === member.email)).toHaveLength(1)
  })

  test('refuses with a reason that the customer reads', async () => {
    const member = await waiting('Reddedilen')
    expect(await admin('refuse', member.email)).toMatch(/^error: .*--reason gerekli/)
    expect(await admin('refuse', member.email, '--reason', 'Vergi levhası okunmuyor.')).toContain(
      'reddedildi',
    )
    expect((await partnerOf(member)).approvalStatus).toBe(2)
    await shop.runJobs()
    const message = shop.emails.find(({ to }) => to === member.email)
    expect(message?.text).toContain('Gerekçe:\nVergi levhası okunmuyor.')
    expect(await admin('refuse', member.email, '--reason', 'yeniden')).toMatch(/^error: .*bu işlem yapılamaz/)
  })

  test('asks for documents, suspends, and lifts the suspension', async () => {
    const member = await waiting('Durdurulan')
    await admin('ask', member.email, '--reason', 'İmza sirküleri')
    expect((await partnerOf(member)).approvalStatus).toBe(0)
    expect(await admin('suspend', member.email, '--reason', 'gecikme')).toMatch(/^error: /)
    await admin('approve', member.email, '--list', list!.code)
    expect(await admin('suspend', member.email, '--reason', 'Gecikmiş ödeme')).toContain('durduruldu')
    expect(await admin('approve', member.email)).toContain('onaylı')
    const happened = await shop.db
      .select({ event: partnerApprovals.event, status: partnerApprovals.status })
      .from(partnerApprovals)
      .where(eq(partnerApprovals.businessPartnerId, member.partnerId))
      .orderBy(partnerApprovals.id)
    expect(happened).toEqual([
      { event: 'documents_asked', status: 0 },
      { event: 'approved', status: 1 },
      { event: 'suspended', status: 3 },
      { event: 'approved', status: 1 },
    ])
  })

  test('makes a user staff and a customer again', async () => {
    const member = await openMember(shop)
    expect((await member.browser.api('/site/orders')).status).toBe(200)
    expect(await admin('role', member.email.toUpperCase(), 'warehouse')).toContain('rolü warehouse')
    const roleOf = async () =>
      (await shop.db.select({ role: users.staffRole }).from(users).where(eq(users.id, member.id)))[0]!.role
    expect(await roleOf()).toBe('warehouse')
    // The session has not passed the second step that staff need.
    expect((await member.browser.api('/site/orders')).status).toBe(401)
    await admin('role', member.email, 'none')
    expect(await roleOf()).toBeNull()
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `users ${member.id}`))
    expect(entries.map(({ after }) => after)).toEqual([{ staffRole: 'warehouse' }, { staffRole: null }])
  })

  test('puts a retail customer among the users of a company, and never takes its last owner', async () => {
    const owner = await waiting('Ekip Saat')
    const buyer = await openMember(shop)
    const said = await admin('partner', owner.email, buyer.email, '--role', 'buyer', '--limit', '10000')
    expect(said).toContain('alıcı olarak eklendi, sipariş sınırı 10.000,00 TL')
    expect(await admin('show', owner.email)).toContain(`${buyer.email} (Ayşe Işık), alıcı`)
    expect(await admin('partner', owner.email, owner.email, '--role', 'viewer')).toMatch(
      /^error: .*tek yetkilisi/,
    )
    const other = await waiting('Başka Saat')
    expect(await admin('partner', other.email, owner.email)).toMatch(
      /^error: .*Ekip Saat firmasının kullanıcısı/,
    )
    // A company that was taken out has no members any more.
    await shop.db
      .update(businessPartners)
      .set({ deletedAt: new Date() })
      .where(eq(businessPartners.id, owner.partnerId))
    expect(await admin('partner', other.email, owner.email)).toContain('alıcı olarak eklendi')
  })

  test.each([
    [[], 'Kullanım'],
    [['sil', 'x'], '“sil” diye bir komut yok'],
    [['approve'], 'Kullanım'],
    [['approve', '999999', '--list', 'perakende'], '999999 ile bulunan bir müşteri yok'],
    [['show', 'yok@ornek.example'], 'bulunan bir müşteri yok'],
    [['refuse', '1', '--list', 'x'], '--list seçeneği yok'],
    [['approve', '1', '--discounts', '10+x'], '--discounts 10+x anlaşılmadı'],
    [['approve', '1', '--discounts', '100'], '--discounts 100 anlaşılmadı'],
    [['approve', '1', '--term', '400'], '--term 400 anlaşılmadı'],
    [['approve', '1', '--limit', 'çok'], '--limit çok anlaşılmadı'],
    [['role', 'yok@ornek.example', 'sales'], 'kayıtlı bir kullanıcı yok'],
    [['role', 'x@y.example', 'patron'], '“patron” diye bir rol yok'],
    [['list', '--status', 'belki'], '--status belki anlaşılmadı'],
    [['list', '--renk', 'mavi'], 'Kullanım'],
  ])('reports the error in %j', async (words, sentence) => {
    const said = await admin(...words)
    expect(said).toMatch(/^error: /)
    expect(said).toContain(sentence)
  })

  test('names the price lists for an approval without a list or with an unknown one', async () => {
    const member = await waiting('Listesiz')
    expect(await admin('approve', member.email)).toContain(list!.code)
    expect(await admin('approve', member.email, '--list', 'yok')).toContain(`Olanlar: `)
    expect((await partnerOf(member)).approvalStatus).toBe(0)
    const retail = await openMember(shop)
    expect(await admin('approve', retail.email, '--list', list!.code)).toContain('perakende müşteri')
  })
})

describe('the audit log', () => {
  test.each(['update audit_log set actor = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'is not changed by: %s (promise L47)',
    async (statement) => {
      const refused = transaction(shop.db, (db) => db.execute(statement))
      await expect(refused).rejects.toMatchObject({ cause: { message: 'audit_log is append-only' } })
    },
  )
})

test('npm run admin closes the shop with its own text and opens it again, and logs both', async () => {
  const guest = { kind: 'guest' } as const
  expect(await admin('shop', 'closed', '--words', 'Sayımdayız.', '--minutes', '90')).toContain('Sayımdayız.')
  expect(await closingFor(shop.db, guest)).toEqual({ message: 'Sayımdayız.', retryAfter: 5_400 })
  expect(await closingFor(shop.db, { kind: 'staff' })).toBeNull()
  expect(await admin('shop', 'open')).toBe('Mağaza açık.')
  expect(await closingFor(shop.db, guest)).toBeNull()
  const written = await shop.db.select().from(auditLog).where(eq(auditLog.subject, 'shop'))
  expect(written.map(({ action }) => action)).toEqual(['shop.closed', 'shop.opened'])
})

test.each([
  ['shop', 'shut'],
  ['shop', 'closed', '--minutes', '0'],
  ['shop', 'closed', '--words', ' '],
])('%s %s %s %s is not understood, and the shop stays as it is', async (...words) => {
  expect(await admin(...words)).toMatch(/^error: /)
  expect(await closingFor(shop.db, { kind: 'guest' })).toBeNull()
})

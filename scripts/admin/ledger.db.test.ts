import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { businessPartnerDetails } from '~/features/customers/tables.server'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { readAdminArguments } from './arguments'
import { runAdminCommand } from './commands'

const shop = await openTestShop()
const dealer = await openMember(shop, { kind: 'wholesale', name: 'Işık Saat' })
const other = await openMember(shop, { kind: 'wholesale', name: 'Öz Kordon' })

async function admin(...words: string[]): Promise<string> {
  const asked = readAdminArguments(words)
  const answer = 'error' in asked ? asked : await runAdminCommand(shop.db, asked, 'command line: test')
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

/** A user who signs in for one customer and is a contact of another that existed before. */
async function openBookkeeper() {
  const first = await openMember(shop, { kind: 'wholesale', name: 'Önceki Saat' })
  const member = await openMember(shop, { kind: 'wholesale', name: 'Muhasebeci' })
  const { email } = member
  const contact = { businessPartnerId: first.partnerId, name: 'Muhasebe', email, role: 'viewer' } as const
  await shop.db.insert(businessPartnerDetails).values(contact)
  return member
}

describe('npm run admin on customers’ accounts', () => {
  test('posts an opening, payments, a price difference and a transfer, each with an audit entry', async () => {
    const opening = ['opening', dealer.email, '10.000,50', '--date', '2026-01-01', '--due', '2026-02-01']
    expect(await admin(...opening)).toBe(
      `Devir işlendi: 10.000,50 TL.\n#${dealer.partnerId} Işık Saat: bakiye 10.000,50 (B)`,
    )
    const cheque = ['--means', 'cek', '--date', '2026-02-10', '--document', 'ÇEK 42', '--note', 'Ocak']
    expect(await admin('payment', `${dealer.partnerId}`, '4000', ...cheque)).toContain(
      'Tahsilat – çek işlendi: 4.000,00 TL.',
    )
    const credit = ['--side', 'alacak', '--date', '2026-02-11']
    expect(await admin('difference', dealer.email, '0,50', ...credit)).toContain('bakiye 6.000,00 (B)')
    const moved = await admin('transfer', other.email, dealer.email, '1000', '--date', '2026-02-12')
    expect(moved.split('\n').slice(1)).toEqual([
      `#${other.partnerId} Öz Kordon: bakiye 1.000,00 (B)`,
      `#${dealer.partnerId} Işık Saat: bakiye 5.000,00 (B)`,
    ])
    const subject = `business_partners ${dealer.partnerId}`
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, subject))
      .orderBy(auditLog.id)
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual(
      ['opening', 'payment', 'difference'].map((name) => ['command line: test', `ledger ${name}`]),
    )
    expect(entries[1]!.after).toMatchObject({ amount: 400_000, means: 'cheque', documentNo: 'ÇEK 42' })
  })

  test('posts to the user who signs in with an email, not to a company that has it among its contacts', async () => {
    const bookkeeper = await openBookkeeper()
    const posted = await admin('payment', bookkeeper.email, '100', '--means', 'nakit')
    expect(posted).toContain(`#${bookkeeper.partnerId} `)
  })

  test('prints the statement, from a given day with the balance brought forward', async () => {
    const lines = (await admin('statement', dealer.email, '--from', '2026-02-01')).split('\n')
    expect(lines.map((line) => line.split(/\s{2,}/).at(-1))).toEqual([
      'Bakiye',
      '10.000,50 (B)',
      '6.000,50 (B)',
      '6.000,00 (B)',
      '5.000,00 (B)',
      '5.000,00 (B)',
    ])
  })

  test.each([
    [['payment', dealer.email, '100'], '--means gerekli'],
    [['payment', dealer.email, '1e3', '--means', 'nakit'], 'tutar değil'],
    [['payment', dealer.email, '0', '--means', 'nakit'], 'tutar değil'],
    [['opening', dealer.email, '5', '--side', 'sol'], 'borc'],
    [['opening', dealer.email, '5', '--date', '2026-05-02', '--due', '2026-05-01'], 'Vade'],
    [['statement', dealer.email, '--from', '2026-02-30'], 'anlaşılmadı'],
    [['transfer', dealer.email, dealer.email, '5'], 'iki ayrı firma'],
    [['payment', 'kimse@yok.example', '5', '--means', 'nakit'], 'bulunan bir müşteri yok'],
    [['statement', dealer.email, '--means', 'nakit'], '--means seçeneği yok'],
  ])('refuses %j and changes no row', async (words, reason) => {
    expect(await admin(...words)).toMatch(/^error: /)
    expect(await admin(...words)).toContain(reason)
    expect(await admin('statement', dealer.email)).toContain('5.000,00 (B)')
  })
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { readAdminArguments } from './arguments'
import { runAdminCommand } from './commands'

const shop = await openTestShop()

async function admin(...words: string[]): Promise<string> {
  const asked = readAdminArguments(words)
  const answer = 'error' in asked ? asked : await runAdminCommand(shop.db, asked, 'command line: test')
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

test('npm run admin lists, shows, answers and closes help tickets', async () => {
  expect(await admin('tickets')).toBe('Böyle bir talep yok.')
  const { browser, email } = await openMember(shop)
  const message = 'Üç kordondan\nbirinin kopçası çıkmadı.'
  const asked = await browser.api('/tasks', { subject: 'Kopça eksik', message })
  const { id } = asked.body.data as unknown as { id: number }
  expect(await admin('tickets')).toMatch(new RegExp(`^#${id}  Yanıt bekliyor .*Kopça eksik$`))
  expect(await admin('ticket', `${id}`)).toContain('Üye: Üç kordondan\n    birinin kopçası çıkmadı.')
  expect(await admin('answer', `${id}`, '--message', 'Bugün gönderiyoruz.')).toBe(
    `#${id}: yanıtlandı. Üyeye e-posta gönderilecek.`,
  )
  await shop.runJobs()
  expect(shop.emails.find(({ to }) => to === email)!.text).toContain('Bugün gönderiyoruz.')
  expect(await admin('ticket', `${id}`)).toContain('Mağaza: Bugün gönderiyoruz.')
  expect(await admin('tickets')).toBe('Böyle bir talep yok.')
  expect(await admin('close', `${id}`)).toBe(`#${id}: kapandı.`)
  expect(await admin('tickets', '--status', 'closed')).toContain('Kapandı')
  const written = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `tickets ${id}`))
    .orderBy(auditLog.id)
  expect(written.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ['command line: test', 'answer', `tickets ${id}`],
    ['command line: test', 'close', `tickets ${id}`],
  ])
})

test.each([
  [['tickets', '--status', 'eski'], '--status eski anlaşılmadı.'],
  [['ticket', '0'], '“0” talep numarası değil.'],
  [['ticket', '999999'], '999999 numaralı bir talep yok.'],
  [['close', '999999'], '999999 numaralı bir talep yok.'],
  [['answer', '1'], '--message gerekli'],
  [['answer', '999999', '--message', 'Merhaba'], '999999 numaralı bir talep yok.'],
])('%j is refused with its error', async (words, wrong) => {
  expect(await admin(...words)).toContain(`error: ${wrong}`)
})

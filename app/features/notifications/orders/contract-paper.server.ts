import { makePdf } from '~/pdf/pdf.server'
import type { Email } from '../sending/mail.server'
import type { OrderEmail } from './order-email'

/** The accepted contracts of an order as attachments. */
export function contractPapers(
  { contracts, facts, seller }: OrderEmail,
  now: Date,
): Promise<NonNullable<Email['attachments']>> {
  return Promise.all(
    contracts.map(async ({ title, plainText }) => ({
      filename: `${title}.pdf`,
      content: await makePdf({
        title,
        seller,
        facts: facts.slice(0, 2),
        note: title,
        madeAt: now,
        blocks: [{ kind: 'text', title: '', paragraphs: paragraphsOf(plainText) }],
      }),
      contentType: 'application/pdf',
    })),
  )
}

/** The paragraphs without the title, which the document shows already. */
function paragraphsOf(plainText: string): string[] {
  return plainText.trim().split('\n\n').slice(1)
}

import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import type { MailTextKey } from './mail-texts'

/** The words of emails that staff wrote in place of the usual ones. */
export const mailTexts = pgTable('mail_texts', {
  key: text('key').$type<MailTextKey>().primaryKey(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

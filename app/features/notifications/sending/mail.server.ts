import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { calling } from '~/db/tracing/trace.server'

export type Email = {
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  /** `cid`: shown inside the email, where its HTML names `cid:…`. */
  attachments?: { filename: string; content: Buffer; contentType: string; cid?: string }[] | undefined
  /** Where the receiver stops such emails, as headers `List-*`. `isOneClick`: a POST is enough (RFC 8058). */
  list?: { unsubscribe: string; isOneClick?: true } | undefined
  /** Equal for every try of one email, so that duplicates can be recognised (promise R37). */
  messageId: string
}

/** Outgoing mail. `send` throws when the email was not accepted; the job then tries again. */
export type Mail = { send(email: Email): Promise<void> }

/** Sends by SMTP. A server silent for `patience` ms counts as failed (promise R34). */
export function smtpMail(url: string, patience = 10_000): Mail {
  const limits = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  }
  const transport = createTransport({ url, ...limits })
  const host = new URL(url).hostname
  return {
    send: (email) =>
      calling('mail', { host }, async () => void (await transport.sendMail(withHeaders(email)))),
  }
}

/** For the demo: writes each email as an .eml file named by time and Message-ID; `/dev/mail` shows them. */
export function fileMail(folder: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: (email) =>
      calling('mail', {}, async () => {
        const { message } = await transport.sendMail(withHeaders(email))
        await mkdir(folder, { recursive: true })
        const name = email.messageId.replace(/[^\w.-]+/g, '_').replace(/^_+|_+$/g, '')
        await writeFile(join(folder, `${name}.eml`), message as Buffer)
      }),
  }
}

/** The email as the library takes it. */
function withHeaders({ list, ...email }: Email) {
  // Turkish has more letters of ASCII than others; told so, the library does not count them four times in each email.
  const textEncoding = 'quoted-printable' as const
  if (!list) return { ...email, textEncoding }
  const headers = list.isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
  return { ...email, textEncoding, headers, list: { unsubscribe: list.unsubscribe } }
}

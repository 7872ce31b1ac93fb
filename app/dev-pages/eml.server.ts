/** An email as /dev/mail shows it. */
export type ReadEmail = {
  subject: string
  from: string
  to: string
  date: string
  html: string
  text: string
}

/** The parsed email, from a file that `fileMail` wrote: MIME with parts in quoted-printable, base64 or plain. */
export function readEmail(eml: string): ReadEmail {
  const { headers } = splitPart(eml)
  const parts = leavesOf(eml)
  const content = (type: string) => parts.find((part) => part.type === type)?.content ?? ''
  const header = (name: string) => decodeWords(headers.get(name) ?? '')
  return {
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    date: header('date'),
    html: withPictures(content('text/html'), parts),
    text: content('text/plain'),
  }
}

type Part = { headers: Map<string, string>; body: string }

function splitPart(source: string): Part {
  const lines = source.replace(/\r\n/g, '\n')
  const end = lines.indexOf('\n\n')
  const head = end < 0 ? lines : lines.slice(0, end)
  // A line that begins with white space continues the header before it.
  const fields = head.replace(/\n[ \t]+/g, ' ').split('\n')
  const headers = new Map(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body: end < 0 ? '' : lines.slice(end + 2) }
}

type Leaf = { type: string; content: string; picture: { id: string; url: string } | null }

/** The HTML with attached pictures in place of their Content-IDs, as a mail program shows it. */
function withPictures(html: string, parts: readonly Leaf[]): string {
  const urls = new Map(parts.flatMap(({ picture }) => (picture ? [[picture.id, picture.url]] : [])))
  return html.replace(/cid:([\w.@-]+)/g, (address, id: string) => urls.get(id) ?? address)
}

function leavesOf(source: string): Leaf[] {
  const { headers, body } = splitPart(source)
  const contentType = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary) {
    const sections = body.split(`--${boundary}`).slice(1)
    return sections
      .filter((section) => !section.startsWith('--'))
      .flatMap((section) => leavesOf(section.replace(/^\n/, '')))
  }
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  const id = /^<([\w.@-]+)>$/.exec(headers.get('content-id') ?? '')?.[1]
  const picture =
    id && /^image\/(png|jpeg)$/.test(type) && encoding === 'base64'
      ? { id, url: `data:${type};base64,${body.replace(/\s+/g, '')}` }
      : null
  return [{ type, content: picture ? '' : decodeBody(body, encoding), picture }]
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=[ \t]*\n/g, ''))
  return body
}

/** The decoded text of a header such as `=?UTF-8?Q?Sipari=C5=9F?=`, also in base64. Adjacent words are joined (RFC 2047). */
function decodeWords(header: string): string {
  const joined = header.replace(/(\?=)\s+(?==\?)/g, '$1')
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuoted(word.replace(/_/g, ' ')),
  )
}

function decodeQuoted(text: string): string {
  return text.replace(/(?:=[\dA-F]{2})+/gi, (run) =>
    Buffer.from(run.replace(/=/g, ''), 'hex').toString('utf8'),
  )
}

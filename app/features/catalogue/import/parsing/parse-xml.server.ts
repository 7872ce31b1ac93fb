import sax, { type SAXParser } from 'sax'
import { text } from '../text'

export type XmlHandlers = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  text(piece: string): void
  close(name: string, line: number): void
}

/** What is in the file is not taken; the message is in Turkish. */
export class XmlRefusal extends Error {
  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message)
  }
}

/**
 * Reads XML piece by piece and stops behind each, so that whoever takes what the handlers made is never left behind.
 * No entity but those of XML and HTML is known and no DOCTYPE is taken: nothing is expanded or fetched. Throws XmlRefusal.
 */
export async function* parseXml(
  pieces: AsyncIterable<string>,
  { open, text: take, close }: XmlHandlers,
): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: true })
  const line = () => parser.line + 1
  const handlers: Pick<
    SAXParser,
    'onerror' | 'ondoctype' | 'ontext' | 'oncdata' | 'onopentag' | 'onclosetag'
  > = {
    onerror() {
      throw new XmlRefusal(text.notXml, line())
    },
    ondoctype() {
      throw new XmlRefusal(text.doctype, line())
    },
    ontext: take,
    oncdata: take,
    onopentag: ({ name, attributes }) => open(name, attributes as Record<string, string>, line()),
    onclosetag: (name) => close(name, line()),
  }
  Object.assign(parser, handlers)
  for await (const piece of pieces) {
    parser.write(piece)
    yield
  }
  parser.close()
  yield
}

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

// The deepest file of a dealer has 14 levels, a workbook 8; the tag with the most attributes some 30.
const most = { depth: 64, attributes: 1_000 }

/**
 * Reads XML piece by piece and stops behind each, so that whoever takes what the handlers made is never left behind.
 * No entity but those of XML and HTML is known and no DOCTYPE is taken: nothing is expanded or fetched. Throws XmlRefusal.
 * The parser's own memory is bounded: texts are handed on in pieces of 64 KB, tags neither nest nor grow without end.
 */
export async function* parseXml(
  pieces: AsyncIterable<string>,
  { open, text: take, close }: XmlHandlers,
): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: true })
  const line = () => parser.line + 1
  let depth = 0
  let attributesOfTag = 0
  const handlers: Pick<
    SAXParser,
    'onerror' | 'ondoctype' | 'ontext' | 'oncdata' | 'onattribute' | 'onopentag' | 'onclosetag'
  > = {
    onerror() {
      throw new XmlRefusal(text.notXml, line())
    },
    ondoctype() {
      throw new XmlRefusal(text.doctype, line())
    },
    ontext: take,
    oncdata: take,
    onattribute() {
      if (++attributesOfTag > most.attributes) throw new XmlRefusal(text.notXml, line())
    },
    onopentag({ name, attributes }) {
      attributesOfTag = 0
      if (++depth > most.depth) throw new XmlRefusal(text.tooDeep, line())
      open(name, attributes as Record<string, string>, line())
    },
    onclosetag(name) {
      depth--
      close(name, line())
    },
  }
  Object.assign(parser, handlers)
  for await (const piece of pieces) {
    parser.write(piece)
    yield
  }
  parser.close()
  yield
}

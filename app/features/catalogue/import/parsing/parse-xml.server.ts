import sax, { type SAXParser } from 'sax'
import { text } from '../text'

export type XmlHandlers = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  text(piece: string): void
  close(name: string, line: number): void
}

/** The content of the file is refused; the message is in Turkish. */
export class XmlRefusal extends Error {
  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message)
  }
}

// Dealers' files have up to 14 levels, workbooks 8; no known tag has more than some 30 attributes.
const most = { depth: 64, attributes: 1_000 }

/**
 * Parses XML piece by piece and yields after each, so that the caller can take the results of the handlers. Only the entities
 * of XML and HTML are known and a DOCTYPE is refused, so nothing is expanded or fetched. Memory is bounded: texts come in
 * pieces of 64 KB, and depth and attributes are limited. Throws XmlRefusal.
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

import { decodeFile } from './encoding.server'
import type { ImportFile, ImportNotice, ImportProblem, ReadContext } from '../format'
import { parseXml, XmlRefusal } from './parse-xml.server'
import { text } from '../text'
import type { XmlElement } from './xml-element'

/** A complete element of a list. */
export type Listed = { kind: 'element'; root: string; element: XmlElement; to: number }

// A product of a feed has some forty elements and a description.
const most = { depth: 12, elements: 20_000, characters: 4_000_000 }

/** Yields the elements named `lists[root]` below the root, in constant memory. */
export async function* readElements(
  file: ImportFile,
  { encoding }: ReadContext,
  lists: Readonly<Record<string, string>>,
): AsyncGenerator<Listed | ImportProblem | ImportNotice> {
  const decoded = await decodeFile(file, encoding ?? (await declares1254(file)))
  if (decoded.status === 'refused') {
    const { line, character, value, sentence } = decoded
    return yield problem(line, sentence, text.character(character), value)
  }
  if (!decoded.certain) {
    yield { kind: 'notice', remarks: [{ line: 1, column: '', value: '', sentence: text.readAs1254 }] }
  }
  const collector = collectElements(lists)
  try {
    for await (const _ of parseXml(decoded.open(), collector)) yield* collector.take()
    if (collector.isEmpty()) yield problem(1, text.empty)
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error
    yield* collector.take()
    yield problem(error.line, error.message)
  }
}

function collectElements(lists: Readonly<Record<string, string>>) {
  const inside: XmlElement[] = []
  let root: string | null = null
  let closed: Listed[] = []
  let elements = 0
  let characters = 0
  return {
    open(name: string, _: unknown, line: number) {
      if (root === null) {
        if (!Object.hasOwn(lists, name)) throw new XmlRefusal(text.unknownRoot(Object.keys(lists)), line)
        root = name
        return
      }
      if (inside.length === 0) elements = characters = 0
      if (inside.length >= most.depth) throw new XmlRefusal(text.tooDeep, line)
      if (++elements > most.elements) throw new XmlRefusal(text.tooMuchInProduct, line)
      const element = { name, text: '', children: [], line }
      inside.at(-1)?.children.push(element)
      inside.push(element)
    },
    text(piece: string) {
      const innermost = inside.at(-1)
      if (!innermost) return
      characters += piece.length
      if (characters > most.characters) throw new XmlRefusal(text.tooMuchInProduct, innermost.line)
      innermost.text += piece
    },
    close(_: string, line: number) {
      const element = inside.pop()
      if (element && inside.length === 0 && root !== null && element.name === lists[root]) {
        closed.push({ kind: 'element', root, element, to: line })
      }
    },
    take() {
      const taken = closed
      closed = []
      return taken
    },
    isEmpty: () => root === null,
  }
}

/** The declared encoding when it is windows-1254 or ISO-8859-9, which is a subset of it. */
async function declares1254(file: ImportFile): Promise<'windows-1254' | null> {
  for await (const chunk of file()) {
    const declared = /^<\?xml[^>]*encoding=["'](?:windows-1254|iso-8859-9)["']/i
    return declared.test(Buffer.from(chunk.subarray(0, 200)).toString('latin1')) ? 'windows-1254' : null
  }
  return null
}

function problem(line: number, sentence: string, column = '', value = ''): ImportProblem {
  const remarks = [{ line, column, value, sentence }]
  return { kind: 'problem', lines: { from: line, to: line }, code: '', remarks, fatal: true }
}

import { readDealerModel, dealerModelElements } from './dealer-model'
import { readDealerProduct, dealerProductElements } from './dealer-product'
import type {
  ImportedProduct,
  ImportFile,
  ImportFormat,
  ImportItem,
  ImportProblem,
  Lines,
  ReadContext,
} from '../format'
import { text } from '../text'
import type { XmlElement } from '../parsing/xml-element'
import { readElements } from '../parsing/xml-elements.server'

/** One schema: the element of a product, its elements that are read, and the function that converts it. */
type Schema = {
  list: string
  elements: RegExp
  read(element: XmlElement, lines: Lines, context: ReadContext): ImportedProduct | ImportProblem
}

const schemas: Readonly<Record<string, Schema>> = {
  Products: { list: 'Product', elements: dealerProductElements, read: readDealerProduct },
  ArrayOfImportProductModel: {
    list: 'ImportProductModel',
    elements: dealerModelElements,
    read: readDealerModel,
  },
}
const lists = Object.fromEntries(Object.entries(schemas).map(([root, { list }]) => [root, list]))
const mostNamed = 40

/** The two files that Turkish dealers are given ("XML bayilik"), told apart by their root. */
export const dealerXml: ImportFormat = { name: 'xml', read }

async function* read(file: ImportFile, context: ReadContext): AsyncGenerator<ImportItem> {
  const unread = new Set<string>()
  for await (const item of readElements(file, context, lists)) {
    if (item.kind !== 'element') {
      yield item
      continue
    }
    const schema = schemas[item.root]!
    for (const { name } of item.element.children) {
      if (!schema.elements.test(name) && unread.size < mostNamed) unread.add(name)
    }
    yield schema.read(item.element, { from: item.element.line, to: item.to }, context)
  }
  if (unread.size > 0) {
    const sentence = text.unreadElements([...unread])
    yield { kind: 'notice', remarks: [{ line: 1, column: '', value: '', sentence }] }
  }
}

import { normalizeText } from '~/kernel/turkish'
import { readDealerPrice, readDealerStock, readCurrency, readKdv } from './dealer-cells'
import type { ImportedProduct, ImportedVariant, ImportProblem, Lines, ReadContext } from '../format'
import { htmlToText } from '../parsing/html-text'
import { text } from '../text'
import { childrenOf, tellOfElements, textOf, type XmlElement, type XmlTell } from '../parsing/xml-element'

/** The elements of an `ImportProductModel` that are read. */
export const dealerModelElements =
  /^(?:StockCode|Name|CategoryBreadCrumb|StockAmount|CurrencyCode|Brand|VatRate|PriceInclusiveVat|Gtin|Description|ShortDescription|Images|ProductVariantGroups)$/

/** An `ImportProductModel` whose variants are its `ProductVariantGroup`s; without one, it has a single variant. */
export function readDealerModel(
  element: XmlElement,
  lines: Lines,
  context: ReadContext,
): ImportedProduct | ImportProblem {
  const tell = tellOfElements()
  const own = (name: string) => normalizeText(textOf(element, name))
  const code = own('StockCode')
  const name = own('Name')
  if (code === '') tell.fault(element, 'StockCode', text.noCode)
  if (name === '') tell.fault(element, 'Name', text.noName)
  if (name.includes('\uFFFD')) tell.fault(element, 'Name', text.brokenText)
  if (!context.kdvIncluded) tell.fault(element, 'PriceInclusiveVat', text.containsKdv)
  readCurrency(element, 'CurrencyCode', tell)
  const kdvRate = readKdv(element, 'VatRate', context, tell)
  const groups = childrenOf(childrenOf(element, 'ProductVariantGroups')[0], 'ProductVariantGroup')
  const variants = (groups.length > 0 ? groups : [element]).map((group) => readVariant(group, context, tell))
  if (tell.faults.length > 0) return { kind: 'problem', lines, code, name, remarks: tell.faults }
  const path = own('CategoryBreadCrumb').split('->').map(normalizeText).filter(Boolean)
  return {
    kind: 'product',
    lines,
    code,
    name,
    link: null,
    description: htmlToText(textOf(element, 'Description')),
    summary: own('ShortDescription') || null,
    brand: own('Brand') || null,
    categories: path.length > 0 ? [path] : [],
    features: [],
    kdvRate,
    published: null,
    seoTitle: null,
    seoDescription: null,
    variants,
    pictures: picturesOf(element).map((url) => ({ url, alt: name, variantCodes: [] })),
    remarks: [],
  }
}

/** A product's own elements and those of a variant group have the same names. */
function readVariant(element: XmlElement, context: ReadContext, tell: XmlTell): ImportedVariant {
  const code = normalizeText(textOf(element, 'StockCode'))
  if (code === '' && element.name === 'ProductVariantGroup') tell.fault(element, 'StockCode', text.noCode)
  const options = childrenOf(childrenOf(element, 'ProductVariants')[0], 'ProductVariant')
    .map((option) => ({
      feature: normalizeText(textOf(option, 'VariantName')),
      value: normalizeText(textOf(option, 'VariantValue')),
    }))
    .filter(({ feature, value }) => feature !== '' && value !== '')
  return {
    line: element.line,
    code,
    barcode: normalizeText(textOf(element, 'Gtin')) || null,
    name: options.map(({ value }) => value).join(' / ') || text.onlyVariant,
    options,
    price: readDealerPrice(element, 'PriceInclusiveVat', context, tell),
    compareAt: null,
    stock: readDealerStock(element, 'StockAmount', tell),
    weightGrams: 0,
  }
}

function picturesOf(element: XmlElement): string[] {
  const urls = childrenOf(childrenOf(element, 'Images')[0], 'Image')
    .map((image) => ({ order: Number(textOf(image, 'Order')) || 0, url: textOf(image, 'ImageUrl') }))
    .filter(({ url }) => url !== '')
    .toSorted((a, b) => a.order - b.order)
  return [...new Set(urls.map(({ url }) => url))]
}

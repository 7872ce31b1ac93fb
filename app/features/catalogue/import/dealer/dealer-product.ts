import { normalizeText } from '~/kernel/turkish'
import { readDealerPrice, readDealerStock, readCurrency, readKdv } from './dealer-cells'
import type {
  FeatureOf,
  ImportedProduct,
  ImportedVariant,
  ImportProblem,
  Lines,
  ReadContext,
} from '../format'
import { htmlToText } from '../parsing/html-text'
import { text } from '../text'
import { childrenOf, tellOfElements, textOf, type XmlElement, type XmlTell } from '../parsing/xml-element'

/** The elements of a `Product` that are read. */
export const dealerProductElements =
  /^(?:ProductCode|ProductName|Quantity|Price|Currency|TaxRate|Barcode|Category|Description|Image\d+|Brand|Model|Variants)$/

/** A `Product` of `Products` whose variants may have several options; without variants, it has a single one. */
export function readDealerProduct(
  element: XmlElement,
  lines: Lines,
  context: ReadContext,
): ImportedProduct | ImportProblem {
  const tell = tellOfElements()
  const own = (name: string) => normalizeText(textOf(element, name))
  const code = own('ProductCode')
  const name = own('ProductName')
  if (code === '') tell.fault(element, 'ProductCode', text.noCode)
  if (name === '') tell.fault(element, 'ProductName', text.noName)
  if (name.includes('\uFFFD')) tell.fault(element, 'ProductName', text.brokenText)
  readCurrency(element, 'Currency', tell)
  const kdvRate = readKdv(element, 'TaxRate', context, tell)
  const inside = childrenOf(childrenOf(element, 'Variants')[0], 'Variant')
  const variants =
    inside.length > 0
      ? inside.map((variant) => readVariant(variant, element, context, tell))
      : [readOnlyVariant(element, code, context, tell)]
  if (tell.faults.length > 0) return { kind: 'problem', lines, code, name, remarks: tell.faults }
  const model = own('Model')
  const path = own('Category').split('>').map(normalizeText).filter(Boolean)
  return {
    kind: 'product',
    lines,
    code,
    name,
    link: null,
    description: htmlToText(textOf(element, 'Description')),
    summary: null,
    brand: own('Brand') || null,
    categories: path.length > 0 ? [path] : [],
    features: model ? [{ feature: text.model, value: model }] : [],
    kdvRate,
    published: null,
    seoTitle: null,
    seoDescription: null,
    variants,
    pictures: picturesOf(element).map((url) => ({ url, alt: name, variantCodes: [] })),
    remarks: [],
  }
}

function readOnlyVariant(
  element: XmlElement,
  code: string,
  context: ReadContext,
  tell: XmlTell,
): ImportedVariant {
  return {
    line: element.line,
    code,
    barcode: normalizeText(textOf(element, 'Barcode')) || null,
    name: text.onlyVariant,
    options: [],
    price: readDealerPrice(element, 'Price', context, tell),
    compareAt: null,
    stock: readDealerStock(element, 'Quantity', tell),
    weightGrams: 0,
  }
}

/** A variant; without a price of its own, it has the price of the product. */
function readVariant(
  variant: XmlElement,
  product: XmlElement,
  context: ReadContext,
  tell: XmlTell,
): ImportedVariant {
  const code = normalizeText(textOf(variant, 'VariantCode'))
  if (code === '') tell.fault(variant, 'VariantCode', text.noCode)
  const options = optionsOf(variant)
  const ownPrice = textOf(variant, 'VariantPrice') !== ''
  return {
    line: variant.line,
    code,
    barcode: normalizeText(textOf(variant, 'VariantBarcode')) || null,
    name: options.map(({ value }) => value).join(' / ') || text.onlyVariant,
    options,
    price: ownPrice
      ? readDealerPrice(variant, 'VariantPrice', context, tell)
      : readDealerPrice(product, 'Price', context, tell),
    compareAt: null,
    stock: readDealerStock(variant, 'VariantQuantity', tell),
    weightGrams: 0,
  }
}

function optionsOf(variant: XmlElement): FeatureOf[] {
  return variant.children
    .flatMap(({ name }) => /^VariantName(\d+)$/.exec(name)?.[1] ?? [])
    .map((number) => ({
      feature: normalizeText(textOf(variant, `VariantName${number}`)),
      value: normalizeText(textOf(variant, `VariantValue${number}`)),
    }))
    .filter(({ feature, value }) => feature !== '' && value !== '')
}

function picturesOf({ children }: XmlElement): string[] {
  const urls = children
    .flatMap(({ name, text }) => {
      const number = /^Image(\d+)$/.exec(name)?.[1]
      return number && text.trim() !== '' ? { number: Number(number), url: text.trim() } : []
    })
    .toSorted((a, b) => a.number - b.number)
  return [...new Set(urls.map(({ url }) => url))]
}

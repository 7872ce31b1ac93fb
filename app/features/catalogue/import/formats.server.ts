import { dealerXml } from './dealer/dealer-xml.server'
import type { ImportFormat } from './format'
import { sheetCsv } from './sheet/sheet-csv.server'
import { sheetXlsx } from './sheet/sheet-xlsx.server'
import { shopify } from './shopify/shopify.server'
import { woocommerce } from './woocommerce/woocommerce.server'

/** Every way to write products into a file that can be read. */
export const formats: readonly ImportFormat[] = [sheetCsv, sheetXlsx, shopify, woocommerce, dealerXml]

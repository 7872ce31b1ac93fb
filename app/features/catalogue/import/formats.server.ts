import { dealerXml } from './dealer/dealer-xml.server'
import type { ImportFormat } from './format'
import { sheetCsv } from './sheet/sheet-csv.server'
import { sheetXlsx } from './sheet/sheet-xlsx.server'
import { shopify } from './shopify/shopify.server'
import { woocommerce } from './woocommerce/woocommerce.server'

/** All file formats that an import can read. */
export const formats: readonly ImportFormat[] = [sheetCsv, sheetXlsx, shopify, woocommerce, dealerXml]

import type { ContractDocument, ContractOrder } from './contract'
import { goodsTable, totalsBlock } from './goods'

/** Returns the summary above a dealer's order button: goods, total price and the duty to pay. */
export function summariseTrade(order: ContractOrder): ContractDocument {
  return {
    title: 'Siparişi onaylamadan önce',
    version: '',
    sections: [
      { heading: 'Ürünler', blocks: [goodsTable(order)] },
      { heading: 'Toplam fiyat', blocks: [totalsBlock(order)] },
      {
        heading: 'Ödeme yükümlülüğü',
        blocks: [
          {
            kind: 'paragraph',
            text: `Siparişi onayladığınızda ödeme yükümlülüğü doğar. Ödeyeceğiniz toplam: ${order.grandTotal}. Ticari amaçla verilen siparişlerde tüketicilere tanınan cayma hakkı yoktur.`,
          },
        ],
      },
    ],
  }
}

import { type ContractBlock, type ContractOrder, pairsOf } from './contract'

/** Returns a table of the goods of the order, one row per line. */
export function goodsTable(order: ContractOrder): ContractBlock {
  return {
    kind: 'table',
    head: ['Ürün', 'Ürün kodu', 'Adet', 'Birim fiyat', 'Tutar'],
    rows: order.lines.map((line) => [line.name, line.code, line.quantity, line.unitPrice, line.total]),
  }
}

/**
 * Returns every amount of the total the buyer pays; a cost that is missing here cannot be charged
 * (art. 5/3).
 */
export function totalsBlock(order: ContractOrder): ContractBlock {
  return pairsOf([
    ['Ürünler toplamı', order.goodsTotal],
    ['İndirim', order.discount],
    ['Kargo ücreti', order.shipping],
    ['Ödeme hizmet bedeli', order.paymentFee],
    ['Ödenecek toplam (KDV dahil)', order.grandTotal],
  ])
}

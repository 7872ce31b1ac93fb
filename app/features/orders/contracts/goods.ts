import { type ContractBlock, type ContractOrder, pairsOf } from './contract'

/** The goods of the order, one row per line. */
export function goodsTable(order: ContractOrder): ContractBlock {
  return {
    kind: 'table',
    head: ['Ürün', 'Ürün kodu', 'Adet', 'Birim fiyat', 'Tutar'],
    rows: order.lines.map((line) => [line.name, line.code, line.quantity, line.unitPrice, line.total]),
  }
}

/** Every amount that makes up what the buyer pays; costs not shown here cannot be charged (art. 5/3). */
export function totalsBlock(order: ContractOrder): ContractBlock {
  return pairsOf([
    ['Ürünler toplamı', order.goodsTotal],
    ['İndirim', order.discount],
    ['Kargo ücreti', order.shipping],
    ['Ödeme hizmet bedeli', order.paymentFee],
    ['Ödenecek toplam (KDV dahil)', order.grandTotal],
  ])
}

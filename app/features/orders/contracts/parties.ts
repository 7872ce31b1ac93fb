import {
  type ContractBlock,
  type ContractInvoice,
  type ContractOrder,
  type ContractSeller,
  pairsOf,
} from './contract'

/** Returns identity and contact of the seller (Mesafeli Sözleşmeler Yönetmeliği art. 5/1 b, c). */
export function sellerBlock(seller: ContractSeller): ContractBlock {
  return pairsOf([
    ['Ticaret unvanı', seller.unvan],
    ['MERSİS no', seller.mersis],
    ['Vergi dairesi', seller.vergiDairesi],
    ['Vergi kimlik no', seller.vkn],
    ['Açık adres', seller.address],
    ['Telefon', seller.phone],
    ['E-posta', seller.email],
    ['KEP adresi', seller.kep],
    ['İnternet sitesi', seller.website],
  ])
}

/** Returns the buyer, the delivery address and the name on the invoice. */
export function buyerBlock({ buyer, deliveryAddress, orderDate }: ContractOrder): ContractBlock {
  return pairsOf([
    ['Ad soyad', buyer.name],
    ['E-posta', buyer.email],
    ['Telefon', buyer.phone],
    ['Adres', buyer.address],
    ['Teslimat adresi', deliveryAddress],
    ...invoicePairs(buyer.invoice),
    ['Sipariş tarihi', orderDate],
  ])
}

/**
 * Returns the notice to traders, only when the invoice names one: the rights of consumers depend on
 * the purpose of the purchase.
 */
export function tradeNotice(order: ContractOrder): ContractBlock[] {
  if (order.buyer.invoice.kind !== 'kurumsal') return []
  return [
    {
      kind: 'paragraph',
      text: 'Bu siparişte kurumsal fatura istenmiştir. Cayma hakkı, tüketici hakem heyeti ve tüketici mahkemesi yolları yalnızca ticari veya mesleki olmayan amaçlarla hareket eden tüketiciler içindir. Ürünler ticari veya mesleki amaçla alınıyorsa bu hükümler uygulanmaz; Türk Ticaret Kanunu ve Türk Borçlar Kanunu hükümleri geçerlidir.',
    },
  ]
}

function invoicePairs(invoice: ContractInvoice): [string, string][] {
  if (invoice.kind === 'bireysel') {
    return [
      ['Fatura türü', 'Bireysel'],
      ['T.C. kimlik no', maskTckn(invoice.tckn ?? '')],
    ]
  }
  return [
    ['Fatura türü', 'Kurumsal'],
    ['Fatura unvanı', invoice.unvan],
    ['Fatura vergi dairesi', invoice.vergiDairesi],
    ['Fatura vergi no', maskTckn(invoice.vkn)],
  ]
}

// The text goes out by email, so it shows only the end of a personal number (11 digits, also a sole
// trader's tax number).
function maskTckn(number: string): string {
  return number.length === 11 ? `*******${number.slice(-4)}` : number
}

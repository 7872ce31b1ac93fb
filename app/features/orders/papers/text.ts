/**
 * Words of the papers about an order. They never say "fatura": only the tax office's own system
 * issues invoices.
 */
export const text = {
  title: { siparis: 'Sipariş formu', proforma: 'Proforma' },
  file: (kind: 'siparis' | 'proforma', code: string) =>
    `${kind === 'siparis' ? 'siparis-formu' : 'proforma'}-${code}.pdf`,
  number: 'Sipariş numarası',
  placedAt: 'Sipariş tarihi',
  status: 'Durum',
  validUntil: 'Geçerlilik',
  deliverTo: 'Teslimat adresi',
  invoiceTo: 'Fatura bilgisi',
  terms: 'Ödeme ve kargo',
  taxNumber: (office: string, number: string) => `${office} V.D. ${number}`,
  tckn: (number: string) => `T.C. kimlik no ${number}`,
  product: 'Ürün',
  quantity: 'Adet',
  unitPrice: 'Birim fiyat',
  kdv: 'KDV',
  amount: 'Tutar',
  packages: (packages: string, size: string) => `${packages} paket × ${size}`,
  promo: 'Hediye',
  total: 'Toplam (KDV dahil)',
  rate: 'KDV oranı',
  base: 'Matrah',
  kdvAmount: 'KDV tutarı',
  gross: 'KDV dahil',
  all: 'Toplam',
  note: 'Sipariş notu',
  transfer: 'Havale/EFT bilgileri',
  transferHow: (code: string) => `Açıklamaya yalnızca sipariş numarasını yazın: ${code}`,
  bank: 'Banka',
  holder: 'Alıcı',
  iban: 'IBAN',
  foot: 'Bu belge bilgi amaçlıdır, fatura yerine geçmez.',
  rateOf: (rate: number) => `%${rate}`,
}

import type { ContractOrder } from './contract'

/**
 * An order of an invented shop and buyer that uses every field and all Turkish letters; for tests.
 */
export const sampleOrder: ContractOrder = {
  seller: {
    unvan: 'Örnek Kordon Sanayi ve Ticaret Ltd. Şti.',
    mersis: '0999000111900017',
    vkn: '9990001119',
    vergiDairesi: 'Hocapaşa',
    address: 'Hobyar Mah. Örnek Sok. No: 1, 34112 Fatih/İstanbul',
    phone: '0850 000 00 12',
    email: 'destek@ornek.example',
    kep: 'ornek@kep.example',
    website: 'https://ornek.example',
  },
  buyer: {
    name: 'Ağça Iğdır Şükrü Öğüt İnce',
    email: 'sukru@alici.example',
    phone: '0500 000 00 56',
    address: 'Çiğdem Mah. 1550. Cad. No: 7/4, Çankaya/Ankara',
    invoice: { kind: 'bireysel', tckn: '10000000146' },
  },
  deliveryAddress: 'Fevziçakmak Mah. Gül Sok. No: 3, Karatay/Konya',
  lines: [
    {
      name: 'Taba deri kordon, 22 mm',
      code: 'VTR-D22-TB',
      quantity: '2',
      unitPrice: '649,90 TL',
      total: '1.299,80 TL',
    },
    {
      name: 'Çelik hasır kordon, 20 mm',
      code: 'VTR-H20-CL',
      quantity: '1',
      unitPrice: '899,00 TL',
      total: '899,00 TL',
    },
  ],
  goodsTotal: '2.198,80 TL',
  shipping: '79,90 TL',
  paymentFee: '35,00 TL',
  discount: '−100,00 TL',
  grandTotal: '2.213,70 TL',
  paymentMethod: 'Kapıda ödeme (nakit)',
  carrier: 'Aras Kargo',
  estimatedDelivery: '24–26 Kasım 2026',
  returnCarrier: 'Yurtiçi Kargo',
  orderDate: '20 Kasım 2026 14.05',
  withdrawalDays: 15,
  deliveryMaxDays: 21,
}

export const companyInvoice = {
  kind: 'kurumsal',
  unvan: 'Güneş Saatçilik A.Ş.',
  vergiDairesi: 'Kızılbey',
  vkn: '4540536920',
} as const

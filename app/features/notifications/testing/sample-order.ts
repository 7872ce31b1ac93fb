import type { OrderLine } from '~/features/orders/orders'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { type ContractTemplate, toHtml, toPlainText } from '~/features/orders/contracts/contract'
import { distanceSale } from '~/features/orders/contracts/distance-sale'
import { preInformation } from '~/features/orders/contracts/pre-information'
import { sampleOrder as contractOrder } from '~/features/orders/contracts/sample-order'
import { kdvByRate } from '~/features/promotions/promotions'
import { formatNumber, formatPrice } from '~/kernel/turkish'

const placedAt = new Date('2026-11-20T09:05:00Z')
const names = [
  ['Nubuk Görünümlü El Dikişi Deri Kordon – Çıkarılabilir Pimli, Su İtici Astarlı', 'Koyu kestane / 22 mm'],
  ['Paslanmaz Çelik Hasır Kordon (Milano örgü, mıknatıslı toka)', 'Gümüş / 20 mm'],
  ['Silikon Spor Kordon', 'Gece mavisi / 18 mm'],
  ['Yaylı Pim Seti, 360 parça, 8–25 mm, kutulu', ''],
] as const

/** `count` lines with long, realistic names. */
function linesOf(count: number): OrderLine[] {
  return Array.from({ length: count }, (_, i) => {
    const [productName, variantName] = names[i % names.length]!
    const [quantity, unitPrice] = [i % 3 === 0 ? 1_200 : 2, 64_990 + i * 100]
    const gross = quantity * unitPrice
    const net = Math.round(gross / 1.2)
    return {
      id: i + 1,
      productCode: `VTR-DRK-22-KST-${100 + i}`,
      productName,
      variantName,
      productLink: 'deri-kordon',
      // The last kind of goods has no picture.
      pictureHash: i % names.length === names.length - 1 ? null : `${i % names.length}c`.repeat(16),
      isPromo: false,
      quantity,
      packageSize: 12,
      unitPrice,
      kdvRate: 20,
      net,
      kdv: gross - net,
      gross,
      campaignDiscount: 0,
      couponDiscount: 0,
      chargedNet: net,
      chargedKdv: gross - net,
    }
  })
}

/** An order with every fact an email may contain, with long names and addresses. */
export function sampleOrder(change: Partial<FullOrder> = {}, lineCount = 4): FullOrder {
  const lines = linesOf(lineCount)
  const goods = lines.reduce((sum, { gross }) => sum + gross, 0)
  const order: FullOrder = {
    id: 1,
    code: 'K7RM2XQ9TBC',
    status: 1,
    email: 'gulsum.caglayanoglu@alici.example',
    address: {
      firstName: 'Gülsüm Şükriye',
      lastName: 'Çağlayanoğlu-Öztürk',
      email: 'gulsum.caglayanoglu@alici.example',
      phone: '+905321234567',
      title: '',
      cityId: 46,
      city: 'Kahramanmaraş',
      districtId: 1,
      district: 'Onikişubat',
      postalCode: '46050',
      neighbourhood: 'Yirmiiki Gün Mah.',
      street: 'Şehit Öğretmen İbrahim Çığırtkan Caddesi, Güneşlievler Sitesi B Blok No: 12 Kat: 7 Daire: 28',
    },
    invoice: { kind: 'bireysel', tckn: null },
    carrier: 'Yurtiçi Kargo',
    receiverPays: false,
    payment: { type: 1, name: 'Kredi/banka kartı' },
    note: 'Zil çalışmıyor, lütfen gelince arayın. Hediye paketi yaparsanız sevinirim; üzerine “İyi ki doğdun Çağıl” yazılsın.',
    goods,
    campaignDiscount: 12_990,
    couponDiscount: 10_000,
    campaignTitle: 'Üç al iki öde: deri kordonlarda kış indirimi',
    couponCode: 'HOSGELDIN',
    shipping: 6_990,
    shippingKdvRate: 20,
    fee: 3_990,
    feeKdvRate: 20,
    kdv: [],
    grandTotal: goods - 12_990 - 10_000 + 6_990 + 3_990,
    placedAt,
    expiresAt: null,
    due: 0,
    deliveredAt: null,
    lines,
    history: [],
    shipments: [],
    returns: [],
    refunds: [],
    notices: [],
    hasRefundAccount: false,
    invoiceRecord: null,
    isConsumer: true,
    returnable: [],
    cancelled: [],
    bankAccounts: [],
    withdrawUntil: new Date('2026-12-04T21:00:00Z'),
    sendBack: {
      carrier: 'Yurtiçi Kargo',
      address: `${contractOrder.seller.unvan}, ${contractOrder.seller.address}`,
    },
    contracts: [preInformation, distanceSale].map((template) => contractOf(template, lines)),
    cancellable: true,
  }
  const changed = { ...order, ...change }
  return { ...changed, kdv: kdvByRate(changed) }
}

function contractOf(template: ContractTemplate, lines: readonly OrderLine[]): FullOrder['contracts'][number] {
  const document = template.render({
    ...contractOrder,
    lines: lines.map(({ productName, variantName, productCode, quantity, unitPrice, gross }) => ({
      name: [productName, variantName].filter(Boolean).join(', '),
      code: productCode,
      quantity: formatNumber(quantity),
      unitPrice: formatPrice(unitPrice),
      total: formatPrice(gross),
    })),
  })
  const { id, version, title } = template
  return { id, version, title, html: toHtml(document), plainText: toPlainText(document) }
}

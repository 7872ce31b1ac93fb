import type { OrderNews } from '~/features/orders/orders.server'
import type {
  OrderRefund,
  OrderReturn,
  PaymentNotice,
  Shipment,
  FullOrder,
} from '~/features/fulfilment/fulfilment'
import { ibanOf } from '../../../../demo/shop/bank-accounts'
import { sampleOrder } from './sample-order'

const at = new Date('2026-11-23T11:30:00Z')
const bankAccounts = [
  { bank: 'Örnek Bankası', branch: 'Sirkeci', iban: ibanOf('09901', '0000001234567001') },
  { bank: 'Deneme Katılım Bankası', branch: 'Eminönü', iban: ibanOf('09902', '0000007654321002') },
].map((account, i) => ({
  ...account,
  id: i + 1,
  currency: 'TRY',
  holder: 'Örnek Kordon ve Saat Aksesuarları Sanayi ve Ticaret Ltd. Şti.',
}))

/** Orders in each state that the first email may meet. */
export const ordersPlaced: Record<string, FullOrder> = {
  'awaiting-payment': sampleOrder({
    status: 90,
    payment: { type: 2, name: 'Havale / EFT' },
    bankAccounts,
    fee: 0,
    expiresAt: new Date('2026-11-23T21:00:00Z'),
  }),
  'paid-by-card': sampleOrder(),
  'on-account': sampleOrder({
    payment: { type: 3, name: 'Açık hesap' },
    isConsumer: false,
    fee: 0,
    couponCode: null,
    invoice: {
      kind: 'kurumsal',
      unvan: 'Güneşlioğulları Saatçilik A.Ş.',
      vergiDairesi: 'Aslanbey',
      vkn: '4540536920',
    },
  }),
  'pay-at-door': sampleOrder({ payment: { type: 4, name: 'Kapıda ödeme' }, shipping: 0 }),
  cancelled: sampleOrder({ status: 99 }),
  'of-a-dealer': sampleOrder({ isConsumer: false, receiverPays: true, shipping: 0 }, 500),
}

const parcel: Shipment = {
  id: 5,
  carrier: 'Yurtiçi Kargo',
  trackingNumber: '1234567890123',
  trackingUrl: 'https://kargo.example/takip?kod=1234567890123',
  receiverPays: false,
  shippedAt: at,
  deliveredAt: null,
  lines: [
    { lineId: 1, quantity: 1_200 },
    { lineId: 2, quantity: 2 },
  ],
}
const refund = (change: Partial<OrderRefund>): OrderRefund => ({
  id: 8,
  returnId: null,
  means: 'card',
  state: 'due',
  amount: 12_345_678,
  reason: '',
  dueAt: at,
  paidAt: null,
  ...change,
})

/** A buyer's transfer notice. */
export const sampleNotice: PaymentNotice = {
  id: 9,
  state: 'waiting',
  bank: 'Deneme Katılım Bankası, Eminönü',
  amount: 12_345_678,
  paidOn: '2026-11-22',
  sender: 'Güneşlioğulları Saatçilik Kuyumculuk San. ve Tic. A.Ş.',
  note: 'Ortağımın hesabından gönderildi, açıklamaya firma unvanımız yazıldı.',
  receiptId: null,
  sentAt: at,
  reason: '',
}

type Case = { order: FullOrder; of?: number }

function shipped(change: Partial<Shipment>): Case {
  return { order: sampleOrder({ status: 96, shipments: [{ ...parcel, ...change }] }), of: parcel.id }
}

function inPart(change: Partial<FullOrder>): Case {
  const lines = [{ lineId: 3, quantity: 2, restocked: 0 }]
  return {
    order: sampleOrder({
      status: 97,
      history: [{ status: 97, at, reason: 'partly_delivered', note }],
      cancelled: [{ lineId: 4, quantity: 1_200 }],
      returns: [
        {
          id: 31,
          kind: 'undelivered',
          state: 'accepted',
          note: '',
          askedAt: at,
          photos: [],
          events: [],
          lines,
        },
      ],
      ...change,
    }),
  }
}

function cancelled(reason: string, change: Partial<FullOrder> = {}, note = ''): Case {
  return { order: sampleOrder({ status: 99, history: [{ status: 99, at, reason, note }], ...change }) }
}

function refunded(means: OrderRefund['means']): Case {
  return { order: sampleOrder({ refunds: [refund({ means, state: 'paid', paidAt: at })] }), of: 8 }
}

function edited(change: Partial<FullOrder>): Case {
  return {
    order: sampleOrder({
      status: 1,
      history: [...paid, { status: 1, at, reason: 'edited', note }],
      ...change,
    }),
  }
}

function returned(
  state: OrderReturn['state'],
  { kind = 'withdrawal', note = '', ...change }: Partial<OrderReturn & FullOrder> = {},
): Case {
  const one: OrderReturn = {
    id: 31,
    kind,
    state,
    note: 'Rengi ekrandakinden açık geldi.',
    askedAt: at,
    photos: [],
    lines: [
      { lineId: 1, quantity: 1, restocked: 0 },
      { lineId: 3, quantity: 2, restocked: 0 },
    ],
    events: [{ id: 71, state, note, at }],
  }
  const refunds = [refund({ returnId: one.id, state: state === 'refunded' ? 'paid' : 'due' })]
  return { order: sampleOrder({ status: 97, returns: [one], refunds, ...change }), of: 71 }
}

const note =
  'Siparişinizdeki koyu kestane renk üretimden kalkmış; çok üzgünüz.\nBaşka bir renk isterseniz yazın.'
const paid = [{ status: 1 as const, at, reason: 'paid', note: '' }]

function noticed(change: Partial<PaymentNotice>): Case {
  const expiresAt = new Date('2026-11-25T21:00:00Z')
  return { order: sampleOrder({ expiresAt, notices: [{ ...sampleNotice, ...change }] }), of: sampleNotice.id }
}

/** Orders for every kind of news and each of its forms. */
export const ordersWithNews: Record<OrderNews, Record<string, Case>> = {
  paid: { whole: { order: sampleOrder({ payment: { type: 2, name: 'Havale / EFT' } }) } },
  preparing: { whole: { order: sampleOrder({ status: 2 }) } },
  shipped: {
    'in-part': shipped({}),
    'without-tracking': shipped({
      trackingNumber: '',
      trackingUrl: '',
      receiverPays: true,
      carrier: 'Doğu Anadolu Nakliyat Ambarı, Topkapı',
    }),
  },
  delivered: {
    consumer: { order: sampleOrder({ status: 97 }) },
    dealer: { order: sampleOrder({ status: 97, isConsumer: false }) },
    'in-part': inPart({ refunds: [refund({})] }),
    'in-part-at-the-door': inPart({ payment: { type: 4, name: 'Kapıda ödeme' } }),
  },
  cancelled: {
    'by-buyer': cancelled('cancelled_by_buyer', { refunds: [refund({})] }),
    'by-shop': cancelled('cancelled_by_shop', { refunds: [refund({ means: 'transfer' })] }, note),
    expired: cancelled('payment_expired', { payment: { type: 2, name: 'Havale / EFT' } }),
    undelivered: cancelled('undelivered', {
      history: [...paid, { status: 99, at, reason: 'undelivered', note: '' }],
    }),
    'on-account': cancelled('cancelled_by_buyer', { payment: { type: 3, name: 'Açık hesap' } }),
    'on-account-refund': cancelled('cancelled_by_shop', { refunds: [refund({ means: 'account' })] }),
    otherwise: cancelled('replaced'),
  },
  return: {
    asked: returned('asked', { kind: 'damaged' }),
    'accepted-withdrawal': returned('accepted'),
    accepted: returned('accepted', { kind: 'wrong', note: 'Paketi açmadan gönderebilirsiniz.' }),
    received: returned('received'),
    refunded: returned('refunded'),
    refused: returned('refused', {
      kind: 'defective',
      note: 'Kordonun kesildiği görülüyor; bu bir üretim kusuru değil.',
    }),
  },
  notice: { received: noticed({}) },
  'notice-decided': {
    confirmed: noticed({ state: 'confirmed' }),
    refused: noticed({ state: 'refused', reason: 'Dekonttaki IBAN bize ait değil; son iki hanesi farklı.' }),
  },
  'transfer-due': {
    soon: {
      order: sampleOrder({
        status: 90,
        payment: { type: 2, name: 'Havale / EFT' },
        expiresAt: new Date('2026-11-25T21:00:00Z'),
        bankAccounts,
      }),
    },
  },
  edited: {
    'with-due': edited({ due: 12_990 }),
    refunded: edited({ refunds: [refund({})] }),
    'on-account': edited({ payment: { type: 3, name: 'Açık hesap' } }),
  },
  refunded: { card: refunded('card'), transfer: refunded('transfer'), account: refunded('account') },
}

import type { PaymentMeans } from '~/features/ledger/ledger'
import type { OrderStatus } from '~/features/orders/orders'
import type { TicketSide } from '~/features/support/support'

/** An order of a demo account: its age, its statuses and its number of lines. */
export type DemoOrder = {
  daysAgo: number
  kinds: number
  /** Packages of each. */
  packages: number
  /** 2 Havale/EFT, 3 open account, 4 cash on delivery. */
  payment: 2 | 3 | 4
  /** Each status after the first, with the days after the order. */
  changes: readonly { status: OrderStatus; after: number }[]
  note?: string
}

const finished = [
  { status: 2, after: 1 },
  { status: 96, after: 2 },
  { status: 97, after: 4 },
  { status: 98, after: 18 },
] as const

export type DemoHistory = {
  email: string
  addresses: readonly { title: string; city: string; district: string; street: string; company: boolean }[]
  orders: readonly DemoOrder[]
  /** Name of the shopping list with the goods of the first order. */
  list: string
  /** Number of favourites. */
  favourites: number
  /** A ticket about the second order and its messages, in hours after the first one. */
  ticket?: {
    daysAgo: number
    subject: string
    messages: readonly { side: TicketSide; message: string; after: number }[]
  }
  /** Entries of the current account besides its orders. Amounts in kuruş. */
  account?: {
    opening: { daysAgo: number; dueAfter: number; amount: number; documentNo: string }
    payments: readonly {
      daysAgo: number
      amount: number
      means: PaymentMeans
      documentNo: string
      note: string
    }[]
  }
}

/** The invented past of the demo accounts, in days before the demo was loaded. */
export const demoHistories: readonly DemoHistory[] = [
  {
    email: 'perakende@vitrin.test',
    addresses: [
      {
        title: 'Ev',
        city: 'İstanbul',
        district: 'Kadıköy',
        street: 'Moda Cad. No: 12 Daire: 3',
        company: false,
      },
      {
        title: 'İş',
        city: 'İstanbul',
        district: 'Şişli',
        street: 'Büyükdere Cad. No: 140 Kat: 5',
        company: false,
      },
    ],
    orders: [
      { daysAgo: 75, kinds: 2, packages: 1, payment: 4, changes: finished },
      { daysAgo: 24, kinds: 1, packages: 2, payment: 4, changes: finished.slice(0, 3) },
      { daysAgo: 9, kinds: 3, packages: 1, payment: 2, changes: [{ status: 99, after: 3 }] },
      {
        daysAgo: 2,
        kinds: 2,
        packages: 1,
        payment: 4,
        changes: finished.slice(0, 1),
        note: 'Hediye paketi olsun lütfen.',
      },
      { daysAgo: 0, kinds: 1, packages: 1, payment: 2, changes: [] },
    ],
    list: 'Yaz kordonları',
    favourites: 4,
  },
  {
    email: 'bayi@vitrin.test',
    addresses: [
      {
        title: 'Kadıköy mağaza',
        city: 'İstanbul',
        district: 'Kadıköy',
        street: 'Söğütlüçeşme Cad. No: 48',
        company: true,
      },
      {
        title: 'Depo',
        city: 'Kocaeli',
        district: 'Gebze',
        street: 'Güzeller OSB İnönü Mah. 4. Cadde No: 7',
        company: true,
      },
    ],
    orders: [
      { daysAgo: 400, kinds: 6, packages: 3, payment: 2, changes: [{ status: 1, after: 1 }, ...finished] },
      { daysAgo: 58, kinds: 5, packages: 3, payment: 3, changes: finished },
      {
        daysAgo: 12,
        kinds: 4,
        packages: 4,
        payment: 3,
        changes: finished.slice(0, 2),
      },
      {
        daysAgo: 3,
        kinds: 5,
        packages: 3,
        payment: 2,
        changes: [
          { status: 1, after: 1 },
          { status: 2, after: 2 },
        ],
      },
      { daysAgo: 1, kinds: 3, packages: 2, payment: 3, changes: [] },
    ],
    list: 'Aylık sipariş',
    favourites: 6,
    ticket: {
      daysAgo: 52,
      subject: 'Kordonlardan birinin kopçası eksik',
      messages: [
        {
          side: 'customer',
          after: 0,
          message: 'Paketteki kordonlardan birinin kopçası çıkmadı. Yedeğini gönderebilir misiniz?',
        },
        {
          side: 'shop',
          after: 3,
          message: 'Kusura bakmayın, kopçayı yarınki kargoya ekliyoruz. Takip numarasını buraya yazacağız.',
        },
      ],
    },
    account: {
      opening: { daysAgo: 150, dueAfter: 20, amount: 864_050, documentNo: 'DVR-2026' },
      payments: [
        {
          daysAgo: 128,
          amount: 500_000,
          means: 'transfer',
          documentNo: 'DKT-10482',
          note: 'Ziraat Bankası havalesi',
        },
        {
          daysAgo: 117,
          amount: 364_050,
          means: 'cheque',
          documentNo: 'ÇEK-00731',
          note: 'Garanti BBVA çeki, tahsil edildi',
        },
        { daysAgo: 22, amount: 150_000, means: 'cash', documentNo: 'MKB-0219', note: 'Mağazadan tahsilat' },
      ],
    },
  },
]

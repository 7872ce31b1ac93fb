import { z } from 'zod'
import { isDealer, type Visitor } from '~/features/identity/identity'
import { line, position, tlAmount } from '~/http/reading/fields'
import { resource } from '~/http/calls/resource.server'
import type { ApiRequest, Policy } from '~/http/calls/route.server'
import { isVkn } from '~/kernel/identity-numbers'
import { toTl } from '~/kernel/money'
import { type CarrierRow, carrierEditor, readActiveCarriers } from '../carriers/carrier-store.server'
import { type Carrier, carrierKinds, receiverPays } from '../carriers/carriers'
import { text as httpText } from '~/http/text'

const kindNote =
  '`parcel`: mağaza gönderir. `receiver_pays`: alıcı kargoya öder. `ambar`: alıcı ambardan alır. Son ikisi onaylı toptan müşteriler içindir, fiyatı 0’dır ve kapıda ödemesi yoktur.'

const cargo = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: z.enum(carrierKinds).describe(kindNote),
  price: z.number().describe('TL, KDV dahil; sepet ücretsiz kargo sınırına ulaşınca alınmaz.'),
  min_days: z.int().describe('İş günü.'),
  max_days: z.int(),
  cash_on_delivery: z.boolean(),
})

const record = cargo.extend({
  vkn: z.string().describe('Firmanın vergi kimlik numarası; e-arşiv faturada durur.'),
  tracking_url: z.string().describe('Takip adresi; `{no}` yerine takip numarası yazılır.'),
  kdv_rate: z.int(),
  active: z.boolean().describe('false: artık seçilemez, yalnızca çalışanlara görünür.'),
  position: z.int(),
})

const days = z.int().min(0).max(60)
const input = z.strictObject({
  name: line(2, 80),
  kind: z.enum(carrierKinds).default('parcel'),
  vkn: z.string().max(10).refine(isVkn, httpText.badField),
  tracking_url: z
    .string()
    .max(300)
    .regex(/^(https:\/\/[^\s"<>]+)?$/)
    .default(''),
  price: tlAmount,
  kdv_rate: z.literal([0, 1, 10, 20]).default(20),
  min_days: days,
  max_days: days,
  cash_on_delivery: z.boolean(),
  active: z.boolean().default(true),
  position: position.default(0),
})

const cargoExample = {
  id: 1,
  name: 'Yurtiçi Kargo',
  kind: 'parcel' as const,
  price: 69.9,
  min_days: 1,
  max_days: 3,
  cash_on_delivery: true,
}
const more = {
  vkn: '9860008925',
  tracking_url: 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={no}',
  kdv_rate: 20,
  active: true,
  position: 0,
} as const

const admins: Policy = { staff: 'settings.write' }

export const carrierEndpoints = resource({
  path: '/cargos',
  tag: 'Sipariş',
  keep: { by: 'visitor' },
  readers: { index: 'anyone', show: 'anyone' },
  writers: { create: admins, update: admins, remove: admins },
  summaries: {
    index: 'Kargo firmaları',
    show: 'Bir kargo firması',
    create: 'Kargo firması ekler',
    update: 'Kargo firmasını değiştirir',
    remove: 'Kargo firmasını kaldırır: taşıdığı siparişler için kaydı durur',
  },
  editor: carrierEditor,
  input,
  fromWire: ({ tracking_url, kdv_rate, min_days, max_days, cash_on_delivery, ...input }) => ({
    ...input,
    trackingUrl: tracking_url,
    kdvRate: kdv_rate,
    // The two numbers may come in either order.
    minDays: Math.min(min_days, max_days),
    maxDays: Math.max(min_days, max_days),
    cashOnDelivery: cash_on_delivery,
  }),
  record,
  toWire: (row) => ({
    ...toWire(row),
    vkn: row.vkn,
    tracking_url: row.trackingUrl,
    kdv_rate: row.kdvRate,
    active: row.active,
    position: row.position,
  }),
  isVisible: (row: CarrierRow, { visitor }: ApiRequest) =>
    visitor.kind === 'staff' || (row.active && isFor(visitor, row)),
  example: {
    id: 1,
    input: {
      name: 'Yurtiçi Kargo',
      kind: 'parcel',
      price: 69.9,
      min_days: 1,
      max_days: 3,
      cash_on_delivery: true,
      ...more,
    },
    record: { ...cargoExample, ...more },
  },
  list: {
    item: cargo,
    example: { data: [cargoExample], total: 1 },
    read: async ({ db, visitor }, { start, length }) => {
      const carriers = (await readActiveCarriers(db)).filter((carrier) => isFor(visitor, carrier))
      return { data: carriers.slice(start, start + length).map(toWire), total: carriers.length }
    },
  },
})

// Carriers that the receiver pays are for approved wholesale only.
const isFor = (visitor: Visitor, { kind }: Pick<Carrier, 'kind'>) => !receiverPays(kind) || isDealer(visitor)

type Shown = Pick<Carrier, 'id' | 'name' | 'kind' | 'price' | 'minDays' | 'maxDays' | 'cashOnDelivery'>

function toWire({ id, name, kind, price, minDays, maxDays, cashOnDelivery }: Shown) {
  return {
    id,
    name,
    kind,
    price: toTl(price),
    min_days: minDays,
    max_days: maxDays,
    cash_on_delivery: cashOnDelivery,
  }
}

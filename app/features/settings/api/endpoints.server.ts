import { z } from 'zod'
import type { Db } from '~/db/connection.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { type Kurus, toTl } from '~/kernel/money'
import { redirectEndpoints } from './redirect-endpoints.server'
import { closingFor, getMenus, getSettings, type Settings } from '../settings.server'
import { enumVersions, type MenuItem, type Setting } from '../settings'

const menuItem: z.ZodType<WireMenuItem> = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    link: z.string(),
    link_type: z
      .int()
      .min(1)
      .max(5)
      .describe('1 kategori, 2 ürün, 3 içerik, 4 dış bağlantı, 5 mağazanın sayfası.'),
    get child() {
      return z.array(menuItem)
    },
  })
  .meta({ id: 'MenuItem', description: 'Menünün bir satırı, altındakilerle.' })

type WireMenuItem = { id: number; title: string; link: string; link_type: number; child: WireMenuItem[] }

const startData = (referrer: z.ZodType) =>
  z.strictObject({
    settings: z.array(z.strictObject({ group: z.string(), key: z.string(), value: z.string() })),
    menu: z.array(menuItem),
    footer_menu: z.array(menuItem),
    enum_versions: z
      .strictObject({ order_status: z.string(), add_to_cart_quantity: z.string() })
      .describe('Saklanan değer listelerinin sürümleri: değişince liste yeniden alınır.'),
    referrer,
  })

/** Kuruş of goods from which shipping is free for the caller. */
type FreeShippingFrom = (db: Db, visitor: ApiRequest['visitor']) => Promise<Kurus>

/** First and last arrival of the caller: the schema of the field, and its value by the headers of the call. */
type CallersReferrer = { field: z.ZodType; read: (headers: Headers, now: Date) => unknown }

const freeShipping = { group: 'checkout', key: 'base_price_for_free_shipping' }

/**
 * Calls of the settings. `freeShippingFrom` is passed in because it reads promotions, a later feature: price lists
 * may have a threshold of their own; `referrer`, because referrers are a later feature as well.
 */
export const settingsEndpoints = (
  freeShippingFrom: FreeShippingFrom,
  referrer: CallersReferrer,
): ApiRoute[] => [
  route({
    method: 'get',
    path: '/site/start',
    tag: 'Site',
    summary: 'Başlangıç verisi: açık ayarlar, menüler, liste sürümleri',
    policy: 'anyone',
    description:
      '`checkout/base_price_for_free_shipping`, isteyenin fiyat listesindeki ücretsiz kargo sınırıdır; mağazanın genel sınırından farklı olabilir.',
    keep: { by: 'visitor' },
    stored: true,
    answer: startData(referrer.field),
    example: {
      data: {
        settings: [{ group: 'company', key: 'name', value: 'Vitrin' }],
        menu: [{ id: 1, title: 'Deri kordonlar', link: '/deri-kordonlar', link_type: 1, child: [] }],
        footer_menu: [
          { id: 40, title: 'İade ve değişim', link: '/contents/iade/4', link_type: 3, child: [] },
        ],
        enum_versions: enumVersions,
        referrer: null,
      },
    },
    run: async ({ db, visitor, headers, now }) => {
      const [settings, menus, threshold] = await Promise.all([
        getSettings(db),
        getMenus(db),
        freeShippingFrom(db, visitor),
      ])
      return {
        data: {
          settings: settings.public.map((setting) =>
            isFreeShipping(setting) ? { ...setting, value: toTl(threshold).toFixed(2) } : setting,
          ),
          menu: menus.header.map(toWire),
          footer_menu: menus.footer.map(toWire),
          enum_versions: {
            order_status: versionOf(settings, 'order_status'),
            add_to_cart_quantity: versionOf(settings, 'add_to_cart_quantity'),
          },
          referrer: referrer.read(headers, now),
        },
      }
    },
  }),
  route({
    method: 'get',
    path: '/site/users/permission',
    tag: 'Site',
    summary: 'Ziyaretçi siteyi açabilir mi',
    policy: 'anyone',
    answer: z.strictObject({ permission: z.boolean() }),
    example: { data: { permission: true } },
    run: async ({ db, visitor }) => ({ data: { permission: !(await closingFor(db, visitor)) } }),
  }),
  ...redirectEndpoints,
]

const isFreeShipping = ({ group, key }: Setting) => group === freeShipping.group && key === freeShipping.key

const versionOf = (settings: Settings, list: keyof typeof enumVersions) =>
  settings.get('enum_versions', list, enumVersions[list])

function toWire({ id, title, link, linkType, child }: MenuItem): WireMenuItem {
  return { id, title, link, link_type: linkType, child: child.map(toWire) }
}

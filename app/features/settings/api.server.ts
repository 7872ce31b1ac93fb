import { z } from 'zod'
import { route, type ApiRoute } from '~/http/calls/route.server'
import { getMenus, getSettings } from './settings.server'
import { enumVersions, type MenuItem } from './settings'

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

const startData = z.strictObject({
  settings: z.array(z.strictObject({ group: z.string(), key: z.string(), value: z.string() })),
  menu: z.array(menuItem),
  footer_menu: z.array(menuItem),
  enum_versions: z
    .strictObject({ order_status: z.string(), add_to_cart_quantity: z.string() })
    .describe('Saklanan değer listelerinin sürümleri: değişince liste yeniden alınır.'),
})

export const settingsCalls: ApiRoute[] = [
  route({
    method: 'get',
    path: '/site/start',
    tag: 'Site',
    summary: 'Başlangıç verisi: açık ayarlar, menüler, liste sürümleri',
    policy: 'anyone',
    keep: { by: 'visitor' },
    answer: startData,
    example: {
      data: {
        settings: [{ group: 'company', key: 'name', value: 'Vitrin' }],
        menu: [{ id: 1, title: 'Deri kordonlar', link: '/deri-kordonlar', link_type: 1, child: [] }],
        footer_menu: [
          { id: 40, title: 'İade ve değişim', link: '/contents/iade/4', link_type: 3, child: [] },
        ],
        enum_versions: enumVersions,
      },
    },
    run: async ({ db }) => {
      const [settings, menus] = await Promise.all([getSettings(db), getMenus(db)])
      return {
        data: {
          settings: [...settings.public],
          menu: menus.header.map(toWire),
          footer_menu: menus.footer.map(toWire),
          enum_versions: enumVersions,
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
    run: async ({ db }) => ({
      data: { permission: !(await getSettings(db)).isTrue('site_settings', 'is_closed') },
    }),
  }),
]

function toWire({ id, title, link, linkType, child }: MenuItem): WireMenuItem {
  return { id, title, link, link_type: linkType, child: child.map(toWire) }
}

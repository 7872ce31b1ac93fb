import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { openTestDatabase } from '~/db/testing/database'
import { apiOf } from '~/http/testing/call-api'
import { settingsEndpoints } from './endpoints.server'
import { saveSettings } from '../settings.server'
import { menuItems } from '../tables.server'

const { db } = await openTestDatabase('empty')
const get = apiOf(
  db,
  settingsEndpoints(() => Promise.resolve(0), { field: z.null(), read: () => null }),
)

const groups = ['seo', 'social_media', 'company', 'checkout', 'notification', 'site_design']

beforeAll(async () => {
  await transaction(db, (db) =>
    saveSettings(db, [
      ...groups.map((group) => ({ group, key: 'deneme', value: `${group} değeri`, isPublic: true })),
      { group: 'checkout', key: 'secret', value: 'gizli', isPublic: false },
    ]),
  )
  const shared = { position: 0, parentId: null }
  await db.insert(menuItems).values([
    { id: 1, menu: 'header', title: 'Deri kordonlar', link: '/deri', linkType: 1, ...shared, position: 2 },
    {
      id: 2,
      menu: 'header',
      title: 'Blog',
      link: 'https://blog.example/',
      linkType: 4,
      ...shared,
      position: 1,
    },
    {
      id: 3,
      menu: 'header',
      title: 'Klasik deri',
      link: '/klasik-deri',
      linkType: 1,
      ...shared,
      parentId: 1,
    },
    { id: 4, menu: 'footer', title: 'Kurumsal', link: '', linkType: 5, ...shared },
    {
      id: 5,
      menu: 'footer',
      title: 'Hakkımızda',
      link: '/contents/hakkimizda/1',
      linkType: 3,
      ...shared,
      parentId: 4,
    },
  ])
})

describe('site/start', () => {
  it('gives only public settings, of every group, as group, key and value', async () => {
    const { settings } = (await get('/site/start')).body.data as { settings: unknown[] }
    expect(settings).toHaveLength(groups.length)
    for (const group of groups)
      expect(settings).toContainEqual({ group, key: 'deneme', value: `${group} değeri` })
  })

  it('gives site menu and footer menu as trees in their order', async () => {
    const { menu, footer_menu } = (await get('/site/start')).body.data as Record<string, unknown>
    const leaf = { id: 3, title: 'Klasik deri', link: '/klasik-deri', link_type: 1, child: [] }
    expect(menu).toEqual([
      { id: 2, title: 'Blog', link: 'https://blog.example/', link_type: 4, child: [] },
      { id: 1, title: 'Deri kordonlar', link: '/deri', link_type: 1, child: [leaf] },
    ])
    expect(footer_menu).toMatchObject([
      { title: 'Kurumsal', link_type: 5, child: [{ title: 'Hakkımızda', link_type: 3 }] },
    ])
  })

  it('gives the versions of the lists that clients cache', async () => {
    const { enum_versions } = (await get('/site/start')).body.data as Record<string, unknown>
    expect(enum_versions).toEqual({
      order_status: expect.any(String),
      add_to_cart_quantity: expect.any(String),
    })
  })
})

it('site/users/permission says whether the site is open', async () => {
  const permission = async () => (await get('/site/users/permission')).body.data
  const close = (value: string) =>
    transaction(db, (db) => saveSettings(db, [{ group: 'site_settings', key: 'is_closed', value }]))
  expect(await permission()).toEqual({ permission: true })
  await close('true')
  expect(await permission()).toEqual({ permission: false })
  await close('false')
  expect(await permission()).toEqual({ permission: true })
})

import { expectAccessibleOnAllScreens } from '../support/axe'
import { findGood, hasWidths } from '../support/goods'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ pictures: true })

const groups = {
  'the home page': ['/'],
  // Small categories and last pages: axe's time grows with the cards, which are all alike.
  'lists of products': [
    '/category/list?sayfa=10',
    '/ince-deri-kordonlar',
    '/yeni-gelenler',
    '/search-results?q=ince+deri',
  ],
  'pages that help to find': ['/search-shop', '/navigator', '/search-results', '/search-results?q=bulunmaz'],
  'empty pages': ['/User/favorites', '/sepetim', '/hizli-siparis', '/User/Login', '/create'],
  'pages for signing in': [
    '/User/forgot',
    '/user/forgot?kod=bilinmeyen-bir-kod',
    '/user/dogrula?kod=bilinmeyen-bir-kod',
  ],
  'pages of the shop itself': ['/contact', '/tercihler', '/dev/arayuz', '/sss', '/contents'],
  'pages of all kinds of blocks': [
    '/contents/kordon-bakim-rehberi/12',
    '/contents/kis-renkleri-geldi/13',
    '/page',
    '/page/prices',
  ],
  contents: [
    '/contents/hakkimizda/1',
    '/contents/kordon-olcusu-nasil-alinir/10',
    '/contents/cerez-politikasi/8',
    '/content-categories',
    '/content-categories/a',
    '/content-categories/rehberler/3',
  ],
}

for (const [name, paths] of Object.entries(groups)) {
  test(`everybody can read and use ${name}`, async ({ page }) => {
    for (const path of paths) {
      await openReady(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleOnAllScreens(page, path)
    }
  })
}

test('everybody can read and use a product page', async ({ page, request }) => {
  const good = await findGood(request, null, hasWidths)
  await openReady(page, `/${good.master.link}`)
  await expectAccessibleOnAllScreens(page)
})

test('everybody can read and use the 404 page and the error page', async ({ page, faults }) => {
  faults.expect(/^404 GET \/boyle-bir-sayfa-yok/)
  await openReady(page, '/boyle-bir-sayfa-yok')
  await expectAccessibleOnAllScreens(page)
  faults.expect(/^500 GET \/error/)
  await openReady(page, '/error')
  await expectAccessibleOnAllScreens(page)
})

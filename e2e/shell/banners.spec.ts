import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

test(
  'a strip of banners moves by its buttons only, from the last banner to the first',
  { tag: '@ikisi' },
  async ({ page }) => {
    await openReady(page, '/')
    const strip = page.getByRole('region', { name: 'Mevsimin afişleri' })
    const link = (name: string) => strip.getByRole('link', { name })
    await strip.scrollIntoViewIfNeeded()
    await expect(link('Sonbaharın derileri')).toBeInViewport()
    await expect(link('Toptan alıyorsanız')).not.toBeInViewport()
    const next = strip.getByRole('button', { name: 'Sonraki afiş' })
    await next.press('Enter')
    await expect(link('Toptan alıyorsanız')).toBeInViewport({ ratio: 1 })
    await next.press('Enter')
    await expect(link('Suya dayanıklı kordonlar')).toBeInViewport({ ratio: 1 })
    await next.press('Enter')
    await expect(link('Sonbaharın derileri')).toBeInViewport({ ratio: 1 })
    await strip.getByRole('button', { name: 'Önceki afiş' }).press('Enter')
    await link('Suya dayanıklı kordonlar').press('Enter')
    await expect(page).toHaveURL(/\/silikon-kordonlar$/)
  },
)

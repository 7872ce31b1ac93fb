import sharp from 'sharp'
import { openReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

const picture = (color: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()

test('pictures are uploaded one by one, moved by mouse and keyboard, and saved', async ({ page, faults }) => {
  faults.expect(/422/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await signInOnce(page, 'admin@vitrin.test')
  await openReady(page, '/yonetim/urunler/7/resimler')
  const places = page.locator('.office-pictures > li')
  const before = await places.count()
  const shown = () =>
    places
      .locator('img')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname))

  await places.first().getByLabel('Resmin anlattığı').fill('Saatin yandan görünüşü')
  const files = await Promise.all(
    ['#a03030', '#30a030', '#3030a0'].map(async (color, at) => ({
      name: `renk-${at}.png`,
      mimeType: 'image/png',
      buffer: await picture(color),
    })),
  )
  const broken = { name: 'bozuk.png', mimeType: 'image/png', buffer: Buffer.from('resim değil') }
  await page.getByLabel('Resim dosyaları').setInputFiles([files[0]!, broken, ...files.slice(1)])
  await page.getByRole('button', { name: 'Yükle', exact: true }).click()
  await expect(page.getByText('4 / 4 dosya')).toBeVisible()
  await expect(page.getByText('bozuk.png: JPEG, PNG, WebP ya da AVIF değil.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toHaveCount(1)
  await expect(places).toHaveCount(before + 3)
  await expect(places.first().getByLabel('Resmin anlattığı')).toHaveValue('Saatin yandan görünüşü')

  const uploaded = await shown()
  const later = page.getByRole('button', { name: '1. resmi arkaya al', exact: true })
  await later.press('Enter')
  await expect.poll(shown).toEqual([uploaded[1], uploaded[0], ...uploaded.slice(2)])
  await expect(page.getByRole('button', { name: '2. resmi arkaya al', exact: true })).toBeFocused()

  // Neighbours in one row, both in sight.
  const [from, to] = [before + 2, before + 1]
  await places.nth(from).evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const handles = page.locator('.office-drag')
  await handles.nth(from).dragTo(handles.nth(to), { steps: 15 })
  const moved = [uploaded[1], uploaded[0], ...uploaded.slice(2)]
  const dragged = moved.toSpliced(from, 1).toSpliced(to, 0, moved[from]!)
  await expect.poll(shown).toEqual(dragged)

  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByText('Resimler kaydedildi.')).toBeVisible()
  await page.reload()
  expect(await shown()).toEqual(dragged)
  expect(warnings.filter((warning) => warning.includes('draggable'))).toEqual([])
})

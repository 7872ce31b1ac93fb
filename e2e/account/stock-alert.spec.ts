import { expectAccessible } from '../support/axe'
import { readEmailTo } from '../support/emails'
import { answerCookies } from '../support/cookies'
import { openReady } from '../support/ready'
import { findSoldOut, setStock } from '../support/stock'
import { expect, test } from '../support/test'

const linkIn = (message: string) => /\/stok-haberi\/\d+\?imza=[\w-]{43}/.exec(message)![0]

test('a guest asks for a sold-out variant, confirms by email, hears that it is back, and stops the emails', async ({
  page,
}, { project }) => {
  const { variantId, productName, path } = await findSoldOut(project.name === 'dar' ? 1 : 0)
  const email = `${crypto.randomUUID()}@alici.example`
  await openReady(page, path)
  await answerCookies(page, 'Reddet')
  const form = page.getByRole('region', { name: 'Gelince haber ver' })
  await form.getByLabel('E-posta adresi').fill(email)
  await form.getByRole('button', { name: 'Gelince haber ver' }).click()
  await expect(form.getByText('Onay bağlantısını e-posta adresinize gönderdik.')).toBeVisible()
  // Scrolled down, the header would cover a part of the pictures.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'sold-out product')

  const confirmation = await readEmailTo(page, email, `Stok haberinizi onaylayın: ${productName}`)
  await openReady(page, linkIn(confirmation))
  await expectAccessible(page, 'stock alert to confirm')
  await page.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Onayladınız. Ürün stoğa girince haber vereceğiz.')).toBeVisible()

  await setStock(variantId, 4)
  try {
    const message = await readEmailTo(page, email, `Yeniden stokta: ${productName}`)
    expect(message).toContain(path)
    await openReady(page, path)
    await expect(
      page.locator('.buy-bar').getByRole('button', { name: 'Sepete ekle', exact: true }),
    ).toBeVisible()
    await openReady(page, linkIn(message))
    await expectAccessible(page, 'stock alert that was sent')
    await page.getByRole('button', { name: 'Bütün stok haberlerimi durdur' }).click()
    await expect(page.getByText('Stok haberlerinizi sildik.')).toBeVisible()
  } finally {
    await setStock(variantId, 0)
  }
})

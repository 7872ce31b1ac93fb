import { expect, test } from 'vitest'
import { formOf } from '~/testing/guest'
import { memberPassword, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const clock = { now: new Date('2026-11-20T09:00:00Z') }
const options = { clock: () => clock.now }
const demo = await openTestShop(options)
const live = await openTestShop({ ...options, mode: 'live' })
const codeIn = (text: string) => /kod kutusuna (\d{6}) yazın/.exec(text)?.[1]

test('the demo shop shows the code of the second factor, which signs in once', async () => {
  const { email, browser } = await openStaff(demo, 'admin')
  const setUp = await browser.page('/user/iki-adimli-dogrulama')
  const form = setUp.forms.find(({ fields }) => fields.some(([name]) => name === 'code'))!
  await browser.submit(setUp, form, { code: codeIn(setUp.text)! })

  const other = demo.browser()
  const page = await other.page('/User/Login')
  const step = await other.submit(page, formOf(page, '/user/login'), { email, password: memberPassword })
  const asked = step.forms.find(({ fields }) => fields.some(([name]) => name === 'code'))!
  await other.submit(step, asked, { code: codeIn(step.text)! })
  expect((await other.page('/yonetim')).text).toContain('Bugün')
  expect((await browser.page('/yonetim')).text).toContain('Bugün')
})

test('a live shop shows no code', async () => {
  const { email } = await openStaff(live, 'admin')
  const browser = live.browser()
  const page = await browser.page('/User/Login')
  const setUp = await browser.submit(page, formOf(page, '/user/login'), { email, password: memberPassword })
  expect(setUp.path).toContain('/user/iki-adimli-dogrulama')
  expect(setUp.text).not.toContain('Deneme mağazası')
})

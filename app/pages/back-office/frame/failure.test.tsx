import { expect, test } from 'vitest'
import { linksOf, render } from '~/shell/testing/render'
import { Failure } from './failure'

const answer = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })
const shown = (error: unknown) => render(<Failure error={error} menu={[]} />)
const here = '/deri-kordonlar?renk=taba'

test('an outage says what the shop says about it, and offers to try again', () => {
  const html = shown(answer(503, 'Şu anda bağlanamıyoruz.'))
  expect(html).toContain('<h1 tabindex="-1">Şu anda bağlanamıyoruz.</h1>')
  expect(linksOf(html)).toEqual([
    { to: here, name: 'Yeniden dene' },
    { to: '/yonetim', name: 'Bugün sayfasına git' },
  ])
})

test('a bug is told with a code, a refused request without the word for a bug', () => {
  for (const error of [answer(500), new Error('secret')]) {
    const html = shown(error)
    expect([html.includes('Beklenmeyen bir hata'), html.includes('Hata kodu: 500')]).toEqual([true, true])
    expect(html).not.toContain('secret')
    expect(linksOf(html)[0]).toEqual({ to: here, name: 'Yeniden dene' })
  }
  expect(shown(answer(400))).toContain('İstek kabul edilmedi')
})

test('a missing record offers no second try', () => {
  expect(linksOf(shown(answer(404)))).toEqual([{ to: '/yonetim', name: 'Bugün sayfasına git' }])
})

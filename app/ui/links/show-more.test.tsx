import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ShowMore } from './show-more'

test('every count of a long list separates the thousands', () => {
  const Page = createRoutesStub([
    { path: '*', Component: () => <ShowMore to="/deri?start=30" shown={1_030} total={2_264} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toContain('2.264 üründen 1.030 tanesi gösteriliyor')
  expect(html).toContain('Daha fazla göster (1.234)')
})

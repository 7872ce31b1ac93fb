import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import OrderListPage from './list.route'

test('Enter on a line of a list presses a harmless button, not the one that drops the line', () => {
  const line = {
    id: 7,
    quantity: 1,
    code: 'K1',
    sold: true,
    name: 'Kordon',
    variantName: '20',
    picture: null,
  }
  const loaderData = { id: 1, name: 'Aylık', lines: [line], done: null, mayOrder: true }
  const props = { loaderData } as unknown as Parameters<typeof OrderListPage>[0]
  const Page = createRoutesStub([{ path: '*', Component: () => <OrderListPage {...props} /> }])
  const html = renderToStaticMarkup(<Page initialEntries={['/User/lists/1']} />)
  const buttons = /<form[^>]*>([\s\S]*?)<\/form>/.exec(html)![1]!.match(/<button[^>]*>/g)!
  expect(buttons[0]).toMatch(/formmethod="dialog"/i)
  expect(buttons[1]).toContain('name="drop"')
})

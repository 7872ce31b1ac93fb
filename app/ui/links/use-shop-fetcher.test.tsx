import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useFetcher } from 'react-router'
import { expect, test } from 'vitest'
import { useShopFetcher } from './use-shop-fetcher'

const at = (Component: () => React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />)

const form = { method: 'post', action: '/sepetim', className: 'grid' } as const

test('a form is sent as the router will write it in the browser', () => {
  const sent = at(function Sent() {
    const fetcher = useShopFetcher('one')
    return <fetcher.Form {...form}>{fetcher.state}</fetcher.Form>
  })
  const written = at(function Written() {
    const fetcher = useFetcher({ key: 'one' })
    return <fetcher.Form {...form}>{fetcher.state}</fetcher.Form>
  })
  expect(sent).toBe(written)
})

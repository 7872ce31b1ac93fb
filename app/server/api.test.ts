import { expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from './api.server'
import { route, type ApiRoute } from '~/http/calls/route.server'
import type { RequestContext } from './shop.server'

function open(calls?: readonly ApiRoute[]) {
  const api = createApi(calls)
  const visit = {
    requestId: 'r',
    origin: 'http://localhost',
    secret: 's',
    clock: () => new Date(),
    visitor: { kind: 'guest', sessionHash: '0' },
    found: { route: null },
  } as RequestContext
  return (path: string, method = 'GET') => api(new Request(`http://localhost/api${path}`, { method }), visit)
}

test('a call with another method answers the allowed methods', async () => {
  const call = route({
    method: 'get',
    path: '/deneme',
    tag: 'Deneme',
    summary: 'Deneme',
    policy: 'anyone',
    answer: z.string(),
    example: { data: 'tamam' },
    run: async () => ({ data: 'tamam' }),
  })
  const ask = open([call, { ...call, method: 'post' }, { ...call, path: '/{oda}/deneme' }])
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const response = await ask('/deneme', method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  }
  expect((await ask('/oda/deneme', 'DELETE')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  const options = await ask('/deneme', 'OPTIONS')
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  const head = await ask('/deneme', 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await ask('/deneme/')).status).toBe(200)
  expect((await ask('/olmayan', 'DELETE')).status).toBe(404)
})

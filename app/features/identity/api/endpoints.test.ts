import { expect, test } from 'vitest'
import { apiOf } from '~/http/testing/call-api'
import { identityEndpoints } from './endpoints.server'
import type { Visitor } from '../identity'

const visitor: Visitor = {
  kind: 'guest',
  sessionHash: '0'.repeat(64),
  isNew: false,
  sees: 0,
  priceKey: { listId: 7, chain: [7], kdvIncluded: { 7: true }, discounts: [] },
}

test('a guest has the price group of the session and no customer ids', async () => {
  const call = apiOf({} as never, identityEndpoints, visitor)
  const ask = (body: object) =>
    call('/site/user/get-id-guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'group-id': '3' },
      body: JSON.stringify(body),
    })
  const answer = await ask({})
  expect(answer.body).toEqual({
    data: {
      id: null,
      business_partner_id: null,
      business_partner_detail_id: null,
      group_id: 7,
      approval_status: null,
    },
  })
  expect((await ask({ uid: null, session_id: '' })).body).toEqual(answer.body)
  expect((await ask({ group_id: 3 })).status).toBe(400)
})

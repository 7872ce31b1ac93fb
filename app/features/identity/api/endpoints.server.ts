import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { authEndpoints } from './auth-endpoints.server'
import { refusedProblem, tooManyAttempts, tooManyProblem, wrongCredentials } from './failures.server'
import { userIds } from './user-ids-wire.server'
import { notes } from './text'
import { emailInput, newPasswordInput, passwordInput, tokenInput } from '../schema'
import type { Member, Visitor } from '../identity'
import { changePassword, confirmReset, requestReset } from '../accounts/passwords.server'
import type { Refused } from '../provider.server'
import type { TooMany } from '../accounts/asking.server'
import { text as identityText } from '../text'

const guestIds = z.strictObject({
  id: z.null(),
  business_partner_id: z.null(),
  business_partner_detail_id: z.null(),
  group_id: z.int().describe('Ziyaretçinin fiyat grubu; `prices.all` altındaki tek anahtar budur.'),
  approval_status: z.null(),
})

const exampleIds = { id: 7, business_partner_id: 4, business_partner_detail_id: 5, group_id: 2 }
const sentIds = [...Object.keys(userIds.shape), 'approval_status']
const sentId = z.union([z.string().max(200), z.int().min(0).max(2_147_483_647), z.boolean(), z.null()])
const done = z.strictObject({ done: z.literal(true) })
const isDone = { done: true } as const

export const identityEndpoints: ApiRoute[] = [
  ...authEndpoints,
  route({
    method: 'post',
    path: '/site/user/get-id-guest',
    tag: 'Kimlik',
    summary: 'Konuğun kimlikleri: fiyat grubu oturumdan gelir',
    policy: 'anyone',
    body: z.strictObject(compatibility),
    answer: guestIds,
    example: {
      body: {},
      data: {
        id: null,
        business_partner_id: null,
        business_partner_detail_id: null,
        group_id: 1,
        approval_status: null,
      },
    },
    run: async ({ visitor }) => ({
      data: {
        id: null,
        business_partner_id: null,
        business_partner_detail_id: null,
        group_id: visitor.priceKey.listId,
        approval_status: null,
      },
    }),
  }),
  route({
    method: 'post',
    path: '/site/user/get-id',
    tag: 'Kimlik',
    ...notes.getId,
    policy: 'member',
    body: z.strictObject(compatibility),
    answer: userIds.extend({ approval_status: z.int().min(0).max(3) }),
    example: { body: {}, data: { ...exampleIds, approval_status: 1 } },
    run: async ({ visitor }) => ({
      data: { ...idsOf(visitor), approval_status: (visitor as Member).partner.approval },
    }),
  }),
  route({
    method: 'post',
    path: '/site/claims',
    tag: 'Kimlik',
    ...notes.claims,
    policy: 'member',
    body: z.strictObject({
      ...compatibility,
      customAttributes: z.strictObject({
        userIds: z.partialRecord(z.enum(sentIds), sentId).optional(),
      }),
    }),
    answer: z.strictObject({ userIds }),
    example: { body: { customAttributes: { userIds: {} } }, data: { userIds: exampleIds } },
    run: async ({ identity, visitor }) => {
      const ids = idsOf(visitor)
      await identity.setClaims((visitor as Member).user, ids)
      return { data: { userIds: ids } }
    },
  }),
  route({
    method: 'post',
    path: '/users/forgot-password',
    tag: 'Kimlik',
    ...notes.forgot,
    policy: 'anyone',
    body: z.strictObject({ email: emailInput }),
    answer: done,
    example: { body: { email: 'ayse@alici.example' }, data: isDone },
    failures: [tooManyAttempts],
    run: async (api, { body }) => finished(await requestReset(api, body.email)),
  }),
  route({
    method: 'post',
    path: '/users/update-password-secure',
    tag: 'Kimlik',
    ...notes.changePassword,
    policy: 'member',
    body: z.strictObject({ current_password: passwordInput, password: newPasswordInput }),
    answer: done,
    example: {
      body: { current_password: 'uzun bir parola', password: 'daha uzun bir parola' },
      data: isDone,
    },
    failures: [wrongCredentials, tooManyAttempts],
    run: async (api, { body }) => change(api, body.current_password, body.password),
  }),
  route({
    method: 'post',
    path: '/users/update-userp',
    tag: 'Kimlik',
    ...notes.updateUserp,
    policy: 'anyone',
    body: z.strictObject({
      email: emailInput,
      password: newPasswordInput,
      current_password: passwordInput.optional(),
      token: tokenInput.optional().describe(notes.emailCode),
    }),
    answer: done,
    example: {
      body: { email: 'ayse@alici.example', password: 'daha uzun bir parola', token: 'k7RM2xQ9tBc4' },
      data: isDone,
    },
    failures: [
      wrongCredentials,
      { status: 401, code: 'sign_in_first', ...notes.signInOrToken },
      { status: 422, code: 'bad_token', ...notes.badToken },
      tooManyAttempts,
    ],
    run: async (api, { body }) => {
      const { email, password, token, current_password: current } = body
      if (token !== undefined) return finished(await confirmReset(api, { token, password }))
      if (api.visitor.kind !== 'member') throw new Problem(401, 'sign_in_first', httpText.signInFirst)
      if (api.visitor.user.email !== email)
        throw new Problem(403, 'foreign_identity', httpText.foreignIdentity)
      return change(api, current ?? '', password)
    },
  }),
]

// The policy admits members only.
function idsOf(visitor: Visitor) {
  const { user, partner, priceKey } = visitor as Member
  return {
    id: user.userId,
    business_partner_id: partner.id,
    business_partner_detail_id: partner.detailId,
    group_id: priceKey.listId,
  }
}

async function change(api: ApiRequest, current: string, next: string) {
  const outcome = await changePassword(api, (api.visitor as Member).user, { current, next })
  if (outcome.status === 'refused' && outcome.code === 'wrong_credentials')
    throw new Problem(401, 'wrong_credentials', identityText.wrongCurrent)
  return finished(outcome)
}

function finished(outcome: { status: 'done' | 'sent' } | Refused | TooMany) {
  if (outcome.status === 'refused') throw refusedProblem(outcome)
  if (outcome.status === 'too_many') throw tooManyProblem(outcome)
  return { data: isDone }
}

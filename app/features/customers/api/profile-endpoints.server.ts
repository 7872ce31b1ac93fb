import { z } from 'zod'
import { memberOf } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { profileInput } from '../customers-schema'
import { changeProfile, getProfile } from '../profile/profile.server'

const user = z.strictObject({
  id: z.int(),
  uid: z.string(),
  display_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().describe('E.164; kayıtlı değilse boş.'),
  business_partner_id: z.int(),
  business_partner_detail_id: z.int(),
  group_id: z.int().describe('Fiyat grubu: `prices.all` altındaki tek anahtar.'),
  approval_status: z.int().describe('0 bekliyor, 1 onaylı, 2 reddedildi, 3 askıda.'),
  role: z.enum(['owner', 'buyer', 'viewer']),
})

const example: z.infer<typeof user> = {
  id: 1204,
  uid: '4f1d3c1e-98b1-4c36-9d0a-6a2f1f1f7c11',
  display_name: 'Ayşe Işık',
  email: 'ayse@alici.example',
  email_verified: true,
  phone: '+905321234567',
  business_partner_id: 812,
  business_partner_detail_id: 903,
  group_id: 1,
  approval_status: 1,
  role: 'owner',
}

const common = { tag: 'Hesap', policy: 'member' } as const
const asked = z.strictObject(compatibility)

/** Calls about the caller's own account; other ids are 404. */
export const profileEndpoints: ApiRoute[] = [
  ...['/site/user', '/site/user/get-last'].map((path) =>
    route({
      ...common,
      method: 'get',
      path,
      summary: 'Giriş yapmış kullanıcının kendi bilgileri',
      query: asked,
      answer: user,
      example: { query: {}, data: example },
      run: async (request) => ({ data: await own(request) }),
    }),
  ),
  route({
    ...common,
    method: 'put',
    path: '/site/user',
    summary: 'Kullanıcının adını ve telefonunu değiştirir',
    description: 'E-posta, onay durumu, fiyat grubu ve rol buradan değişmez.',
    limit: 'basket',
    body: profileInput.extend(compatibility),
    answer: user,
    example: { body: { name: 'Ayşe Işık', phone: '0532 123 45 67' }, data: example },
    run: async (request, { body: { name, phone } }) => {
      const member = memberOf(request.visitor)
      await changeProfile(request.db, member, { name, phone }, request)
      return { data: await own({ ...request, visitor: { ...member, user: { ...member.user, name } } }) }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/users/show/{id}',
    summary: 'Kullanıcı; yalnız kendi numarası',
    params: z.strictObject({ id: idInAddress }),
    query: asked,
    failures: [notFound],
    answer: user,
    example: { params: { id: '1204' }, query: {}, data: example },
    run: async (request, { params }) => {
      if (memberOf(request.visitor).user.userId !== params.id)
        throw new Problem(404, 'not_found', httpText.notFound)
      return { data: await own(request) }
    },
  }),
]

async function own({ db, visitor }: Pick<ApiRequest, 'db' | 'visitor'>): Promise<z.infer<typeof user>> {
  const member = memberOf(visitor)
  const profile = await getProfile(db, member)
  return {
    id: profile.userId,
    uid: profile.uid,
    display_name: profile.name,
    email: profile.email,
    email_verified: profile.emailVerified,
    phone: profile.phone,
    business_partner_id: profile.partnerId,
    business_partner_detail_id: profile.detailId,
    group_id: member.priceKey.listId,
    approval_status: profile.approval,
    role: profile.role,
  }
}

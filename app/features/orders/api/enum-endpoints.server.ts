import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { wholeList } from '~/http/calls/whole-list'
import { addToCartQuantities, orderStatusList } from './enums'

const enumEntry = z.strictObject({ value: z.int(), text: z.string() })
const enums: Record<string, readonly z.infer<typeof enumEntry>[]> = {
  13: orderStatusList,
  27: addToCartQuantities,
}

/** Lists of values by their group. */
export const enumEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/enums/listByGroup/{group}',
    tag: 'Site',
    summary: 'Değer listeleri: 13 sipariş durumu, 27 sepete ekleme miktarı',
    policy: 'anyone',
    params: z.strictObject({ group: z.string().max(20).describe('13 ya da 27.') }),
    query: z.strictObject(compatibility),
    keep: { by: 'everybody', seconds: 3_600 },
    failures: [notFound],
    answer: z.array(enumEntry),
    list: true,
    example: {
      params: { group: '13' },
      query: {},
      data: [
        { value: 1, text: 'Sipariş alındı' },
        { value: 2, text: 'Hazırlanıyor' },
      ],
    },
    run: async (_, { params }) => {
      const entries = Object.hasOwn(enums, params.group) ? enums[params.group] : undefined
      if (!entries) throw new Problem(404, 'not_found', httpText.notFound)
      return wholeList([...entries])
    },
  }),
]

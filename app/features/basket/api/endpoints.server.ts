import type { Visitor } from '~/features/identity/identity'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import * as answers from './answers.server'
import { addedExample, basketExample, changedTo, lineBody, scarceExample } from './examples.server'
import * as inputs from './inputs.server'
import type { WireChange } from './answers.server'
import type { BasketLine, ChangeOutcome, LineChoice } from '../basket'
import * as basket from '../basket.server'
import { couponEndpoints } from './coupon-endpoints.server'
import { failures } from './failures.server'
import { text } from '../text'
import { basketToWire, changeToWire } from './basket-wire.server'

const common = { tag: 'Sepet', policy: 'anyone' } as const
const done = { code: 200 as const }
const write = { ...common, method: 'post', idempotency: 'optional', limit: 'basket' } as const

/** Moves a guest's basket and lists to the member. Injected, because it reaches beyond this feature. */
type TakeOver = (
  db: ApiRequest['db'],
  guestSessionHash: string,
  member: Exclude<Visitor, { kind: 'guest' }>,
) => Promise<unknown>

/** Calls of the basket; `takeOver` serves `is_old_basket`. */
export const basketEndpoints = (takeOver: TakeOver): ApiRoute[] => [
  route({
    ...common,
    method: 'post',
    path: '/shopping/get-basket',
    summary: 'Ziyaretçinin sepeti, şu anki fiyatlarla',
    description:
      'Sepetin fiyatlanabileceği her biçim için bir kayıt döner: en kazançlı kampanya önce, kampanyasız biçim sonda. Geçerli olanı `basket_index_of_campaign` söyler.',
    body: inputs.basketInput,
    answer: answers.basketAnswer,
    example: { body: {}, data: [basketExample] },
    run: async ({ db, visitor }, { body }) => {
      if (body.is_old_basket && visitor.kind !== 'guest') await takeOver(db, visitor.sessionHash, visitor)
      if (body.campaign_id !== undefined) await basket.chooseCampaign(db, visitor, body.campaign_id)
      const notes = await basket.getMergeNotes(db, visitor)
      return { data: basketToWire(await basket.getBasketWays(db, visitor), notes) }
    },
  }),
  ...couponEndpoints,
  route({
    ...common,
    method: 'post',
    path: '/shopping/get-basket-counter',
    summary: 'Sepetteki farklı ürün sayısı',
    body: inputs.counterInput,
    answer: answers.counterAnswer,
    example: { body: {}, data: { count: 1 } },
    run: async ({ db, visitor }) => ({ data: { count: await basket.countBasket(db, visitor) } }),
  }),
  route({
    ...write,
    path: '/add-to-basket',
    summary: 'Ürün ekler; amount adettir, paketin katı olmalıdır',
    description:
      'Sonuç `data.code` ile okunur: 201 yeni satır, 200 var olan satır, 239 ürün satıştan kalktı. Stok yetmezse yetecek kadarı eklenir ve `stockStatus` bunu söyler.',
    body: inputs.lineWithAmount,
    failures: failures.ofAmount,
    answer: answers.lineAnswer,
    example: { body: { ...lineBody, amount: 2 }, data: addedExample },
    run: async ({ db, visitor }, { body }) => {
      const outcome = await basket.addLine(db, visitor, { ...choice(body), quantity: body.amount })
      return { data: answer(outcome, text.added) }
    },
  }),
  route({
    ...write,
    path: '/set-product-amount',
    summary: 'Satırın adedini belirler; amount paketin katı olmalıdır',
    body: inputs.lineWithAmount,
    failures: failures.ofAmount,
    answer: answers.lineAnswer,
    example: { body: { ...lineBody, amount: 50 }, data: scarceExample },
    run: async ({ db, visitor }, { body }) => {
      const outcome = await basket.setLineQuantity(db, visitor, { ...choice(body), quantity: body.amount })
      return { data: answer(outcome) }
    },
  }),
  changeCall('/increase-product', 'Satırı bir paket artırır', basket.increaseLine, changedTo(3, 1)),
  changeCall(
    '/decrease-product',
    'Satırı bir paket azaltır; son paket satırı siler',
    basket.decreaseLine,
    changedTo(1, 0),
  ),
  route({
    ...write,
    path: '/remove-product',
    summary: 'Satırı siler; yoksa da 200 döner',
    body: inputs.lineAlone,
    failures: failures.ofLine,
    answer: answers.doneAnswer,
    example: { body: lineBody, data: done },
    run: async ({ db, visitor }, { body }) => {
      const removed = await basket.removeLine(db, visitor, choice(body))
      const { lines } = removed ? { lines: [] } : await basket.getBasket(db, visitor)
      const isThere = (line: BasketLine) => line.productId === body.product_id && !body.product_variant_id
      return lines.some(isThere)
        ? refuse('product_variant_id', 'choose_variant', text.chooseVariant)
        : { data: done }
    },
  }),
  route({
    ...common,
    method: 'delete',
    path: '/remove-basket/{id}',
    summary: 'Kendi sepetini boşaltır',
    params: inputs.basketId,
    limit: 'basket',
    failures: [failures.basketNotFound],
    answer: answers.doneAnswer,
    example: { params: { id: '9001' }, data: done },
    run: async ({ db, visitor }, { params }) => {
      if (!(await basket.clearBasket(db, visitor, Number(params.id)))) {
        throw new Problem(404, 'basket_not_found', text.basketNotFound)
      }
      return { data: done }
    },
  }),
]

type Change = (
  db: ApiRequest['db'],
  visitor: ApiRequest['visitor'],
  choice: LineChoice,
) => Promise<ChangeOutcome>

function changeCall(path: string, summary: string, change: Change, data: WireChange): ApiRoute {
  return route({
    ...write,
    path,
    summary,
    body: inputs.lineAlone,
    failures: failures.ofLine,
    answer: answers.lineAnswer,
    example: { body: lineBody, data },
    run: async ({ db, visitor }, { body }) => ({ data: answer(await change(db, visitor, choice(body))) }),
  })
}

function choice(body: { product_id: number; product_variant_id?: number | null }): LineChoice {
  return { productId: body.product_id, variantId: body.product_variant_id }
}

/** The API's answer to a change. Outcomes about stock are data; a mistake of the caller is a 400. */
function answer(outcome: ChangeOutcome, done?: string) {
  if (outcome.status === 'choose_variant')
    return refuse('product_variant_id', 'choose_variant', text.chooseVariant)
  if (outcome.status === 'not_whole_packages') {
    return refuse('amount', 'not_whole_packages', text.notWholePackages(outcome.packageSize))
  }
  return changeToWire(outcome, done)
}

function refuse(path: string, code: string, message: string): never {
  throw new Problem(400, code, message, [{ path, code, message }])
}

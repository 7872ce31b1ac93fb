import { data } from 'react-router'
import { decodeOrderList, readOrderList } from '~/features/basket/quick-order/order-list'
import { isBlank, type OrderAnswer, type TypedRow } from '~/features/basket/quick-order/quick-order'
import { lookUpRows, orderRows } from '~/features/basket/basket.server'
import { maxAddedAtOnce } from '~/features/basket/basket'
import { orderText as text } from '~/features/basket/quick-order/quick-order-text'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { tellToWait } from '../shared/tell-to-wait.server'

const longest = { code: 60, packages: 20 }

/**
 * Handles a form with rows of codes and amounts, which compact lists, matrices and quick order share. `intent` is add
 * or take; rows of a list (`list`, or an uploaded `file`) follow the typed rows.
 */
export async function orderFromForm(visit: RequestContext, request: Request): Promise<OrderAnswer> {
  const { db, visitor } = visit
  const form = await readForm(request, {
    once: ['intent', 'from', 'list'],
    many: ['code', 'packages', 'package_size'],
    files: ['file'],
  })
  const typed = rowsOf(form)
  const list = await listOf(form)
  if (list === null) return refused(await lookUpRows(db, visitor, typed), text.notText)
  const { rows, rest } = readOrderList(list)
  const all = [...typed, ...rows]
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return refused(await lookUpRows(db, visitor, all.slice(0, maxAddedAtOnce)), sentence)
  const [now, later] = [all.slice(0, maxAddedAtOnce), all.slice(maxAddedAtOnce)]
  const left = [...later.map(({ code, packages }) => `${code}\t${packages}`), rest].filter(Boolean).join('\n')
  if (form.get('intent') !== 'take') return withRest(await orderRows(db, visitor, now), left)
  const answers = await lookUpRows(db, visitor, now)
  return rows.length > 0 ? taken(answers, left) : refused(answers, text.nothingInList)
}

const withRest = (answer: OrderAnswer, rest: string): OrderAnswer =>
  rest === ''
    ? answer
    : { ...answer, kind: 'warning', rest, message: `${answer.message} ${text.tooMany(maxAddedAtOnce)}` }

/** Rows of a form. Lists skip codes without an amount; elsewhere such a row is unfinished. */
function rowsOf(form: FormData): TypedRow[] {
  const [codes, packages, sizes] = ['code', 'packages', 'package_size'].map((name) => form.getAll(name))
  if (codes!.length !== packages!.length || codes!.length !== sizes!.length) throw data(null, 400)
  const rows = codes!.map((code, i) => ({
    code: String(code).slice(0, longest.code),
    packages: String(packages![i]).slice(0, longest.packages),
    size: String(sizes![i]).slice(0, longest.packages),
  }))
  const fromList = form.get('from') === 'list'
  return rows.filter((row) => (fromList ? row.packages.trim() !== '' : !isBlank(row)))
}

async function listOf(form: FormData): Promise<string | null> {
  const written = String(form.get('list') ?? '')
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return written
  const uploaded = decodeOrderList(new Uint8Array(await file.arrayBuffer()))
  return uploaded === null ? null : `${uploaded}\n${written}`
}

const refused = (rows: OrderAnswer['rows'], message: string): OrderAnswer => ({
  rows,
  message,
  kind: 'warning',
  tried: false,
  rest: '',
})

const taken = (rows: OrderAnswer['rows'], rest: string): OrderAnswer => ({
  rows,
  kind: rest ? 'warning' : 'success',
  tried: false,
  rest,
  message: rest ? text.tooMany(maxAddedAtOnce) : text.taken(rows.length),
})

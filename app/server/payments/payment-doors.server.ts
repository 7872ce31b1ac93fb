import { takeNotice } from './card-payments.server'
import type { Gateways, Message } from '~/features/payments/payments'
import { Problem } from '~/http/answering/problem.server'
import { text } from '~/http/text'
import type { Deps } from '../shop.server'

const returning = /^\/3dpayment\/?$/i
const reporting = /^\/odeme\/bildirim\/(test|iyzico|paytr)$/

/**
 * The answer to a bank: a browser that is sent back to `/3dpayment` from another site, without a cookie and with a foreign
 * Origin, or a server that reports to `/odeme/bildirim/{gateway}`. Neither needs a session: the message is signed, or the
 * provider is asked again. Null for every other path.
 */
export async function answerBank(deps: Deps, request: Request, path: string): Promise<Response | null> {
  if (request.method !== 'POST') return null
  if (returning.test(path)) return comeBack(deps, request)
  const gateway = reporting.exec(path)?.[1]
  return gateway ? report(deps, request, gateway) : null
}

/** A redirect to a page of the shop, however the payment has ended. */
async function comeBack(deps: Deps, request: Request): Promise<Response> {
  const message = await readMessage(request)
  const attempt = await takeNotice(deps, message).catch((err: unknown) => {
    deps.log.error({ err }, 'a payment could not be completed yet')
    return undefined
  })
  if (attempt === null) throw new Problem(400, 'unknown_payment', text.unknownPayment)
  const id = attempt?.id ?? nameIn(message)
  const location = `/3dpayment?odeme=${encodeURIComponent(id)}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** 200 when the message was handled; otherwise the provider sends it again. */
async function report(deps: Deps, request: Request, name: string): Promise<Response> {
  const gateway = (await deps.gateways()).named[name as keyof Gateways['named']]
  if (!gateway) throw new Problem(404, 'not_found', text.notFound)
  const attempt = await takeNotice(deps, await readMessage(request))
  if (!attempt) throw new Problem(400, 'unknown_payment', text.unknownPayment)
  return new Response(gateway.acknowledgement, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

async function readMessage(request: Request): Promise<Message> {
  const body = await request.text()
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  const fields = new URLSearchParams(isForm ? body : '')
  return { fields, query: new URL(request.url).searchParams, body, headers: request.headers }
}

// The payment attempt that an unfinished message names. The page shows only its recorded state.
const nameIn = ({ fields, query }: Message) => query.get('odeme') ?? fields.get('attempt') ?? ''

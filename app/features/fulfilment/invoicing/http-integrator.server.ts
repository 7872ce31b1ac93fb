import { calling } from '~/db/tracing/trace.server'
import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import type { IntegratorAnswer, InvoiceIntegrator, InvoiceOrder } from './integrator'

export type IntegratorKeys = { url: string; key: string }

/**
 * Time limit in ms for an integrator's answer, and the limit of its size: a PDF of 5 MB as Base64.
 */
const patience = 30_000
const mostBytes = 8 * 1024 * 1024

const answerOf = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('issued'),
    number: z.string().max(40),
    uuid: z.string().max(40),
    issued_on: z.string().max(10),
    pdf: z.base64().nullish(),
  }),
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('refused'), reason: z.string().max(2_000) }),
])

/**
 * Returns an integrator that speaks the shop's own protocol over HTTP (docs/invoices.md); an
 * adapter in front of a provider answers it.
 */
export function httpIntegrator({ url, key }: IntegratorKeys): InvoiceIntegrator {
  return {
    async handOver(order) {
      const sent = () =>
        fetch(`${url}/invoices`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${key}`,
            'idempotency-key': order.code,
          },
          body: JSON.stringify(toWire(order)),
          // A redirect is refused, so that an order goes only to the configured address.
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        })
      const to = { method: 'POST', host: new URL(url).hostname }
      const response = await calling('invoices', to, sent)
      // 422 is an answer about the order; every other error status counts as no answer.
      if (!response.ok && response.status !== 422)
        throw new Error(`The invoice integrator answered ${response.status}`)
      return read(await bodyOf(response))
    },
  }
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new Error('The answer of the invoice integrator is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function read(body: string): IntegratorAnswer {
  const answer = answerOf.parse(JSON.parse(body))
  if (answer.status !== 'issued') return answer
  const { number, uuid, issued_on: issuedOn, pdf } = answer
  return { status: 'issued', number, uuid, issuedOn, pdf: pdf ? Buffer.from(pdf, 'base64') : null }
}

function toWire(order: InvoiceOrder) {
  const { buyer, invoice } = order
  return {
    order_code: order.code,
    placed_at: toIsoIstanbul(order.placedAt),
    buyer,
    invoice: {
      kind: invoice.kind,
      name: invoice.name,
      tax_office: invoice.taxOffice,
      tax_number: invoice.taxNumber,
    },
    lines: order.lines.map(({ code, name, quantity, kdvRate, net, kdv }) => ({
      code,
      name,
      quantity,
      kdv_rate: kdvRate,
      net: toTl(net),
      kdv: toTl(kdv),
    })),
    shipping: toTl(order.shipping),
    shipping_kdv_rate: order.shippingKdvRate,
    fee: toTl(order.fee),
    fee_kdv_rate: order.feeKdvRate,
    grand_total: toTl(order.grandTotal),
    payment: order.payment,
    carrier: order.carrier,
    carrier_vkn: order.carrierVkn,
    shipped_at: toIsoIstanbul(order.shippedAt),
  }
}

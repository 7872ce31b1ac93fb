import { readFile } from 'node:fs/promises'
import type { Db } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import type { Storage } from '../../app/features/media/media.server'
import {
  enqueueHandover,
  keepInvoice,
  listOpenHandovers,
  getFullOrder,
} from '../../app/features/fulfilment/fulfilment.server'
import type { Staff } from '../../app/features/fulfilment/fulfilment'
import type { OrderCommand } from './arguments'
import { text } from './text'

type Answer = { lines: string[] } | { error: string }
type Command = Extract<OrderCommand, { name: 'invoice' | 'invoices' | 'hand-over' }>
type Place = { db: Db; storage: Storage }

/** Invoices: kept by hand, or made by the integrator. */
export async function runInvoiceCommand(place: Place, command: Command, staff: Staff): Promise<Answer> {
  const { db } = place
  switch (command.name) {
    case 'invoice':
      return keep(place, command, staff)
    case 'invoices': {
      const open = await listOpenHandovers(db)
      const lines = open.map(({ code, state, tries, reason }) =>
        text.listedHandover(code, state === 'refused', tries, reason),
      )
      return { lines: lines.length > 0 ? lines : [text.none] }
    }
    case 'hand-over': {
      const { code } = command
      const order = await getFullOrder(db, code)
      if (!order) return { error: text.noOrder(code) }
      if (order.invoiceRecord) return { error: text.hasInvoice(code) }
      await transaction(db, (db) => enqueueHandover(db, code))
      return { lines: [text.handedOver(code)] }
    }
  }
}

async function keep(
  place: Place,
  { code, number, uuid, date, pdf }: Extract<Command, { name: 'invoice' }>,
  staff: Staff,
): Promise<Answer> {
  const bytes = pdf === null ? null : await readFile(pdf).catch(() => undefined)
  if (bytes === undefined) return { error: text.noFile(pdf!) }
  const outcome = await keepInvoice(place, { code, number, uuid, issuedOn: date, pdf: bytes }, staff)
  if (outcome.status === 'kept') return { lines: [text.invoiced(code, outcome.number)] }
  if (outcome.status === 'not_found') return { error: text.noOrder(code) }
  return { error: outcome.status === 'changed' ? text.hasInvoice(code) : text.invoiceBad[outcome.wrong] }
}

import { keepInvoice } from '~/features/fulfilment/fulfilment.server'
import { filesIn } from '~/pages/shared/account-form'
import { text } from '../invoice.text'
import { text as orderText } from '../order.text'
import { type Runs, wordsIn } from './run'

/** Invoices that were made outside the shop. */
export const invoiceRuns: Runs = {
  async fatura({ db, storage, order, form, staff }) {
    const [file] = await filesIn(form, 'pdf')
    const invoice = {
      code: order.code,
      number: wordsIn(form, 'fatura-no', 40),
      uuid: wordsIn(form, 'ettn', 40),
      issuedOn: wordsIn(form, 'gun', 10),
      pdf: file?.bytes ?? null,
      seen: wordsIn(form, 'eski', 40) || null,
    }
    const outcome = await keepInvoice({ db, storage }, invoice, staff)
    switch (outcome.status) {
      case 'kept':
        return null
      case 'not_found':
        return orderText.stays(outcome)
      case 'changed':
        return { told: text.changed(outcome.number), values: { eski: outcome.number ?? '' } }
      case 'refused':
        return text.wrong[outcome.wrong]
    }
  },
}

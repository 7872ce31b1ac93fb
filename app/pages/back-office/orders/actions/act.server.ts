import { data, redirect } from 'react-router'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import type { Kurus } from '~/kernel/money'
import type { Refused } from '../../shared/action'
import { refuseUnconfirmedRefund } from '../../shared/confirm.server'
import { readAction } from '../../shared/staff.server'
import { detailRuns } from './details.server'
import { invoiceRuns } from './invoice.server'
import { moneyRuns } from './money.server'
import { returnRuns } from './returns.server'
import type { Runs } from './run'
import { stepRuns } from './steps.server'

type Args = Parameters<typeof readAction>[0] & { params: { code: string } }

const runs: Runs = { ...stepRuns, ...moneyRuns, ...detailRuns, ...invoiceRuns, ...returnRuns }

const fields = {
  once: [
    'neden',
    'kargo',
    'takip',
    'baglanti',
    'paket',
    'tutar',
    'anahtar',
    'geri-odeme',
    'bildirim',
    'iade',
    'yazi',
    'ad',
    'soyad',
    'telefon',
    'mahalle',
    'sokak',
    'posta',
    'dogrulama',
    'fatura-no',
    'ettn',
    'gun',
    'eski',
  ],
  files: ['pdf'],
  matching: /^adet-\d{1,12}$/,
}

/** Runs an action on the order and leads back to it. A refusal keeps the entries in their form. */
export async function actOnOrder(args: Args) {
  const { visit, form, values, verb, staff } = await readAction(args, fields)
  const order = await getFullOrder(visit.db, args.params.code)
  if (!order) throw data(null, 404)
  const confirmRefund = (amount: Kurus) =>
    refuseUnconfirmedRefund(visit, args.request, amount, form.get('dogrulama'))
  const refused = await runs[verb]!({
    db: visit.db,
    storage: visit.storage,
    order,
    form,
    staff,
    confirmRefund,
  })
  if (refused === null) return redirect(`/yonetim/siparisler/${order.code}?oldu=${verb}`, 303)
  const { dogrulama: _code, ...kept } = values
  const answer =
    typeof refused === 'string'
      ? { verb, refused, values: kept }
      : { verb, refused: refused.told, values: { ...kept, ...refused.values } }
  return data(answer satisfies Refused, { status: 409 })
}

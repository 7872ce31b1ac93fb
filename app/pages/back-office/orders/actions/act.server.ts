import { data, redirect } from 'react-router'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import type { Kurus } from '~/kernel/money'
import type { Refused } from '../../shared/action'
import { refuseUnconfirmedRefund } from '../../shared/confirm.server'
import { readAction } from '../../shared/staff.server'
import { detailRuns } from './details.server'
import { moneyRuns } from './money.server'
import { returnRuns } from './returns.server'
import type { Runs } from './run'
import { stepRuns } from './steps.server'

type Args = Parameters<typeof readAction>[0] & { params: { code: string } }

const runs: Runs = { ...stepRuns, ...moneyRuns, ...detailRuns, ...returnRuns }

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
  ],
  matching: /^adet-\d{1,12}$/,
}

/** Runs an action on the order and leads back to it. A refusal keeps the entries in their form. */
export async function actOnOrder(args: Args) {
  const { visit, form, verb, staff } = await readAction(args, fields)
  const order = await getFullOrder(visit.db, args.params.code)
  if (!order) throw data(null, 404)
  const confirmRefund = (amount: Kurus) =>
    refuseUnconfirmedRefund(visit, args.request, amount, form.get('dogrulama'))
  const refused = await runs[verb]!({ db: visit.db, order, form, staff, confirmRefund })
  if (refused === null) return redirect(`/yonetim/siparisler/${order.code}?oldu=${verb}`, 303)
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (name === 'dogrulama' ? [] : [[name, String(value)] as const])),
  )
  return data({ verb, refused, values } satisfies Refused, { status: 409 })
}

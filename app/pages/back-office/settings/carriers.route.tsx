import { type CarrierKind, carrierKinds } from '~/features/orders/carriers/carriers'
import { carrierEditor, listAllCarriers } from '~/features/orders/orders.server'
import { revisionOf } from '~/http/calls/editing.server'
import { isVkn } from '~/kernel/identity-numbers'
import { typedAmount } from '~/kernel/read-amount'
import { formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Done } from '../shared/action'
import { amountIn } from '../shared/amount-in'
import { readAction, staffVisit } from '../shared/staff.server'
import { SettingsHead } from './settings-head'
import type { Route } from './+types/carriers.route'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { RecordActions } from '../shared/records/record-actions'
import { saveRecord } from '../shared/records/save-record.server'
import { text as all } from './text'

const text = all.carriers
const names = ['ad', 'tur', 'ucret', 'kdv', 'en-az', 'en-cok', 'vkn', 'takip', 'kapida', 'sunulur', 'sira']

/** Kargo firmaları: every carrier with its price, days and state. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const carriers = await listAllCarriers(db)
  return {
    carriers: carriers.map((row) => ({ ...row, revision: revisionOf(row) })),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb } = await readAction(args, { once: [...names, 'kayit', 'surum'] })
  return saveRecord({
    visit,
    verb,
    values,
    editor: carrierEditor,
    input: carrierIn(values),
    taken: text.wrong.taken,
    back: '/yonetim/ayarlar/kargo',
  })
}

/** The carrier of a form, or the sentence for its first wrong field. */
function carrierIn(values: Record<string, string>) {
  const { ad: name = '', ucret, vkn = '', takip: trackingUrl = '' } = values
  if (name.length < 2 || name.length > 60) return text.wrong.name
  const price = amountIn(ucret || '0', text.wrong.price)
  if (typeof price === 'string') return price
  const [minDays, maxDays] = [Number(values['en-az'] || 'x'), Number(values['en-cok'] || 'x')]
  if (!(minDays >= 0 && minDays <= maxDays && maxDays <= 60)) return text.wrong.days
  if (!isVkn(vkn)) return text.wrong.vkn
  if (trackingUrl && !/^https:\/\/\S{4,300}$/.test(trackingUrl.replace('{no}', '0')))
    return text.wrong.tracking
  if (trackingUrl && !trackingUrl.includes('{no}')) return text.wrong.tracking
  return {
    name,
    kind: carrierKinds.find((kind) => kind === values['tur']) ?? ('parcel' satisfies CarrierKind),
    price,
    kdvRate: [0, 1, 10, 20].find((rate) => String(rate) === values['kdv']) ?? 20,
    minDays: Math.floor(minDays),
    maxDays: Math.floor(maxDays),
    vkn,
    trackingUrl,
    cashOnDelivery: values['kapida'] === '1',
    active: values['sunulur'] === '1',
    position: /^\d{1,4}$/.test(values['sira'] ?? '') ? Number(values['sira']) : 0,
  }
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['carriers'][number]

export default function Carriers({ loaderData: { carriers }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHead title={text.title} />
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        <ul className="office-parts">
          {carriers.map((row) => (
            <li key={row.id}>
              <p className="flex flex-wrap items-center gap-x-3">
                <b>{row.name}</b>
                {!row.active && <Pill tone="wait">{text.notOffered}</Pill>}
                <span className="text-ink-2">
                  {[
                    row.kind === 'parcel' ? formatPrice(row.price) : text.kinds[row.kind],
                    text.days(row.minDays, row.maxDays),
                    row.cashOnDelivery && text.cashShort,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <RecordActions
                row={row}
                answer={actionData}
                edit={text.edit}
                save={all.save}
                remove={text.remove}
                removeVerb="kaldir"
                removal={<p className="text-meta text-ink-2">{text.removeHint}</p>}
                mayRemove={row.active}
              >
                <Fields row={row} answer={actionData} verb="kaydet" />
              </RecordActions>
            </li>
          ))}
        </ul>
      </section>
      <section className="office-card">
        <RecordForm verb="ekle" label={text.add} confirm={text.add} answer={actionData} isMain>
          <Fields answer={actionData} verb="ekle" />
        </RecordForm>
      </section>
    </>
  )
}

function Fields({ row, answer, verb }: { row?: Row; answer: RecordAnswer | undefined; verb: string }) {
  const entry = entryOf(answer, verb, row?.id)
  const isTyped = entry('ad', '\0') !== '\0'
  const ticked = (name: string, stored: boolean) => (isTyped ? entry(name, '') === '1' : stored)
  return (
    <>
      <TextField
        name="ad"
        label={text.name}
        required
        maxLength={60}
        defaultValue={entry('ad', row?.name ?? '')}
      />
      <Select name="tur" label={text.kind} defaultValue={entry('tur', row?.kind ?? 'parcel')}>
        {carrierKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </Select>
      <TextField
        name="ucret"
        label={text.price}
        inputMode="decimal"
        maxLength={20}
        defaultValue={entry('ucret', row ? typedAmount(row.price) : '')}
      />
      <Select name="kdv" label={text.kdv} defaultValue={entry('kdv', row?.kdvRate ?? 20)}>
        {[0, 1, 10, 20].map((rate) => (
          <option key={rate} value={rate}>{`%${rate}`}</option>
        ))}
      </Select>
      <TextField
        name="en-az"
        label={text.minDays}
        inputMode="numeric"
        required
        maxLength={2}
        defaultValue={entry('en-az', row?.minDays ?? '')}
      />
      <TextField
        name="en-cok"
        label={text.maxDays}
        inputMode="numeric"
        required
        maxLength={2}
        defaultValue={entry('en-cok', row?.maxDays ?? '')}
      />
      <TextField
        name="vkn"
        label={text.vkn}
        required
        maxLength={10}
        defaultValue={entry('vkn', row?.vkn ?? '')}
      />
      <TextField
        name="takip"
        label={text.tracking}
        hint={text.trackingHint}
        optional
        maxLength={300}
        defaultValue={entry('takip', row?.trackingUrl ?? '')}
      />
      <TextField
        name="sira"
        label={text.position}
        inputMode="numeric"
        maxLength={4}
        defaultValue={entry('sira', row?.position ?? 0)}
      />
      <Checkbox
        name="kapida"
        value="1"
        label={text.cash}
        defaultChecked={ticked('kapida', row?.cashOnDelivery ?? false)}
      />
      <Checkbox
        name="sunulur"
        value="1"
        label={text.active}
        defaultChecked={ticked('sunulur', row?.active ?? true)}
      />
    </>
  )
}

import { listBankAccounts, listPaymentMethods } from '~/features/payments/payments.server'
import { revisionOf } from '~/http/calls/editing.server'
import { formatIban } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import { typedAmount } from '~/kernel/read-amount'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Done } from '../shared/action'
import { asksCode } from '../shared/confirm.server'
import { ConfirmField } from '../shared/confirm-field'
import { staffVisit } from '../shared/staff.server'
import { SettingsHead } from './settings-head'
import type { Route } from './+types/payments.route'
import { savePayments } from './payments.server'
import { entryOf, RecordForm } from '../shared/records/record-form'
import { RecordActions } from '../shared/records/record-actions'
import { text as all } from './text'

const text = all.payments

/** Ödeme: payment methods, and the bank accounts for transfers. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const [methods, accounts, asks] = await Promise.all([
    listPaymentMethods(visit.db),
    listBankAccounts(visit.db),
    asksCode(visit),
  ])
  return {
    methods: methods.map((row) => ({ ...row, revision: revisionOf(row) })),
    accounts: accounts.map((row) => ({ ...row, revision: revisionOf(row) })),
    asks,
    page: { title: text.title, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => savePayments(args)

export const meta = metaOf

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { methods, accounts, asks } = loaderData
  return (
    <>
      <SettingsHead title={text.title} />
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        <h2>{text.methods}</h2>
        <ul className="office-parts">
          {methods.map((row) => (
            <li key={row.type}>
              <p className="flex flex-wrap items-center gap-x-3">
                <b>{row.name}</b>
                <Pill tone={row.active ? 'done' : 'wait'}>{row.active ? text.offered : text.notOffered}</Pill>
                {row.fee > 0 && <span className="text-ink-2">+{formatPrice(row.fee)}</span>}
              </p>
              <RecordForm
                verb="yontem"
                label={text.edit}
                confirm={all.save}
                id={row.type}
                revision={row.revision}
                answer={actionData}
              >
                <MethodFields row={row} answer={actionData} />
              </RecordForm>
            </li>
          ))}
        </ul>
      </section>
      <section className="office-card">
        <h2>{text.accounts}</h2>
        {accounts.length === 0 && <p className="text-ink-2">{text.noAccounts}</p>}
        <ul className="office-parts">
          {accounts.map((row) => (
            <li key={row.id}>
              <p className="flex flex-wrap items-center gap-x-3">
                <b>{row.bank}</b>
                <span className="wrap-anywhere">{formatIban(row.iban)}</span>
                <span className="text-ink-2">{row.holder}</span>
              </p>
              <RecordActions
                row={row}
                answer={actionData}
                edit={text.edit}
                save={all.save}
                remove={text.remove}
                removal={
                  <>
                    <p className="text-meta text-ink-2">{text.removeHint}</p>
                    <ConfirmField asks={asks} />
                  </>
                }
              >
                <AccountFields row={row} answer={actionData} verb="kaydet" />
                <ConfirmField asks={asks} />
              </RecordActions>
            </li>
          ))}
        </ul>
        <RecordForm verb="ekle" label={text.add} confirm={text.add} answer={actionData} isMain>
          <AccountFields answer={actionData} verb="ekle" />
          <ConfirmField asks={asks} />
        </RecordForm>
      </section>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type Answer = Route.ComponentProps['actionData']

function MethodFields({ row, answer }: { row: Loaded['methods'][number]; answer: Answer }) {
  const entry = entryOf(answer, 'yontem', row.type)
  const isTyped = entry('ad', '\0') !== '\0'
  return (
    <>
      <TextField name="ad" label={text.name} required maxLength={60} defaultValue={entry('ad', row.name)} />
      <TextArea
        name="aciklama"
        label={text.description}
        optional
        rows={2}
        maxLength={300}
        defaultValue={entry('aciklama', row.description)}
      />
      <TextField
        name="ucret"
        label={text.fee}
        inputMode="decimal"
        maxLength={20}
        defaultValue={entry('ucret', typedAmount(row.fee))}
      />
      <Select name="kdv" label={text.kdv} defaultValue={entry('kdv', row.feeKdvRate)}>
        {[0, 1, 10, 20].map((rate) => (
          <option key={rate} value={rate}>
            %{rate}
          </option>
        ))}
      </Select>
      <TextField
        name="sinir"
        label={text.limit}
        hint={text.limitHint}
        optional
        inputMode="decimal"
        maxLength={20}
        defaultValue={entry('sinir', row.limit === null ? '' : typedAmount(row.limit))}
      />
      <Checkbox
        name="sunulur"
        value="1"
        label={text.active}
        defaultChecked={isTyped ? entry('sunulur', '') === '1' : row.active}
      />
    </>
  )
}

function AccountFields({
  row,
  answer,
  verb,
}: {
  row?: Loaded['accounts'][number]
  answer: Answer
  verb: string
}) {
  const entry = entryOf(answer, verb, row?.id)
  return (
    <>
      <TextField
        name="banka"
        label={text.bank}
        required
        maxLength={60}
        defaultValue={entry('banka', row?.bank ?? '')}
      />
      <TextField
        name="sube"
        label={text.branch}
        optional
        maxLength={60}
        defaultValue={entry('sube', row?.branch ?? '')}
      />
      <TextField
        name="sahip"
        label={text.holder}
        required
        maxLength={120}
        defaultValue={entry('sahip', row?.holder ?? '')}
      />
      <TextField
        name="iban"
        label={text.iban}
        required
        maxLength={34}
        defaultValue={entry('iban', row ? formatIban(row.iban) : '')}
      />
      <TextField
        name="sira"
        label={text.position}
        inputMode="numeric"
        maxLength={4}
        defaultValue={entry('sira', row?.position ?? 0)}
      />
    </>
  )
}

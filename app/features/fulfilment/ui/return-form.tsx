import { Form, useNavigation } from 'react-router'
import { picturePath } from '~/features/media/media'
import { formatNumber } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import type { OrderLine } from '~/features/orders/orders'
import type { FullOrder } from '../record/full-order'
import type { ReturnKind } from '../record/fulfilment-record'
import { text } from './text'

export type ReturnErrors = { path: string; message: string }[]

/**
 * The form of a return: pieces, reason and account for the refund. Works without scripts; `formKey`
 * makes one return of a form sent twice.
 */
export function ReturnForm({
  order,
  kinds,
  needsAccount,
  formKey,
  errors,
  values,
}: {
  order: FullOrder
  kinds: readonly ReturnKind[]
  needsAccount: boolean
  formKey: string
  errors: ReturnErrors
  values: Record<string, string>
}) {
  const { state } = useNavigation()
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-8" noValidate>
      <ErrorSummary
        title={text.errors}
        errors={errors.map(({ path, message }) => ({ field: path || undefined, message }))}
      />
      <input type="hidden" name="anahtar" value={formKey} />
      <fieldset id="urunler" tabIndex={-1} className="grid gap-4">
        <legend className="mb-3 text-xl">{text.which}</legend>
        {order.returnable.map(({ lineId, quantity }) => {
          const line = order.lines.find(({ id }) => id === lineId)
          return line && <Line key={lineId} line={line} left={quantity} chosen={values[`adet.${lineId}`]} />
        })}
        {errorOf('urunler') && <p className="field-error">{errorOf('urunler')}</p>}
      </fieldset>
      <ChoiceGroup legend={text.why} error={errorOf('neden')}>
        {kinds.map((kind, i) => (
          <RadioCard
            key={kind}
            id={i === 0 ? 'neden' : undefined}
            name="neden"
            value={kind}
            defaultChecked={values['neden'] === kind}
            title={text.kinds[kind]}
            note={text.kindNotes[kind]}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        id="aciklama"
        name="aciklama"
        rows={4}
        maxLength={500}
        label={text.note}
        hint={text.noteHint}
        optional
        error={errorOf('aciklama')}
        defaultValue={values['aciklama']}
      />
      <TextField
        id="foto"
        name="foto"
        type="file"
        multiple
        accept="image/jpeg,image/png"
        label={text.photoLabel}
        hint={text.photoHint}
        optional
        error={errorOf('foto')}
      />
      {needsAccount && <AccountFields errorOf={errorOf} values={values} why={text.accountWhy} />}
      {kinds.includes('withdrawal') && (
        <p className="text-sm text-ink-2">
          <strong className="text-ink">{text.exceptionsTitle}:</strong> {text.exceptions}
        </p>
      )}
      <div>
        <Button look="primary" pending={state === 'submitting'}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}

function Line({ line, left, chosen }: { line: OrderLine; left: number; chosen: string | undefined }) {
  const name = [line.productName, line.variantName].filter(Boolean).join(', ')
  const id = `adet.${line.id}`
  return (
    <div className="grid grid-cols-[min(3.5rem,16vw)_minmax(0,1fr)] items-start gap-4 border-t border-line pt-4">
      {line.pictureHash ? (
        <img
          src={picturePath(line.pictureHash, 160, 'webp')}
          alt=""
          width={56}
          height={70}
          className="aspect-4/5 rounded-md"
        />
      ) : (
        <span className="aspect-4/5 rounded-md bg-sunken" />
      )}
      {left <= 50 ? (
        <Select id={id} name={id} label={name} defaultValue={chosen ?? '0'} aria-label={text.howMany(name)}>
          <option value="0">{text.none}</option>
          {Array.from({ length: left }, (_, i) => (
            <option key={i} value={i + 1}>
              {text.of(formatNumber(i + 1), formatNumber(left))}
            </option>
          ))}
        </Select>
      ) : (
        <TextField
          id={id}
          name={id}
          inputMode="numeric"
          label={name}
          hint={text.of('0', formatNumber(left))}
          defaultValue={chosen ?? '0'}
        />
      )}
    </div>
  )
}

/** The fields of an account for a refund that cannot use the original means of payment. */
export function AccountFields({
  errorOf,
  values,
  why,
}: {
  errorOf: (path: string) => string | undefined
  values: Record<string, string>
  why: string
}) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-semibold">{text.account}</legend>
      <p className="text-sm text-ink-2">{why}</p>
      <TextField
        id="hesap_sahibi"
        name="hesap_sahibi"
        autoComplete="name"
        label={text.holder}
        error={errorOf('hesap_sahibi')}
        defaultValue={values['hesap_sahibi']}
      />
      <TextField
        id="iban"
        name="iban"
        label={text.iban}
        hint={text.ibanHint}
        error={errorOf('iban')}
        defaultValue={values['iban']}
      />
    </fieldset>
  )
}

import { type ReactNode, useState } from 'react'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea } from '~/ui/forms/field'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import type { CheckoutView } from '../steps/answer'
import { PhoneCodePart } from './phone-code-part'
import { text as requestText } from './request.text'
import { text } from './text'

type Props = {
  view: CheckoutView
  values: Record<string, string>
  errors: Record<string, string>
  pending: boolean
}

/**
 * The last step: goods, total, withdrawal right and exceptions together, directly above the button;
 * two texts with unticked boxes (Mesafeli Sözleşmeler Yönetmeliği art. 6–8), or one text for a
 * dealer. Over a buyer's limit it sends a request instead, which creates no duty to pay.
 */
export function ReviewStep({ view, values, errors, pending }: Props) {
  const { review, quote, draft, idempotencyKey, approvalLimit } = view
  if (!review) return null
  const total = formatPrice(quote.basket.grandTotal)
  return (
    <div className="grid gap-6">
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <TextArea
        name="note"
        id="note"
        label={text.note}
        optional
        hint={text.noteHint}
        maxLength={500}
        rows={3}
        defaultValue={values.note ?? draft.note}
        error={errors.note}
      />
      {approvalLimit === null ? (
        <>
          {view.phoneConfirmation && (
            <PhoneCodePart confirmation={view.phoneConfirmation} error={errors.phone_code} />
          )}
          <ContractBoxes contracts={review.contracts} values={values} errors={errors} />
          <DutyNote summaryHtml={review.summaryHtml}>
            <Button look="primary" size="large" wide icon="lock" pending={pending}>
              {text.confirm(total)}
            </Button>
          </DutyNote>
        </>
      ) : (
        <>
          <Notice>{requestText.ask(formatPrice(approvalLimit))}</Notice>
          <Button look="primary" size="large" wide name="intent" value="approval" pending={pending}>
            {requestText.askButton(total)}
          </Button>
        </>
      )}
    </div>
  )
}

/**
 * A box for each contract, with its text to read. Boxes are unticked, unless `values` of a refused
 * form accept exactly this version.
 */
export function ContractBoxes({
  contracts,
  values = {},
  errors,
}: {
  contracts: readonly { id: string; version: string; title: string; html: string }[]
  values?: Record<string, string>
  errors: Record<string, string>
}) {
  return (
    <div className="grid gap-3">
      {contracts.map((contract) => {
        const name = `contracts.${contract.id}`
        return (
          <ContractBox
            key={contract.id}
            {...{ contract, name }}
            ticked={values[name] === contract.version}
            error={errors[name]}
          />
        )
      })}
    </div>
  )
}

type BoxProps = {
  contract: { version: string; title: string; html: string }
  name: string
  ticked: boolean
  error: string | undefined
}

/**
 * One box with its text to read. Its error stays until the box is ticked, independent of the other
 * boxes.
 */
function ContractBox({ contract, name, ticked, error }: BoxProps) {
  const [isTicked, setTicked] = useState(ticked)
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1">
      <Checkbox
        id={name}
        name={name}
        value={contract.version}
        defaultChecked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
        label={text.accept(contract.title)}
        error={isTicked ? undefined : error}
      />
      <details className="group/text pb-2">
        <summary className="link inline-flex min-h-9 items-center gap-1 text-sm">
          {text.read(contract.title)}
          <Icon name="chevron-down" className="transition-transform group-open/text:rotate-180" />
        </summary>
        <ContractView html={contract.html} label={contract.title} />
      </details>
    </div>
  )
}

/**
 * The notice of the duty to pay, which has to stand directly above the order button, and the
 * button.
 */
export function DutyNote({ summaryHtml, children }: { summaryHtml: string; children: ReactNode }) {
  return (
    <>
      <section
        aria-label={text.beforeConfirming}
        className="contract rounded-lg border border-tan/40 bg-tan-soft p-5"
        dangerouslySetInnerHTML={{ __html: summaryHtml }}
      />
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{text.duty}</p>
        {children}
      </div>
    </>
  )
}

/** A contract as it will be stored. The shop creates its HTML from escaped text. */
export function ContractView({ html, label }: { html: string; label: string }) {
  return (
    <section
      aria-label={label}
      className="contract border-t border-line py-3"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

import { Form, useNavigation } from 'react-router'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import type { RequestApproval } from '../approval/requests'
import { ContractBoxes, DutyNote } from './review-step'
import { text } from './request.text'

export type DecisionErrors = { path: string; message: string }[]

/**
 * The forms with which an owner orders a request at current prices, accepting the contracts, or
 * refuses it with a reason.
 */
export function RequestDecisionForms({
  approval,
  refusal,
  errors,
  values,
}: {
  approval: RequestApproval
  /** Why the request cannot be ordered now. */
  refusal: string | null
  errors: DecisionErrors
  /** Ticked boxes and typed text of a form that was refused. */
  values: Record<string, string>
}) {
  const pending = useNavigation().state !== 'idle'
  const byPath = Object.fromEntries(errors.map(({ path, message }) => [path, message]))
  const { review, quote } = approval
  return (
    <div className="grid gap-8">
      <ErrorSummary errors={errors.map(({ path, message }) => ({ field: path || undefined, message }))} />
      {review ? (
        <Form method="post" className="grid gap-6" noValidate>
          <div>
            <h2 className="text-xl">{text.approve}</h2>
            <p className="text-sm text-ink-2">{text.approveWhy}</p>
          </div>
          <ContractBoxes contracts={review.contracts} values={values} errors={byPath} />
          <DutyNote summaryHtml={review.summaryHtml}>
            <Button
              look="primary"
              size="large"
              wide
              icon="lock"
              name="intent"
              value="approve"
              pending={pending}
            >
              {text.confirm(formatPrice(quote.basket.grandTotal))}
            </Button>
          </DutyNote>
        </Form>
      ) : (
        <Notice kind="warning">
          {text.cannotApprove}: {refusal}
        </Notice>
      )}
      <details open={values.reason !== undefined}>
        <summary className="link inline-flex min-h-11 items-center">{text.refuseSummary}</summary>
        <Form method="post" className="grid justify-items-start gap-4" noValidate>
          <TextArea
            id="reason"
            name="reason"
            label={text.reason}
            hint={text.reasonHint}
            maxLength={500}
            rows={3}
            defaultValue={values.reason}
            error={byPath.reason}
          />
          <Button look="danger" name="intent" value="refuse" pending={pending}>
            {text.refuseConfirm}
          </Button>
        </Form>
      </details>
    </div>
  )
}

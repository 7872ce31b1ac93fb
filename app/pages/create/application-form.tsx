import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { ContentBlocks } from '~/features/content/ui/content-blocks'
import { applicationSteps, type ApplicationStep } from '~/features/customers/applications/application'
import { ConsentFields } from '~/features/customers/ui/consent-fields'
import { CompanyStep, ContactStep, DocumentsStep } from '~/features/customers/ui/steps'
import { text } from '~/features/customers/ui/text'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { Icon } from '~/ui/icons/icon'
import { PasswordField } from '~/ui/forms/password-field'
import { ShopLink } from '~/ui/links/shop-link'
import { errorsByField } from '../shared/account-page'
import type { CreateAnswer } from './fields.server'
import type { CreateView } from './page.server'

type Application = NonNullable<CreateView['application']>

const stepPath = (step: ApplicationStep) => `/create?tur=toptan&adim=${step}`
const headingId = (step: ApplicationStep) => `adim-${step}`

/** The wholesale application, step by step: finished steps fold to one line, later ones wait below. */
export function ApplicationForm({ view, answer }: { view: CreateView; answer: CreateAnswer | null }) {
  const application = view.application!
  const current = answer?.step ?? application.step
  useFocusOnStep(current)
  const at = applicationSteps.indexOf(current)
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{text.stepOf(at + 1, applicationSteps.length)}</p>
        <progress
          className="step-progress"
          value={at + 1}
          max={applicationSteps.length}
          aria-label={text.steps}
        />
      </div>
      <ol className="grid gap-4">
        {applicationSteps.map((step, i) => (
          <li
            key={step}
            className="rounded-lg border border-line bg-surface p-5 sm:p-6"
            aria-current={step === current ? 'step' : undefined}
          >
            {step === current ? (
              <OpenStep
                key={answer ? JSON.stringify([answer.values, answer.errors]) : step}
                view={view}
                application={application}
                step={step}
                number={i + 1}
                answer={answer}
              />
            ) : (
              <ClosedStep
                application={application}
                step={step}
                number={i + 1}
                isDone={i < at || applicationSteps.indexOf(application.firstOpen) > i}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

// Focuses the opened step, since the page stays the same from step to step.
function useFocusOnStep(current: ApplicationStep): void {
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    document.getElementById(headingId(current))?.focus()
  }, [current])
}

function StepHeading({ step, number }: { step: ApplicationStep; number: number }) {
  return (
    <h2 id={headingId(step)} tabIndex={-1} className="text-xl">
      <span className="mr-2 text-tan tabular-nums">{number}.</span>
      {text.heading[step]}
    </h2>
  )
}

type StepProps = { application: Application; step: ApplicationStep; number: number }

function OpenStep({
  view,
  application,
  step,
  number,
  answer,
}: StepProps & { view: CreateView; answer: CreateAnswer | null }) {
  const { state, formMethod } = useNavigation()
  const values = { ...application.values, ...answer?.values }
  const errors = errorsByField(answer?.errors)
  const summary = (answer?.errors ?? []).map(({ path, message }) => ({ field: path || undefined, message }))
  const isGuest = view.signedInAs === null
  return (
    <Form
      method="post"
      action={stepPath(step)}
      encType={step === 'belgeler' ? 'multipart/form-data' : undefined}
      className="grid gap-6"
      noValidate
    >
      <StepHeading step={step} number={number} />
      <ErrorSummary errors={summary} />
      {step === 'firma' && <CompanyStep values={values} errors={errors} />}
      {step === 'iletisim' && (
        <ContactStep
          values={values}
          errors={errors}
          withEmail={isGuest}
          places={answer?.places ?? application.places}
        />
      )}
      {step === 'belgeler' && (
        <DocumentsStep values={values} errors={errors} documents={application.documents} />
      )}
      {step === 'gonder' && isGuest && (
        <>
          <PasswordField
            id="sifre"
            name="sifre"
            label={text.password}
            hint={text.passwordHint}
            error={errors.sifre}
            autoComplete="new-password"
            required
          />
          <ConsentFields
            notice={view.notice && <ContentBlocks blocks={view.notice} />}
            given={answer?.given ?? []}
          />
        </>
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" size="large" pending={state !== 'idle' && formMethod === 'POST'}>
          {step === 'gonder' ? text.send : text.goOn}
        </Button>
      </div>
    </Form>
  )
}

function ClosedStep({ application, step, number, isDone }: StepProps & { isDone: boolean }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className={isDone ? '' : 'text-ink-3'}>
        <StepHeading step={step} number={number} />
        {isDone && (
          <p className="mt-1 flex items-start gap-2 text-sm text-ink-2">
            <Icon name="check" className="mt-1 text-xs text-ok" />
            {doneLine(application, step)}
          </p>
        )}
      </div>
      {isDone && (
        <ShopLink
          to={stepPath(step)}
          ahead={false}
          preventScrollReset
          aria-label={text.changeStep(text.step[step])}
          className="link py-1 text-sm whitespace-nowrap"
        >
          {text.change}
        </ShopLink>
      )}
    </div>
  )
}

function doneLine({ values, documents }: Application, step: ApplicationStep): string {
  const lines = {
    firma: [values.unvan, values.vergi_dairesi, values.vergi_no],
    iletisim: [values.yetkili, values.telefon, values.eposta],
    belgeler: documents.map(({ name }) => name),
    gonder: [],
  }
  return lines[step].filter(Boolean).join(', ')
}

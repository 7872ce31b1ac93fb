import { Form, useNavigation } from 'react-router'
import { text } from '~/features/customers/ui/text'
import { ContentBlocks } from '~/features/content/ui/content-blocks'
import { ConsentFields } from '~/features/customers/ui/consent-fields'
import { LinkButton, Button } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextField } from '~/ui/forms/field'
import { PasswordField } from '~/ui/forms/password-field'
import { ShopLink } from '~/ui/links/shop-link'
import { errorsByField } from '../shared/account-page'
import { ApplicationForm } from './application-form'
import type { CreateAnswer } from './fields.server'
import type { CreateView } from './page.server'

type CreateProps = { view: CreateView; answer: CreateAnswer | null }

/** Registration, for a person or a company. */
export function CreatePage({ view, answer }: CreateProps) {
  const { kind, isSent, signedInAs } = view
  if (isSent) return <Sent kind={kind} />
  return (
    <div className="page pt-8 pb-16">
      <div className="joining">
        <div className="grid gap-4">
          <h1 className="text-3xl" tabIndex={-1}>
            {text.title[kind]}
          </h1>
          {signedInAs === null && <Kinds kind={kind} />}
          <p className="text-ink-2">{kind === 'retail' ? text.retailLead : text.wholesaleLead}</p>
          {signedInAs !== null && <p className="text-sm text-ink-2">{text.applyAs(signedInAs)}</p>}
        </div>
        {kind === 'retail' ? (
          <RetailForm view={view} answer={answer} />
        ) : (
          <ApplicationForm view={view} answer={answer} />
        )}
        {signedInAs === null && (
          <p>
            {text.haveAccount}{' '}
            <ShopLink to="/user/login" ahead={false} className="link inline-block py-1 font-semibold">
              {text.signIn}
            </ShopLink>
          </p>
        )}
      </div>
    </div>
  )
}

/** Links to the two kinds, each with its own address, which works without scripts. */
function Kinds({ kind }: { kind: CreateView['kind'] }) {
  const kinds = [
    { value: 'retail', to: '/create' },
    { value: 'wholesale', to: '/create?tur=toptan' },
  ] as const
  return (
    <nav aria-label={text.kinds.label} className="flex flex-wrap gap-3">
      {kinds.map(({ value, to }) => (
        <LinkButton
          key={value}
          to={to}
          look={value === kind ? 'primary' : 'secondary'}
          aria-current={value === kind ? 'page' : undefined}
          ahead={false}
        >
          {text.kinds[value]}
        </LinkButton>
      ))}
    </nav>
  )
}

function RetailForm({ view, answer }: CreateProps) {
  const { state, formMethod } = useNavigation()
  const errors = errorsByField(answer?.errors)
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: answer?.values[name] ?? '',
    error: errors[name],
  })
  const summary = (answer?.errors ?? []).map(({ path, message }) => ({ field: path || undefined, message }))
  return (
    <Form method="post" action="/create" className="grid gap-6" noValidate>
      <ErrorSummary errors={summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('ad')}
          label={text.firstName}
          autoComplete="given-name"
          required
          maxLength={60}
        />
        <TextField
          {...field('soyad')}
          label={text.lastName}
          autoComplete="family-name"
          required
          maxLength={60}
        />
      </div>
      <TextField
        {...field('eposta')}
        label={text.email}
        hint={text.emailWhy}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      <TextField
        {...field('telefon')}
        label={text.mobile}
        hint={text.mobileWhy}
        type="tel"
        autoComplete="tel"
        required
        maxLength={30}
      />
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
      <div className="grid sm:justify-start">
        <Button look="primary" size="large" pending={state !== 'idle' && formMethod === 'POST'}>
          {text.join}
        </Button>
      </div>
    </Form>
  )
}

function Sent({ kind }: { kind: CreateView['kind'] }) {
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title[kind]}
      </h1>
      <EmptyState
        icon="mail"
        title={text.sent}
        action={
          <LinkButton look="primary" to="/">
            {text.goShopping}
          </LinkButton>
        }
      >
        {kind === 'retail' ? text.sentRetail : text.sentWholesale}
      </EmptyState>
    </div>
  )
}

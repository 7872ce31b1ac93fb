import { data, Form, redirect, useNavigation } from 'react-router'
import type { SavedAddress } from '~/features/customers/customers'
import { AddressFields, InvoiceFields, RecipientFields } from '~/features/customers/customers-fields'
import { invoiceText, formatAddress, type Invoice } from '~/features/orders/orders'
import { readForm } from '~/http/reading/form.server'
import { formatPhone } from '~/kernel/identity-numbers'
import { Badge } from '~/ui/badge'
import { Button, LinkButton } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import { EmptyState } from '~/ui/messages/empty-state'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { Notice } from '~/ui/messages/notice'
import { metaOf, titleOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import { text as pages } from '../../shared/text'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { addressPath } from '../account-nav'
import { type AddressForm, addressFormFields, changeFromForm, loadAddresses } from './page.server'
import { text as texts } from '../text'

const text = texts.address

/** Adres Bilgilerim: the addresses of the member's business partner and the form for one of them. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = { title: texts.pages.address, canonical: visit.origin + addressPath, noindex: true }
  return { ...(await loadAddresses(visit, args.url.searchParams)), page }
}

/** Redirects to the cards after a success; mistakes come back with all entered values. */
export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const form = await readForm(args.request, { once: addressFormFields })
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return data({ form: null, refused: sentence }, 429)
  const outcome = await changeFromForm(visit, form)
  if ('leadsTo' in outcome) return redirect(outcome.leadsTo, 303)
  const { status, form: again = null, refused = null } = outcome
  return data({ form: again, refused }, status)
}

// The component renders the title itself, because mistakes in a form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function Addresses({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { addresses, mayChange, leaving, done } = loaderData
  const form = actionData?.form ?? loaderData.form
  const title = titleOf({ loaderData, matches })
  return (
    <AccountFrame current="address">
      <title>{form?.errors.length ? pages.withErrors(title) : title}</title>
      <h1 className="text-3xl" tabIndex={-1}>
        {form ? (form.id ? text.edit : text.add) : texts.pages.address}
      </h1>
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
      {form ? (
        <AddressEditor key={JSON.stringify(form.values)} form={form} first={addresses.length === 0} />
      ) : leaving ? (
        <NextDefault leaving={leaving} others={addresses.filter(({ id }) => id !== leaving.id)} />
      ) : (
        <>
          {done && <Notice kind="success">{done}</Notice>}
          <Cards addresses={addresses} mayChange={mayChange} />
        </>
      )}
    </AccountFrame>
  )
}

function Cards({ addresses, mayChange }: { addresses: SavedAddress[]; mayChange: boolean }) {
  const add = mayChange && (
    <LinkButton to={`${addressPath}?yeni=1`} look="primary" icon="plus" ahead={false}>
      {text.add}
    </LinkButton>
  )
  if (addresses.length === 0)
    return (
      <EmptyState icon="pin" title={text.empty} action={add}>
        {text.emptyWhy}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="account-card">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2>{address.title}</h2>
              {address.isDefault && <Badge tone="tan">{text.default}</Badge>}
            </div>
            <address className="text-sm not-italic">
              <p>
                {address.firstName} {address.lastName}
              </p>
              <p className="text-ink-2">{formatAddress(address)}</p>
              <p className="text-ink-2 tabular-nums">{formatPhone(address.phone)}</p>
            </address>
            <p className="text-sm text-ink-2">{invoiceLine(address.invoice)}</p>
            {address.usedAt && <p className="text-meta text-ink-2">{text.used}</p>}
            {mayChange && <CardActions address={address} />}
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </>
  )
}

function CardActions({ address: { id, title, isDefault } }: { address: SavedAddress }) {
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2">
      <LinkButton
        to={`${addressPath}?duzenle=${id}`}
        size="small"
        icon="pencil"
        ahead={false}
        aria-label={text.named(text.change, title)}
      >
        {text.change}
      </LinkButton>
      {!isDefault && (
        <Form method="post" action={addressPath}>
          <input type="hidden" name="id" value={id} />
          <Button name="intent" value="default" size="small" aria-label={text.named(text.makeDefault, title)}>
            {text.makeDefault}
          </Button>
        </Form>
      )}
      <details className="grow text-sm">
        <summary
          className="link inline-flex min-h-9 items-center"
          aria-label={text.named(text.remove, title)}
        >
          {text.remove}
        </summary>
        <Form method="post" action={addressPath} className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="id" value={id} />
          <p className="text-ink-2">{text.removeWhy}</p>
          <Button name="intent" value="delete" look="danger" size="small">
            {text.removeConfirm}
          </Button>
        </Form>
      </details>
    </div>
  )
}

function invoiceLine(invoice: Invoice): string {
  if (invoice.kind === 'bireysel') return text.personInvoice(invoice.tckn)
  return invoiceText(invoice)
}

/** Asks for the next default before the present one is deleted. */
function NextDefault({ leaving, others }: { leaving: SavedAddress; others: SavedAddress[] }) {
  return (
    <Form method="post" action={addressPath} className="grid gap-6">
      <p>{text.nextDefault(leaving.title)}</p>
      <input type="hidden" name="id" value={leaving.id} />
      <ChoiceGroup legend={text.nextDefaultLegend}>
        {others.map((address, i) => (
          <RadioCard
            key={address.id}
            name="next_default"
            value={address.id}
            defaultChecked={i === 0}
            title={address.title}
            note={formatAddress(address)}
          />
        ))}
      </ChoiceGroup>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="delete" look="danger">
          {text.removeConfirm}
        </Button>
        <LinkButton to={addressPath} ahead={false}>
          {text.back}
        </LinkButton>
      </div>
    </Form>
  )
}

function AddressEditor({ form, first }: { form: AddressForm; first: boolean }) {
  const { state, formMethod } = useNavigation()
  const { id, values, places } = form
  const errors = Object.fromEntries(form.errors.map(({ path, message }) => [path, message]))
  const summary = form.errors.map(({ path, message }) => ({ field: path || undefined, message }))
  return (
    <Form method="post" action={addressPath} className="grid max-w-narrow gap-8" noValidate>
      <ErrorSummary errors={summary} />
      {id && <input type="hidden" name="id" value={id} />}
      <RecipientFields legend={text.who} values={values} errors={errors} />
      <AddressFields title="required" values={values} errors={errors} places={places} />
      <InvoiceFields values={values} errors={errors} />
      {!first && (
        <Checkbox
          name="is_default"
          value="1"
          label={text.defaultWhy}
          defaultChecked={values['is_default'] !== undefined}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save" look="primary" pending={state !== 'idle' && formMethod === 'POST'}>
          {text.save}
        </Button>
        <LinkButton to={addressPath} ahead={false}>
          {text.back}
        </LinkButton>
      </div>
    </Form>
  )
}

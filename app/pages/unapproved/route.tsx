import { useEffect } from 'react'
import { data, Form, redirect, useNavigation, useRevalidator } from 'react-router'
import { addDocument, getApplicationStatus } from '~/features/customers/customers.server'
import type { DocumentKind } from '~/features/customers/documents/documents'
import { text as customers } from '~/features/customers/text'
import { ApplicationProgress, OwnDocuments } from '~/features/customers/ui/application-progress'
import { FileField } from '~/features/customers/ui/steps'
import { text as texts } from '~/features/customers/ui/text'
import { readForm } from '~/http/reading/form.server'
import { Button, LinkButton } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { Select } from '~/ui/forms/select'
import type { Route } from './+types/route'
import { metaOf, titleOf } from '../shared/page-meta'
import { signedIn } from '../shared/signed-in.server'
import { tellToWait } from '../shared/tell-to-wait.server'
import { text as pageText } from '../shared/text'

const text = texts.status
const kinds = ['tax_plate', 'signature_circular', 'other'] as const

/** The status of the signed-in member's wholesale application. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, origin, clock } = signedIn(args)
  const status = await getApplicationStatus(db, visitor)
  if (!status) throw redirect('/')
  const isLate = status.expectedBy !== null && status.expectedBy < clock()
  return {
    status,
    isLate,
    mayAdd: visitor.partner.role === 'owner',
    page: { title: text.title, canonical: `${origin}/unapproved`, noindex: true },
  }
}

/** Adds a document to the application. */
export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const busy = await tellToWait(visit, 'upload')
  if (busy) return refused('', busy, 429)
  const form = await readForm(args.request, { once: ['tur'], files: ['belge'] })
  const kind: DocumentKind = kinds.find((known) => known === form.get('tur')) ?? 'other'
  const file = form.get('belge')
  if (!(file instanceof File) || (file.size === 0 && file.name === ''))
    return refused('belge', text.chooseFile)
  const upload = { kind, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  const outcome = await addDocument(visit, visit.visitor, upload)
  switch (outcome.status) {
    case 'kept':
      throw redirect('/unapproved', 303)
    case 'too_many':
      return refused('belge', text.tooMany)
    case 'not_now':
      return refused('', text.notNow)
    case 'refused':
      return refused('belge', customers.document[outcome.reason])
  }
}

const refused = (path: string, message: string, status = 422) =>
  data({ errors: [{ field: path || undefined, message }] }, { status })

// The component renders the title itself, because mistakes in a form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function Unapproved({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { status, isLate, mayAdd } = loaderData
  useFreshOnReturn()
  const errors = actionData?.errors ?? []
  const title = titleOf({ loaderData, matches })
  const isOpen = status.approval === 0 || status.approval === 2
  return (
    <div className="page pt-8 pb-16">
      <div className="joining gap-8">
        <title>{errors.length > 0 ? pageText.withErrors(title) : title}</title>
        <header className="grid gap-2">
          <h1 className="text-3xl" tabIndex={-1}>
            {text.title}
          </h1>
          <p className="text-lg text-ink-2">{status.companyName}</p>
        </header>
        <ApplicationProgress status={status} isLate={isLate} />
        <div className="flex flex-wrap gap-3">
          {status.approval === 2 && mayAdd && (
            <LinkButton look="primary" to="/create?tur=toptan" ahead={false}>
              {text.again}
            </LinkButton>
          )}
          {status.approval === 3 ? (
            <LinkButton look="primary" to="/User/orders">
              {text.orders}
            </LinkButton>
          ) : (
            <LinkButton look={status.approval === 2 ? 'secondary' : 'primary'} to="/yeni-gelenler">
              {status.approval === 1 ? text.start : text.shop}
            </LinkButton>
          )}
          <LinkButton to="/contact">{text.contact}</LinkButton>
        </div>
        {mayAdd && (
          <section className="grid gap-4" aria-labelledby="belgeler">
            <h2 id="belgeler" className="text-xl">
              {text.documents}
            </h2>
            <OwnDocuments documents={status.documents} />
            {isOpen && <AddDocument key={status.documents.length} errors={errors} />}
          </section>
        )}
      </div>
    </div>
  )
}

function AddDocument({ errors }: { errors: { field?: string; message: string }[] }) {
  const { state, formMethod } = useNavigation()
  return (
    <Form
      method="post"
      action="/unapproved"
      encType="multipart/form-data"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
      noValidate
    >
      <h3 className="text-lg font-semibold">{text.add}</h3>
      <ErrorSummary errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select id="tur" name="tur" label={text.addKind}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </Select>
        <FileField
          name="belge"
          label={text.addFile}
          error={errors.find(({ field }) => field === 'belge')?.message}
        />
      </div>
      <div className="grid sm:justify-start">
        <Button look="primary" pending={state !== 'idle' && formMethod === 'POST'}>
          {text.add}
        </Button>
      </div>
    </Form>
  )
}

/** Reloads the status when the visitor returns from an email or another tab. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void revalidate()
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
    }
  }, [revalidate])
}

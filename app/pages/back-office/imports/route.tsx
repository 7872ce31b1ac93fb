import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { type UploadKind, uploadKinds } from '~/features/catalogue/catalogue'
import { createUpload, listSuppliers, listUploads } from '~/features/catalogue/catalogue.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { fieldOf, filesIn } from '~/pages/shared/account-form'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Field, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import type { Refused } from '../shared/action'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager } from '../shared/list-parts'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

/** Files of products: the upload, and those that were imported before. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  return {
    ...(await listUploads(db, { start, length: pageLength })),
    suppliers: await listSuppliers(db),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, form, values, verb, staff } = await readAction(args, {
    once: ['dosya', 'tedarikci', 'tur'],
    files: ['dosya'],
  })
  const refuse = (refused: string) => data({ verb, refused, values } satisfies Refused, 422)
  const [file] = await filesIn(form, 'dosya')
  if (!file) return refuse(text.wrong.noFile)
  const asked = fieldOf(form, 'tur')
  const kind: UploadKind = uploadKinds.find((one) => one === asked) ?? 'table'
  const outcome = await createUpload(visit, { ...file, kind, supplier: fieldOf(form, 'tedarikci') }, staff)
  if (outcome.status === 'refused')
    return refuse([text.wrong.refusal[outcome.why], outcome.sentence].filter(Boolean).join(' '))
  return redirect(`/yonetim/urunler/aktarim/${outcome.id}?oldu=yukle`, 303)
}

export const meta = metaOf

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { uploads, total, suppliers } = loaderData
  const pending = useNavigation().formData?.get('islem') === 'yukle'
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <section className="office-card">
        <h2>{text.upload}</h2>
        <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
        <Form method="post" encType="multipart/form-data" className="grid max-w-read gap-3">
          <input type="hidden" name="islem" value="yukle" />
          <Select name="tur" label={text.kind} defaultValue={actionData?.values['tur'] ?? 'table'}>
            {uploadKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.kinds[kind]}
              </option>
            ))}
          </Select>
          <TextField
            name="tedarikci"
            label={text.supplier}
            hint={text.supplierHint}
            optional
            maxLength={80}
            list="tedarikciler"
            defaultValue={actionData?.values['tedarikci'] ?? ''}
          />
          <datalist id="tedarikciler">
            {suppliers.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
          <Field label={text.file} hint={text.fileHint}>
            {(control) => (
              <input
                type="file"
                name="dosya"
                required
                accept=".csv,.txt,.tsv,.xlsx,.xml"
                className="input"
                {...control}
              />
            )}
          </Field>
          <span>
            <Button look="primary" size="small" pending={pending}>
              {text.send}
            </Button>
          </span>
        </Form>
      </section>
      <section className="office-card">
        <h2>{text.past}</h2>
        {uploads.length === 0 ? (
          <p className="text-ink-2">{text.none}</p>
        ) : (
          <div className="office-sheet">
            <table className="office-table" data-cards>
              <thead>
                <tr>
                  <th scope="col">{text.file}</th>
                  <th scope="col">{text.supplier}</th>
                  <th scope="col">{text.uploadedAt}</th>
                  <th scope="col">{text.state}</th>
                  <th scope="col">{text.result}</th>
                </tr>
              </thead>
              <tbody>
                {uploads.map((one) => (
                  <tr key={one.id}>
                    <td className="wrap-anywhere">
                      <Link to={`/yonetim/urunler/aktarim/${one.id}`}>{one.name}</Link>
                    </td>
                    <td>{one.supplier}</td>
                    <td className="whitespace-nowrap text-ink-2">
                      {formatDateTime(new Date(one.createdAt))}
                    </td>
                    <td>{text.states[one.state]}</td>
                    <td>
                      {(['created', 'updated', 'skipped'] as const)
                        .filter((name) => one[name] > 0)
                        .map((name) => `${text.count[name]} ${formatNumber(one[name])}`)
                        .join(' · ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Pager total={total} />
      </section>
    </>
  )
}

import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { categoryEditor, getCategoryTree } from '~/features/catalogue/catalogue.server'
import { addRow, changeRow, removeRow, revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { Action, Done } from '../shared/action'
import { pathsOf } from '../shared/category-paths'
import { readId } from '../shared/list-address'
import { readAction, staffVisit } from '../shared/staff.server'
import { OpenElsewhere } from '../shared/open-elsewhere'
import type { Route } from './+types/category.route'
import { text } from './text'
import { nextRevision } from '../shared/records/next-revision.server'

const names = ['ad', 'ust', 'baglanti', 'aciklama', 'sira', 'seo-baslik', 'seo-aciklama']

/** One category, or a new one. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await categoryEditor.read(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const tree = await getCategoryTree(db)
  const stored: Record<string, string> = row
    ? {
        ad: row.name,
        ust: String(row.parentId ?? ''),
        baglanti: row.link,
        aciklama: row.description,
        sira: String(row.position),
        'seo-baslik': row.seoTitle,
        'seo-aciklama': row.seoDescription,
      }
    : { sira: '0' }
  return {
    isNew: !row,
    link: row?.link ?? null,
    stored,
    revision: row ? revisionOf(row) : '',
    parents: tree.flatMap((node) => pathsOf(node)).filter((one) => one.id !== row?.id),
    mayWrite: visitor.permissions.includes('products.write'),
    page: { title: row?.name ?? text.add, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb } = await readAction(args, { once: [...names, 'surum'] })
  const id = readId(args.params.id)
  const row = id === null ? null : await categoryEditor.read(visit.db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values, revision: nextRevision(row, values, status) }, { status })
  const by = { visitor: visit.visitor, now: visit.clock() }
  if (verb === 'sil') {
    if (id === null) throw data(null, 404)
    const removed = await removeRow(visit.db, categoryEditor, id, by)
    return removed.status === 'refused'
      ? refuse(removed.refusal.errors[0]?.message ?? text.removeHint, 409)
      : redirect('/yonetim/kategoriler?oldu=sil', 303)
  }
  const input = categoryIn(values)
  if (typeof input === 'string') return refuse(input)
  const edited = row
    ? await changeRow(visit.db, categoryEditor, { id: row.id, revision: values['surum'] ?? '' }, input, by)
    : await addRow(visit.db, categoryEditor, input, by)
  switch (edited.status) {
    case 'done':
      return redirect(`/yonetim/kategoriler/${edited.done.id}?oldu=kaydet`, 303)
    case 'missing':
      throw data(null, 404)
    case 'stale':
      return refuse(text.wrong.stale, 409)
    case 'refused':
      return refuse(edited.refusal.errors[0]?.message ?? text.wrong.gone, 422)
  }
}

/** The category of a form, or the sentence for its first wrong field. */
function categoryIn(values: Record<string, string>) {
  const name = values['ad'] ?? ''
  if (name.length < 2 || name.length > 80) return text.wrong.name
  const position = values['sira'] || '0'
  if (!/^\d{1,4}$/.test(position)) return text.wrong.position
  return {
    name,
    parentId: readId(values['ust']),
    link: (values['baglanti'] ?? '').slice(0, 160),
    description: (values['aciklama'] ?? '').slice(0, 5_000),
    seoTitle: (values['seo-baslik'] ?? '').slice(0, 160),
    seoDescription: (values['seo-aciklama'] ?? '').slice(0, 320),
    position: Number(position),
  }
}

export const meta = metaOf

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isNew, link, stored, revision, parents, mayWrite, page } = loaderData
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  const of = (name: string) => actionData?.values[name] ?? stored[name] ?? ''
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        {link && (
          <a className="button" data-look="quiet" data-size="small" href={`/${link}`}>
            {text.toShop}
          </a>
        )}
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/kategoriler">
          {text.back}
        </Link>
      </header>
      <OpenElsewhere table="categories" />
      <Done sentences={text.done} answer={actionData} />
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <section className="office-card">
        <Form method="post">
          <input type="hidden" name="islem" value="kaydet" />
          <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
          <fieldset disabled={!mayWrite} className="grid max-w-read gap-4">
            <legend className="sr-only">{text.title}</legend>
            <TextField name="ad" label={text.name} required maxLength={80} defaultValue={of('ad')} />
            <Select name="ust" label={text.parent} defaultValue={of('ust')}>
              <option value="">{text.noParent}</option>
              {parents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField
              name="baglanti"
              label={text.link}
              hint={text.linkHint}
              maxLength={160}
              defaultValue={of('baglanti')}
            />
            <TextField
              name="sira"
              label={text.position}
              hint={text.positionHint}
              inputMode="numeric"
              maxLength={4}
              defaultValue={of('sira')}
            />
            <TextArea
              name="aciklama"
              label={text.description}
              optional
              rows={4}
              maxLength={5_000}
              defaultValue={of('aciklama')}
            />
            <TextField
              name="seo-baslik"
              label={text.seoTitle}
              optional
              maxLength={160}
              defaultValue={of('seo-baslik')}
            />
            <TextArea
              name="seo-aciklama"
              label={text.seoDescription}
              optional
              rows={2}
              maxLength={320}
              defaultValue={of('seo-aciklama')}
            />
            {mayWrite && (
              <span>
                <Button look="primary" pending={pending}>
                  {text.save}
                </Button>
              </span>
            )}
          </fieldset>
        </Form>
      </section>
      {!isNew && mayWrite && (
        <section className="office-card">
          <Action verb="sil" label={text.remove} look="danger">
            <p className="text-meta text-ink-2">{text.removeHint}</p>
          </Action>
        </section>
      )}
    </>
  )
}

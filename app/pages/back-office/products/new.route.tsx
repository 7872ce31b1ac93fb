import { data, Form, redirect } from 'react-router'
import {
  getCategoryTree,
  listBrandNames,
  productEditor,
  type ProductInput,
} from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { getSettings } from '~/features/settings/settings.server'
import { addRow } from '~/http/calls/editing.server'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/new.route'
import { pathsOf } from '../shared/category-paths'
import { text } from './product.text'

/** Yeni ürün: the least that a product needs; the rest is entered on its page. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const [tree, brands, settings] = await Promise.all([
    getCategoryTree(db),
    listBrandNames(db),
    getSettings(db),
  ])
  return {
    categories: tree.flatMap((node) => pathsOf(node)),
    brands,
    kdvRate: settings.get('kdv', 'usual_rate', '20'),
    page: { title: text.newTitle, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values } = await readAction(args, {
    once: ['ad', 'kod', 'kategori', 'marka', 'kdv', 'fiyat', 'barkod'],
  })
  const { listId } = await retailPriceKey(visit.db)
  const input = inputIn(values, listId)
  if (typeof input === 'string') return data({ refused: input, values }, { status: 422 })
  const edited = await addRow(visit.db, productEditor, input, {
    visitor: visit.visitor,
    now: visit.clock(),
  })
  if (edited.status === 'done') return redirect(`/yonetim/urunler/${edited.done.id}?oldu=eklendi`, 303)
  const refused =
    edited.status === 'refused' ? (edited.refusal.errors[0]?.message ?? text.wrong.gone) : text.wrong.gone
  return data({ refused, values }, { status: 409 })
}

/** The product of the form, with one variant of the same code; a sentence for the first field that is wrong. */
function inputIn(values: Record<string, string>, retailListId: number): ProductInput | string {
  const { ad: name = '', kod: code = '', kategori, marka, kdv, fiyat: typed = '', barkod } = values
  if (name.length < 2 || name.length > 160) return text.wrong.name
  if (code === '' || code.length > 64) return text.wrong.code
  const categoryId = Number(kategori)
  if (!Number.isSafeInteger(categoryId) || categoryId < 1) return text.wrong.category
  const kdvRate = ([0, 1, 10, 20] as const).find((rate) => String(rate) === kdv)
  if (kdvRate === undefined) return text.wrong.kdv
  if (isAmbiguousAmount(typed)) return text.wrong.ambiguous(text.retailPrice, typed)
  const amount = readAmount(typed)
  if (!(amount > 0)) return text.wrong.price(text.retailPrice)
  return {
    code,
    name,
    description: '',
    kdvRate,
    brandId: marka ? Number(marka) : null,
    categoryIds: [categoryId],
    detailIds: [],
    // Hidden until somebody has looked at it.
    published: false,
    variants: [
      {
        code,
        name: '',
        barcode: barkod || null,
        weightGrams: 0,
        detailIds: [],
        offers: [{ priceListId: retailListId, packageSize: 1, amount }],
      },
    ],
  }
}

export const meta = metaOf

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, brands, kdvRate } = loaderData
  const typed: Record<string, string> = actionData?.values ?? {}
  return (
    <section className="office-narrow">
      <h1 tabIndex={-1}>{text.newTitle}</h1>
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <Form method="post" className="office-form">
        <input type="hidden" name="islem" value="ekle" />
        <TextField name="ad" label={text.name} required maxLength={160} defaultValue={typed['ad'] ?? ''} />
        <TextField
          name="kod"
          label={text.code}
          hint={text.codeHint}
          required
          maxLength={64}
          defaultValue={typed['kod'] ?? ''}
        />
        <TextField
          name="barkod"
          label={text.barcode}
          optional
          maxLength={32}
          defaultValue={typed['barkod'] ?? ''}
        />
        <Select name="kategori" label={text.category} required defaultValue={typed['kategori'] ?? ''}>
          <option value="">{text.chooseCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="marka" label={text.brand} defaultValue={typed['marka'] ?? ''}>
          <option value="">{text.noBrand}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="kdv" label={text.kdv} defaultValue={typed['kdv'] ?? kdvRate}>
          {[0, 1, 10, 20].map((rate) => (
            <option key={rate} value={rate}>
              %{rate}
            </option>
          ))}
        </Select>
        <TextField
          name="fiyat"
          label={text.retailPrice}
          inputMode="decimal"
          required
          maxLength={15}
          defaultValue={typed['fiyat'] ?? ''}
        />
        <Button look="primary">{text.create}</Button>
      </Form>
    </section>
  )
}

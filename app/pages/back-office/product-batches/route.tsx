import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import type { ProductPlan } from '~/features/catalogue/catalogue'
import {
  getCategoryTree,
  listBrandNames,
  listProductBatches,
  planProducts,
  startProductBatch,
} from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { text as shared } from '../shared/batches/text'
import { pathsOf } from '../shared/category-paths'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { changeIn, changeText, filterIn, optionsOf } from './read-change'
import { text } from './text'

/** A change of one field of many products: the filter, the new value, its trial, its start, and the last changes. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const [brands, tree, batches] = await Promise.all([
    listBrandNames(db),
    getCategoryTree(db),
    listProductBatches(db, 20),
  ])
  const categories = tree.flatMap((node) => pathsOf(node))
  return {
    brands,
    categories,
    batches: batches.map((one) => ({
      id: one.id,
      state: one.state,
      total: one.total,
      written: one.written,
      createdAt: one.createdAt,
      change: changeText(one.change, brands, categories),
    })),
    page: { title: text.title, noindex: true },
  }
}

type Answer = { refused: string | null; plan: ProductPlan | null; values: Record<string, string> }

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: ['q', 'marka', 'kategori', 'eksik', 'alan', 'deger'],
  })
  const { db } = visit
  const answer = (part: Partial<Answer>, status: number) =>
    data({ refused: null, plan: null, values, ...part } satisfies Answer, status)
  const [filter, change] = [filterIn(values), changeIn(values)]
  if (!change) return answer({ refused: text.wrong.value }, 422)
  const { listId } = await retailPriceKey(db)
  if (verb === 'dene') return answer({ plan: await planProducts(db, filter, change, listId) }, 200)
  const id = await startProductBatch(db, { filter, change, retailListId: listId }, staff)
  if (id === null) return answer({ refused: text.wrong.nothing }, 422)
  return redirect(`/yonetim/urunler/toplu/${id}?oldu=uygula`, 303)
}

export const meta = metaOf

export default function ProductBatches({ loaderData, actionData }: Route.ComponentProps) {
  const { brands, categories, batches } = loaderData
  const [params] = useSearchParams()
  const sent = useNavigation().formData?.get('islem')
  // The list of products leads here with its filter in the address.
  const of = (name: string) => actionData?.values[name] ?? params.get(name) ?? ''
  const plan = actionData?.plan
  const options = (all: readonly { id: number; name: string }[]) =>
    all.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/urunler">
          {text.back}
        </Link>
      </header>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
      <div className="office-columns">
        <div>
          <Form method="post" className="grid gap-4" preventScrollReset>
            <section className="office-card">
              <h2>{text.which}</h2>
              <TextField name="q" label={text.words} optional maxLength={100} defaultValue={of('q')} />
              <Select name="marka" label={text.brand} defaultValue={of('marka')}>
                <option value="">{text.anyBrand}</option>
                {options(brands)}
              </Select>
              <Select name="kategori" label={text.category} defaultValue={of('kategori')}>
                <option value="">{text.anyCategory}</option>
                {options(categories)}
              </Select>
              <Select name="eksik" label={text.lacking} defaultValue={of('eksik')}>
                <option value="">{text.anyLacking}</option>
                {Object.entries(text.lacks).map(([key, name]) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </Select>
            </section>
            <section className="office-card">
              <h2>{text.how}</h2>
              <Select name="alan" label={text.kind} defaultValue={of('alan') || 'published'}>
                {Object.entries(text.kinds).map(([kind, name]) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </Select>
              <Select name="deger" label={text.value} hint={text.valueHint} defaultValue={of('deger')}>
                {optionsOf(brands, categories).map(({ label, options }) => (
                  <optgroup key={label} label={label}>
                    {options.map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
              <div className="office-actions">
                {(['dene', 'uygula'] as const).map((verb) => (
                  <Button
                    key={verb}
                    name="islem"
                    value={verb}
                    look={(verb === 'uygula') === Boolean(plan) ? 'primary' : 'secondary'}
                    size="small"
                    pending={sent === verb}
                  >
                    {verb === 'dene' ? text.tryIt : text.apply}
                  </Button>
                ))}
              </div>
            </section>
          </Form>
        </div>
        <div>
          {plan && <Plan plan={plan} />}
          <Past batches={batches} />
        </div>
      </div>
    </>
  )
}

function Plan({ plan: { total, sample } }: { plan: ProductPlan }) {
  return (
    <section className="office-card" aria-live="polite">
      <h2>{text.planTitle}</h2>
      {total === 0 ? (
        <p className="text-ink-2">{text.planNothing}</p>
      ) : (
        <>
          <p className="font-semibold">{text.planTotal(total)}</p>
          <ul className="grid gap-1 text-sm">
            {sample.map(({ id, code, name }) => (
              <li key={id}>
                <Link className="link" to={`/yonetim/urunler/${id}`}>
                  {name}
                </Link>{' '}
                <span className="text-ink-2">{code}</span>
              </li>
            ))}
          </ul>
          {total > sample.length && (
            <p className="text-meta text-ink-2">{text.planMore(total - sample.length)}</p>
          )}
        </>
      )}
    </section>
  )
}

function Past({ batches }: { batches: Route.ComponentProps['loaderData']['batches'] }) {
  return (
    <section className="office-card">
      <h2>{text.past}</h2>
      {batches.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="office-parts">
        {batches.map((one) => (
          <li key={one.id}>
            <p className="flex flex-wrap items-center gap-2">
              <Link className="link" to={`/yonetim/urunler/toplu/${one.id}`}>
                {one.change}
              </Link>
              <Pill tone={one.state === 'done' ? 'done' : one.state === 'undone' ? 'ended' : 'wait'}>
                {shared.states[one.state]}
              </Pill>
              <span className="text-ink-2">
                {shared.progress(one.written, one.total)} · {formatDateTime(new Date(one.createdAt))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

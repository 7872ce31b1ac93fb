import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { type PricePlan, roundings } from '~/features/catalogue/catalogue'
import {
  getCategoryTree,
  listBrandNames,
  planPrices,
  startPriceBatch,
} from '~/features/catalogue/catalogue.server'
import { possibleParents } from '~/features/customers/customers'
import { findListHolds, getPriceLists, priceListEditor } from '~/features/customers/customers.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { pathsOf } from '../shared/category-paths'
import { readId } from '../shared/list-address'
import { readMoment } from '../shared/moment-field'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/list.route'
import { text as listText } from './list.text'
import { ListEdit } from './list-edit'
import { Plan } from './plan'
import { listFields, listIn } from './read-list'
import { filterIn, ruleIn } from './read-rule'
import { text } from './text'

/** One list: its own form, and a change of many of its prices with the filter, the rule, its trial, and its start. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const { searchParams } = args.url
  const lists = await getPriceLists(db)
  const list = lists.find(({ id }) => id === readId(args.params.id))
  if (!list) throw data(null, 404)
  const [brands, tree, holds] = await Promise.all([
    listBrandNames(db),
    getCategoryTree(db),
    findListHolds(db, list.id),
  ])
  return {
    list: { ...list, revision: revisionOf(list) },
    mayRemove: !list.isRetail && holds.length === 0,
    parents: possibleParents(lists, list.id).map(({ id, name }) => ({ id, name })),
    retailId: lists.find(({ isRetail }) => isRetail)?.id ?? 0,
    // A list that was just made names the rule that fills it.
    rule: { kural: searchParams.get('kural') ?? 'percent', kaynak: searchParams.get('kaynak') ?? '' },
    others: lists.filter(({ id }) => id !== list.id).map(({ id, name }) => ({ id, name })),
    brands,
    categories: tree.flatMap((node) => pathsOf(node)),
    page: { title: text.listTitle(list.name), noindex: true },
  }
}

type Answer = { refused: string | null; plan: PricePlan | null; values: Record<string, string> }

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: [...listFields, 'kategori', 'marka', 'q', 'eksik', 'kural', 'deger', 'kaynak', 'yuvarla', 'bas'],
  })
  const { db } = visit
  const listId = readId(args.params.id)
  const list = (await getPriceLists(db)).find(({ id }) => id === listId)
  if (!list) throw data(null, 404)
  if (verb === 'kaydet' || verb === 'sil')
    return saveRecord({
      visit,
      verb,
      values: { ...values, kayit: String(list.id) },
      editor: priceListEditor,
      input: listIn(values, list.isRetail),
      taken: listText.wrong.taken,
      back: verb === 'sil' ? '/yonetim/fiyatlar' : `/yonetim/fiyatlar/${list.id}`,
    })
  const answer = (part: Partial<Answer>, status: number) =>
    data({ refused: null, plan: null, values, ...part } satisfies Answer, status)
  const [filter, rule] = [filterIn(values), ruleIn(values, list.id)]
  if (typeof rule === 'string') return answer({ refused: rule }, 422)
  const startsAt = readMoment(values['bas'] ?? '')
  if (startsAt === undefined || (startsAt && startsAt <= staff.now))
    return answer({ refused: text.wrong.startsAt }, 422)
  if (verb === 'dene') return answer({ plan: await planPrices(db, list.id, filter, rule) }, 200)
  const id = await startPriceBatch(db, { listId: list.id, filter, rule, startsAt }, staff)
  if (id === null) return answer({ refused: text.wrong.nothing }, 422)
  return redirect(`/yonetim/fiyatlar/degisiklik/${id}?oldu=${startsAt ? 'planla' : 'uygula'}`, 303)
}

export const meta = metaOf

export default function PriceList({ loaderData, actionData }: Route.ComponentProps) {
  const { others, brands, categories, rule, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const saved = actionData && 'verb' in actionData ? actionData : undefined
  const tried = actionData && 'plan' in actionData ? actionData : undefined
  const of = (name: string, usual = '') => tried?.values[name] ?? usual
  const plan = tried?.plan
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/fiyatlar">
          {text.back}
        </Link>
      </header>
      <ListEdit {...loaderData} answer={saved} isTold={actionData !== undefined} />
      {tried?.refused && <Notice kind="danger">{tried.refused}</Notice>}
      <Form method="post" className="grid gap-4" preventScrollReset>
        <section className="office-card">
          <h2>{text.which}</h2>
          <div className="grid max-w-read gap-3">
            <Select name="kategori" label={text.category} defaultValue={of('kategori')}>
              <option value="">{text.anyCategory}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select name="marka" label={text.brand} defaultValue={of('marka')}>
              <option value="">{text.anyBrand}</option>
              {brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField name="q" label={text.words} optional maxLength={100} defaultValue={of('q')} />
            <Checkbox name="eksik" value="1" label={text.lacking} defaultChecked={of('eksik') === '1'} />
          </div>
        </section>
        <section className="office-card">
          <h2>{text.how}</h2>
          <div className="grid max-w-read gap-3">
            <Select name="kural" label={text.kind} defaultValue={of('kural', rule.kural)}>
              {Object.entries(text.kinds).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField
              name="deger"
              label={text.value}
              hint={text.valueHint}
              required
              maxLength={12}
              defaultValue={of('deger')}
            />
            <Select
              name="kaynak"
              label={text.source}
              hint={text.sourceHint}
              defaultValue={of('kaynak', rule.kaynak)}
            >
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select name="yuvarla" label={text.rounding} defaultValue={of('yuvarla', 'kurus')}>
              {roundings.map((rounding) => (
                <option key={rounding} value={rounding}>
                  {text.roundings[rounding]}
                </option>
              ))}
            </Select>
            <TextField
              name="bas"
              type="datetime-local"
              label={text.startsAt}
              hint={text.startsAtHint}
              optional
              defaultValue={of('bas')}
            />
          </div>
          <div className="office-actions">
            <Button
              name="islem"
              value="dene"
              look={plan ? 'secondary' : 'primary'}
              size="small"
              pending={sent === 'dene'}
            >
              {text.tryIt}
            </Button>
            <Button
              name="islem"
              value="uygula"
              look={plan ? 'primary' : 'secondary'}
              size="small"
              pending={sent === 'uygula'}
            >
              {text.apply}
            </Button>
          </div>
        </section>
      </Form>
      {plan && <Plan plan={plan} />}
    </>
  )
}

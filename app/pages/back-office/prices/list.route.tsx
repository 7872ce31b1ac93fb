import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { type PricePlan, roundings } from '~/features/catalogue/catalogue'
import {
  getCategoryTree,
  listBrandNames,
  planPrices,
  startPriceBatch,
} from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { formatAmount, formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { pathsOf } from '../shared/category-paths'
import { readId } from '../shared/list-address'
import { readMoment } from '../shared/moment-field'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/list.route'
import { PriceTable } from './price-table'
import { filterIn, ruleIn } from './read-rule'
import { text } from './text'

/** A change of many prices of one list: the filter, the rule, its trial, and its start. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const lists = await getPriceLists(db)
  const list = lists.find(({ id }) => id === readId(args.params.id))
  if (!list) throw data(null, 404)
  const [brands, tree] = await Promise.all([listBrandNames(db), getCategoryTree(db)])
  return {
    list: { id: list.id, name: list.name },
    others: lists.filter(({ id }) => id !== list.id).map(({ id, name }) => ({ id, name })),
    brands,
    categories: tree.flatMap((node) => pathsOf(node)),
    page: { title: text.changeTitle(list.name), noindex: true },
  }
}

type Answer = { refused: string | null; plan: PricePlan | null; values: Record<string, string> }

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: ['kategori', 'marka', 'q', 'eksik', 'kural', 'deger', 'kaynak', 'yuvarla', 'bas'],
  })
  const { db } = visit
  const listId = readId(args.params.id)
  const list = (await getPriceLists(db)).find(({ id }) => id === listId)
  if (!list) throw data(null, 404)
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
  const { others, brands, categories, page } = loaderData
  const sent = useNavigation().formData?.get('islem')
  const of = (name: string, usual = '') => actionData?.values[name] ?? usual
  const plan = actionData?.plan
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/fiyatlar">
          {text.back}
        </Link>
      </header>
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
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
            <Select name="kural" label={text.kind} defaultValue={of('kural', 'percent')}>
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
            <Select name="kaynak" label={text.source} hint={text.sourceHint} defaultValue={of('kaynak')}>
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

function Plan({ plan }: { plan: PricePlan }) {
  return (
    <section className="office-card" aria-live="polite">
      <h2>{text.planTitle}</h2>
      {plan.total === 0 ? (
        <p className="text-ink-2">{text.planNothing}</p>
      ) : (
        <>
          <p className="font-semibold">{text.planTotal(plan.total)}</p>
          <dl className="office-facts">
            {(['rising', 'falling', 'added'] as const).map((name) => (
              <div key={name} className="contents">
                <dt>{text[name]}</dt>
                <dd className="tabular-nums">{formatNumber(plan[name])}</dd>
              </div>
            ))}
          </dl>
          {plan.halved > 0 && <Notice kind="warning">{text.halved(plan.halved)}</Notice>}
          {plan.falling > 0 && <p className="text-meta text-ink-2">{text.lowest}</p>}
          <h3 className="text-sm font-semibold">{text.largest}</h3>
          <PriceTable
            rows={plan.sample.map((row) => ({
              ...row,
              before: row.before === null ? text.none : formatAmount(row.before),
              after: formatAmount(row.after),
              state: null,
            }))}
          />
        </>
      )}
    </section>
  )
}

import { Form, Link, useNavigation } from 'react-router'
import { showcaseRules } from '~/features/catalogue/listing/showcase'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { Done } from '../shared/action'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/showcase.route'
import { ChosenProducts, ProductSearch } from './chosen-products'
import { PlacesAndRemoval } from './places'
import { readPlacesOf } from './places.server'
import { Preview } from './preview'
import {
  findByWords,
  nameProducts,
  readCategories,
  readPreview,
  readRecord,
  storedValues,
} from './read-showcase.server'
import { saveShowcase } from './save-showcase.server'
import { text } from './text'

/** A showcase with its rule, its chosen products, and what the shop shows of it now; or a new one. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const row = await readRecord(db, args.params.id)
  const [chosen, categories, found, preview, places] = await Promise.all([
    nameProducts(db, row?.productIds ?? []),
    readCategories(db),
    findByWords(db, (args.url.searchParams.get('bul') ?? '').trim().slice(0, 100)),
    row && readPreview(db, row.id),
    row && readPlacesOf(db, row.code, clock()),
  ])
  return {
    code: row?.code ?? null,
    stored: storedValues(row),
    revision: row ? revisionOf(row) : '',
    chosen,
    categories,
    found,
    preview,
    places: places ?? [],
    page: { title: row?.title ?? text.add, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveShowcase(args)

export const meta = metaOf

export default function ShowcasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, stored, revision, categories, preview, places, page } = loaderData
  const { chosen, found } = actionData ?? loaderData
  const pending = useNavigation().formData?.get('islem') === 'kaydet'
  const values = actionData?.values
  const of = (name: string) => (values ? values[name] : stored[name]) ?? ''
  const isUnsaved = chosen.map(({ id }) => id).join() !== loaderData.chosen.map(({ id }) => id).join()
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/vitrinler">
          {text.back}
        </Link>
      </header>
      <OpenElsewhere table="showcases" />
      <Done sentences={text.done} answer={actionData} />
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
      <div className="office-columns">
        <div>
          <Form method="post" className="office-by-type grid gap-4" preventScrollReset>
            <input type="hidden" name="islem" value="kaydet" />
            <input type="hidden" name="surum" value={actionData?.revision ?? revision} />
            <section className="office-card">
              <h2>{text.facts}</h2>
              <div className="office-by-type grid items-start gap-4 md:grid-cols-2">
                <Line name="ad" label={text.titleField} maxLength={100} required value={of('ad')} />
                <Line
                  name="alt-baslik"
                  label={text.subtitle}
                  maxLength={200}
                  optional
                  value={of('alt-baslik')}
                />
                {code === null && (
                  <Line
                    name="kod"
                    label={text.code}
                    hint={text.codeHint}
                    maxLength={60}
                    optional
                    value={of('kod')}
                  />
                )}
                <Select name="tur" label={text.rule} defaultValue={of('tur')}>
                  {showcaseRules.map((rule) => (
                    <option key={rule} value={rule}>
                      {text.rules[rule]}
                    </option>
                  ))}
                </Select>
                <div data-of="category">
                  <Select
                    name="kategori"
                    label={text.category}
                    hint={text.categoryHint}
                    defaultValue={of('kategori')}
                  >
                    <option value="">{text.noCategory}</option>
                    {categories.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </div>
                <div data-of="newest category">
                  <Line
                    name="en-cok"
                    label={text.most}
                    hint={text.mostHint}
                    maxLength={3}
                    inputMode="numeric"
                    value={of('en-cok')}
                  />
                </div>
                <Line name="bas" type="datetime-local" label={text.begins} optional value={of('bas')} />
                <Line name="bit" type="datetime-local" label={text.ends} optional value={of('bit')} />
                <Line
                  name="sira"
                  label={text.position}
                  hint={text.positionHint}
                  maxLength={4}
                  inputMode="numeric"
                  value={of('sira')}
                />
              </div>
              <p className="text-meta text-ink-2">
                {text.momentHint} {code !== null && text.codeFixed(code)}
              </p>
              <Checkbox name="acik" value="1" label={text.active} defaultChecked={of('acik') === '1'} />
              <span>
                <Button look="primary" pending={pending}>
                  {text.save}
                </Button>
              </span>
            </section>
            <section className="office-card" data-of="chosen">
              <h2>{text.chosen}</h2>
              {isUnsaved && <Notice kind="warning">{text.unsaved}</Notice>}
              <ChosenProducts key={chosen.map(({ id }) => id).join(' ')} products={chosen} values={values} />
              <ProductSearch
                key={actionData ? 'answer' : revision}
                found={found}
                chosen={chosen}
                values={values}
              />
              <span>
                <Button look="primary">{text.save}</Button>
              </span>
            </section>
          </Form>
        </div>
        {preview && (
          <div>
            <Preview {...preview} />
            <PlacesAndRemoval places={places} />
          </div>
        )}
      </div>
    </>
  )
}

type LineProps = Omit<React.ComponentProps<typeof TextField>, 'value' | 'defaultValue'> & { value: string }

const Line = ({ value, ...field }: LineProps) => <TextField {...field} defaultValue={value} />

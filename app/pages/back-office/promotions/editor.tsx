import type { ReactNode } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { BasketTotals } from '~/features/basket/ui/basket-totals'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Notice } from '~/ui/messages/notice'
import { AddGoods } from '../shared/order/add-goods'
import { Action } from '../shared/action'
import { OpenElsewhere } from '../shared/open-elsewhere'
import type { PromotionAnswer } from './page.server'
import { text } from './text'

type Named = { id: number; name: string }
export type EditorProps = {
  title: string
  /** The table of the record. */
  table: 'campaigns' | 'coupons'
  list: string
  isNew: boolean
  revision: string
  /** The stored values by field, or those of an empty form. */
  stored: Record<string, string>
  lists: readonly Named[]
  categories: readonly Named[]
  answer: PromotionAnswer | undefined
}

/** The value of a field: as typed in a refused save or a preview, else as stored. */
export type ValueOf = (name: string) => string

/** The editor that campaigns and coupons share, with the preview on a basket beside it. */
export function PromotionEditor({
  children,
  ...props
}: EditorProps & { children: (of: ValueOf) => ReactNode }) {
  const { title, table, list, isNew, revision, stored, lists, categories, answer } = props
  const [params] = useSearchParams()
  const verb = useNavigation().formData?.get('islem')
  const done = text.done[params.get('oldu') ?? '']
  const of: ValueOf = (name) => (answer ? (answer.values[name] ?? '') : (stored[name] ?? ''))
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to={list}>
          {text.title}
        </Link>
      </header>
      <OpenElsewhere table={table} />
      {done && !answer && <Notice kind="success">{done}</Notice>}
      <Form method="post" className="office-columns" preventScrollReset>
        <input type="hidden" name="surum" value={answer?.revision ?? revision} />
        <div>
          <section className="office-card">
            {answer?.refused && <Notice kind="danger">{answer.refused}</Notice>}
            <div className="office-by-type grid items-end gap-4 md:grid-cols-2">
              {children(of)}
              <TextField
                name="en-az"
                label={text.minimum}
                inputMode="decimal"
                maxLength={20}
                defaultValue={of('en-az')}
              />
              <Select name="liste" label={text.list} defaultValue={of('liste')}>
                <option value="">{text.anyList}</option>
                {lists.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
              <Select name="kategori" label={text.category} defaultValue={of('kategori')}>
                <option value="">{text.anyCategory}</option>
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
              <TextField
                name="bas"
                type="datetime-local"
                label={text.starts}
                optional
                defaultValue={of('bas')}
              />
              <TextField
                name="bit"
                type="datetime-local"
                label={text.ends}
                optional
                defaultValue={of('bit')}
              />
            </div>
            <p className="text-meta text-ink-2">{text.momentHint}</p>
            <Checkbox name="acik" value="1" label={text.active} defaultChecked={of('acik') === '1'} />
            <p className="text-meta text-ink-2">{text.activeHint}</p>
            <span>
              <Button name="islem" value="kaydet" look="primary" pending={verb === 'kaydet'}>
                {text.save}
              </Button>
            </span>
          </section>
        </div>
        <div>
          <section className="office-card" id="onizleme">
            <h2>{text.preview}</h2>
            <p className="text-meta text-ink-2">{text.previewHint}</p>
            <AddGoods />
            <TextArea
              name="satirlar"
              label={text.lines}
              hint={text.linesHint}
              rows={4}
              maxLength={2_000}
              defaultValue={of('satirlar')}
            />
            <TextField
              name="musteri"
              label={text.customer}
              hint={text.customerHint}
              optional
              inputMode="numeric"
              maxLength={10}
              defaultValue={of('musteri')}
            />
            <span>
              <Button name="islem" value="onizle" look="secondary" size="small" pending={verb === 'onizle'}>
                {text.try}
              </Button>
            </span>
            {answer?.preview && <Preview preview={answer.preview} />}
          </section>
        </div>
      </Form>
      {!isNew && (
        <section className="office-card">
          <Action verb="sil" label={text.remove} look="danger">
            <p className="text-meta text-ink-2">{text.removeHint}</p>
          </Action>
        </section>
      )}
    </>
  )
}

function Preview({ preview }: { preview: NonNullable<PromotionAnswer['preview']> }) {
  return (
    <div className="grid gap-4" role="status">
      {!preview.hasEffect && <Notice kind="warning">{text.noEffect}</Notice>}
      <section aria-label={text.with}>
        <h3 className="mb-2 font-semibold">{text.with}</h3>
        <BasketTotals basket={preview.with} />
      </section>
      <section aria-label={text.without}>
        <h3 className="mb-2 font-semibold text-ink-2">{text.without}</h3>
        <BasketTotals basket={preview.without} />
      </section>
    </div>
  )
}

import { data } from 'react-router'
import { couponEditor, type CouponInput } from '~/features/promotions/promotions.server'
import { revisionOf } from '~/http/calls/editing.server'
import { typedAmount } from '~/kernel/read-amount'
import { metaOf } from '~/pages/shared/page-meta'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { readId } from '../shared/list-address'
import { shownMoment } from '../shared/moment-field'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/coupon.route'
import { PromotionEditor } from './editor'
import { actOnPromotion, readScopes } from './page.server'
import { couponIn } from './read-form.server'
import { text } from './text'

/** A coupon with its terms and uses. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await couponEditor.read(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const scopes = await readScopes(db)
  const tl = (kurus: number | null) => (kurus ? typedAmount(kurus) : '')
  const stored: Record<string, string> = row
    ? {
        ad: row.title,
        kupon: row.code,
        tur: row.kind,
        yuzde: row.percent ? String(row.percent / 100).replace('.', ',') : '',
        tutar: tl(row.amount),
        'en-az': tl(row.minimum),
        bas: shownMoment(row.startsAt),
        bit: shownMoment(row.endsAt),
        toplam: String(row.totalLimit ?? ''),
        'kisi-basi': String(row.customerLimit ?? ''),
        liste: String(row.priceListId ?? ''),
        kategori: String(row.categoryId ?? ''),
        ilk: row.firstOrderOnly ? '1' : '',
        listede: row.listed ? '1' : '',
        acik: row.active ? '1' : '',
      }
    : { tur: 'percentage', acik: '1' }
  return {
    ...scopes,
    stored,
    isNew: !row,
    revision: row ? revisionOf(row) : '',
    page: { title: row?.code ?? text.newCoupon, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) =>
  actOnPromotion(args, {
    kind: 'coupon',
    editor: couponEditor,
    // A coupon of one customer stays theirs; this form does not show whose it is.
    read: async (db, values) => {
      const input = couponIn(values)
      const id = readId(args.params.id)
      const stored = id === null ? null : await couponEditor.read(db, id)
      return typeof input === 'string'
        ? input
        : ({ ...input, businessPartnerId: stored?.businessPartnerId ?? null } satisfies CouponInput)
    },
    now: (input) => ({ ...input, active: true, startsAt: null, endsAt: null }),
    base: '/yonetim/kuponlar',
    list: '/yonetim/kampanyalar?gorunum=kuponlar',
  })

export const meta = metaOf

export default function CouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, ...props } = loaderData
  return (
    <PromotionEditor
      table="coupons"
      {...props}
      title={page.title}
      list="/yonetim/kampanyalar?gorunum=kuponlar"
      answer={actionData}
    >
      {(of) => (
        <>
          <TextField
            name="kupon"
            label={text.code}
            hint={text.codeHint}
            required
            maxLength={40}
            defaultValue={of('kupon')}
          />
          <TextField
            name="ad"
            label={text.titleField}
            hint={text.titleHint}
            required
            maxLength={100}
            defaultValue={of('ad')}
          />
          <Select name="tur" label={text.kind} defaultValue={of('tur')}>
            {Object.entries(text.kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
          <div data-of="percentage">
            <TextField
              name="yuzde"
              label={text.percent}
              inputMode="decimal"
              maxLength={6}
              defaultValue={of('yuzde')}
            />
          </div>
          <div data-of="amount">
            <TextField
              name="tutar"
              label={text.amount}
              inputMode="decimal"
              maxLength={20}
              defaultValue={of('tutar')}
            />
          </div>
          <TextField
            name="toplam"
            label={text.totalLimit}
            hint={text.limitHint}
            optional
            inputMode="numeric"
            maxLength={7}
            defaultValue={of('toplam')}
          />
          <TextField
            name="kisi-basi"
            label={text.customerLimit}
            optional
            inputMode="numeric"
            maxLength={7}
            defaultValue={of('kisi-basi')}
          />
          <Checkbox name="ilk" value="1" label={text.firstOnly} defaultChecked={of('ilk') === '1'} />
          <Checkbox name="listede" value="1" label={text.listed} defaultChecked={of('listede') === '1'} />
        </>
      )}
    </PromotionEditor>
  )
}

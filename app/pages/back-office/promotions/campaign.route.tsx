import { data } from 'react-router'
import { readVariantCode } from '~/features/catalogue/catalogue.server'
import { campaignEditor } from '~/features/promotions/promotions.server'
import { revisionOf } from '~/http/calls/editing.server'
import { typedAmount } from '~/kernel/read-amount'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { readId } from '../shared/list-address'
import { shownMoment } from '../shared/moment-field'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/campaign.route'
import { PromotionEditor } from './editor'
import { actOnPromotion, readScopes } from './page.server'
import { campaignIn } from './read-form.server'
import { text } from './text'

/** A campaign with its terms. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const row = id === null ? null : await campaignEditor.read(db, id)
  if (!row && args.params.id !== 'yeni') throw data(null, 404)
  const scopes = await readScopes(db)
  const tl = (kurus: number | null | undefined) => (kurus ? typedAmount(kurus) : '')
  const stored: Record<string, string> = row
    ? {
        ad: row.title,
        aciklama: row.description,
        tur: String(row.type),
        yuzde: row.percent ? String(row.percent / 100).replace('.', ',') : '',
        tutar: tl(row.amount),
        al: String(row.buy ?? ''),
        ode: String(row.pay ?? ''),
        hediye: row.giftVariantId === null ? '' : await readVariantCode(db, row.giftVariantId),
        'hediye-adet': String(row.giftQuantity ?? ''),
        'en-az': tl(row.minimum),
        bas: shownMoment(row.startsAt),
        bit: shownMoment(row.endsAt),
        liste: String(row.priceListId ?? ''),
        kategori: String(row.categoryId ?? ''),
        acik: row.active ? '1' : '',
      }
    : { tur: '1', acik: '1' }
  return {
    ...scopes,
    stored,
    isNew: !row,
    revision: row ? revisionOf(row) : '',
    page: { title: row?.title ?? text.newCampaign, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) =>
  actOnPromotion(args, {
    kind: 'campaign',
    editor: campaignEditor,
    read: campaignIn,
    now: (input) => ({ ...input, active: true, startsAt: null, endsAt: null }),
    base: '/yonetim/kampanyalar',
    list: '/yonetim/kampanyalar',
  })

export const meta = metaOf

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, ...props } = loaderData
  return (
    <PromotionEditor
      {...props}
      title={page.title}
      table="campaigns"
      list="/yonetim/kampanyalar"
      answer={actionData}
    >
      {(of) => (
        <>
          <TextField
            name="ad"
            label={text.titleField}
            hint={text.titleHint}
            required
            maxLength={100}
            defaultValue={of('ad')}
          />
          <TextField
            name="aciklama"
            label={text.description}
            optional
            maxLength={500}
            defaultValue={of('aciklama')}
          />
          <Select name="tur" label={text.type} defaultValue={of('tur')}>
            {Object.entries(text.types).map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </Select>
          <div data-of="1 5">
            <TextField
              name="yuzde"
              label={text.percent}
              inputMode="decimal"
              maxLength={6}
              defaultValue={of('yuzde')}
            />
          </div>
          <div data-of="2">
            <TextField
              name="tutar"
              label={text.amount}
              inputMode="decimal"
              maxLength={20}
              defaultValue={of('tutar')}
            />
          </div>
          <div data-of="3">
            <TextField name="al" label={text.buy} inputMode="numeric" maxLength={3} defaultValue={of('al')} />
          </div>
          <div data-of="3">
            <TextField
              name="ode"
              label={text.pay}
              inputMode="numeric"
              maxLength={3}
              defaultValue={of('ode')}
            />
          </div>
          <div data-of="4">
            <TextField name="hediye" label={text.gift} maxLength={64} defaultValue={of('hediye')} />
          </div>
          <div data-of="4">
            <TextField
              name="hediye-adet"
              label={text.giftQuantity}
              inputMode="numeric"
              maxLength={3}
              defaultValue={of('hediye-adet')}
            />
          </div>
        </>
      )}
    </PromotionEditor>
  )
}

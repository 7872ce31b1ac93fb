import { lastDay } from '~/features/promotions/promotions'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import { text } from './promo.text'
import { basketAction, useToldBasketForm } from './use-basket-form'

/** A campaign on offer for this basket. */
export type CampaignOffer = {
  id: number
  title: string
  description: string
  endsAt: string | null
  /** Kuruş saved by it. */
  saves: number
  /** Name of the gift. */
  gift: string | null
}

/** The campaigns on offer, best first, and the way without any. A choice is sent at once. */
export function CampaignChoice({ offers, chosen }: { offers: CampaignOffer[]; chosen: number | null }) {
  const { Form, pending } = useToldBasketForm('campaign')
  if (offers.length === 0) return null
  const choose = (event: { currentTarget: HTMLInputElement }) => event.currentTarget.form?.requestSubmit()
  return (
    <Form method="post" action={basketAction} className="grid gap-3" aria-busy={pending || undefined}>
      <input type="hidden" name="intent" value="campaign" />
      <ChoiceGroup legend={text.campaigns} hint={text.oneCampaign}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {offers.map((offer) => (
            <RadioCard
              key={`${offer.id}-${chosen}`}
              name="campaign_id"
              value={offer.id}
              defaultChecked={offer.id === chosen}
              onChange={choose}
              title={offer.title}
              aside={
                offer.saves > 0 ? <span className="text-ok">{formatPrice(-offer.saves)}</span> : undefined
              }
              note={noteOf(offer)}
            />
          ))}
          <RadioCard
            key={`none-${chosen}`}
            name="campaign_id"
            value=""
            defaultChecked={chosen === null}
            onChange={choose}
            title={text.noCampaign}
          />
        </div>
      </ChoiceGroup>
      <p className="without-script">
        <Button pending={pending}>{text.applyCampaign}</Button>
      </p>
    </Form>
  )
}

function noteOf({ description, endsAt, gift }: CampaignOffer): string {
  const until = endsAt && text.until(lastDay(endsAt))
  return [gift && text.giftIs(gift), description, until].filter(Boolean).join(' ')
}

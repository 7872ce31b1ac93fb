import { Form } from 'react-router'
import { type Offer, grossUnit } from '~/features/catalogue/catalogue'
import { pictureSources } from '~/features/media/media'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { Picture } from '~/ui/picture'
import { ShopLink } from '~/ui/links/shop-link'
import { SectionHead } from '~/ui/stitch'
import { text } from './text'

export type SavedItem = { id: number; quantity: number | null; offer: Offer }

/** Saved items, at least one, each with a button back to the basket. The forms post to the basket page. */
export function SavedItems({ items }: { items: SavedItem[] }) {
  return (
    <section aria-labelledby="sonraya">
      <SectionHead id="sonraya" title={text.saved} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, quantity, offer }) => (
          <li
            key={id}
            className="grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3"
          >
            {offer.picture ? (
              <Picture
                {...pictureSources(offer.picture, { widths: [160, 320] })}
                alt=""
                sizes="72px"
                className="aspect-4/5"
              />
            ) : (
              <span className="aspect-4/5 rounded-md bg-sunken" />
            )}
            <div className="grid content-start gap-1 text-sm">
              <ShopLink to={`/${offer.link}`} className="font-semibold hover:text-brand">
                {offer.productName}
              </ShopLink>
              <p className="text-ink-2">{offer.variantName}</p>
              <p className="font-semibold tabular-nums">
                {offer.price ? formatPrice(grossUnit(offer.price)) : text.notSold}
              </p>
              {quantity !== null && <p className="text-ink-2">{text.pieces(quantity)}</p>}
              <Form method="post" action="/sepetim" className="mt-1 flex flex-wrap gap-1">
                <input type="hidden" name="saved_id" value={id} />
                {offer.price && offer.available >= offer.price.packageSize && (
                  <Button
                    size="small"
                    name="intent"
                    value="move"
                    aria-label={text.moveNamed(offer.productName)}
                  >
                    {text.move}
                  </Button>
                )}
                <Button
                  look="quiet"
                  size="small"
                  name="intent"
                  value="drop"
                  aria-label={text.dropNamed(offer.productName)}
                >
                  {text.drop}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

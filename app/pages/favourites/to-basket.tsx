import { Form } from 'react-router'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { favouritesPath } from '~/features/lists/ui/hearts-form'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { ShopLink } from '~/ui/links/shop-link'
import { favouritesText as text } from './text'

/** Adds chosen favourites to the basket together and, if wanted, removes them from the list. */
export function FavouritesToBasket({ products }: { products: readonly ShownCard[] }) {
  const ready = products.filter(({ add }) => add)
  const others = products.length - ready.length
  if (ready.length === 0) return null
  return (
    <details className="rounded-lg border border-line bg-surface px-5">
      <summary className="link inline-flex min-h-12 items-center font-semibold">{text.several}</summary>
      <Form method="post" action={favouritesPath} className="grid gap-3 pb-5">
        {others > 0 && <p className="text-sm text-ink-2">{text.withOptions(others)}</p>}
        <ul className="grid sm:grid-cols-2 sm:gap-x-8">
          {ready.map(({ id, name, link }) => (
            <li key={id} className="flex items-start justify-between gap-3">
              <Checkbox name="product" value={id} label={name} />
              <ShopLink to={`/${link}`} className="link flex-none py-3 text-sm" ahead={false}>
                {text.see}
                <span className="sr-only">: {name}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
        <Checkbox name="move" value="1" label={text.move} />
        <div>
          <Button name="intent" value="basket" look="primary" icon="bag">
            {text.add}
          </Button>
        </div>
      </Form>
    </details>
  )
}

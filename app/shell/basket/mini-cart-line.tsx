import { type BasketLine, linePrice } from '~/features/basket/basket'
import { LineFields } from '~/features/basket/ui/add-to-basket'
import { basketAction, useBasketForm } from '~/features/basket/ui/use-basket-form'
import { pictureSources } from '~/features/media/media'
import { excerpt } from '~/kernel/excerpt'
import { formatNumber } from '~/kernel/turkish'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/forms/field'
import { Picture } from '~/ui/picture'
import { QuantityStepper } from '~/ui/forms/quantity-stepper'
import { ShopLink } from '~/ui/links/shop-link'
import { text } from './mini-cart.text'

const nameLength = 32
const widths = [160, 320] as const

/** Form keys of the drawer, distinct from those of the basket page. */
export const formOfDrawer = (line: BasketLine) => `drawer-${line.variantId}`

/** One line of the mini cart. Its form posts to the basket page. */
export function MiniCartLine({ line }: { line: BasketLine }) {
  const { Form, pending, answer } = useBasketForm(formOfDrawer(line))
  const price = linePrice(line)
  const name = excerpt(line.name, nameLength)
  return (
    <li aria-busy={pending}>
      {line.picture ? (
        <Picture
          {...pictureSources(line.picture, { widths })}
          alt=""
          sizes="72px"
          className="mini-cart-picture"
        />
      ) : (
        <span className="picture mini-cart-picture" />
      )}
      <div>
        <ShopLink to={`/${line.link}`} title={line.name} className="mini-cart-name">
          <span aria-hidden="true" data-cut={name !== line.name}>
            {name}
          </span>
          <span className="sr-only">{line.name}</span>
        </ShopLink>
        {line.variantName && <p className="mini-cart-variant">{line.variantName}</p>}
        {line.packageSize > 1 && <Badge tone="tan">{text.packageOf(formatNumber(line.packageSize))}</Badge>}
        {line.isPromo ? (
          <Badge tone="ok">{text.gift}</Badge>
        ) : (
          <Form method="post" action={basketAction} className="mini-cart-tools">
            <LineFields {...line} />
            <QuantityStepper
              mode="line"
              size="small"
              label={line.name}
              value={line.quantity / line.packageSize}
              packageSize={line.packageSize}
              pending={pending}
            />
            <Button
              name="intent"
              value="remove"
              look="quiet"
              size="small"
              icon="trash"
              iconOnly={text.remove(line.name)}
            />
          </Form>
        )}
        {answer && answer.kind !== 'success' && <FieldError>{answer.message}</FieldError>}
        {line.state !== 'ok' && (
          <FieldError>{line.state === 'unsellable' ? text.unsellable : text.insufficient}</FieldError>
        )}
        <p className="mini-cart-price">
          {price.total} {price.note && <small>{price.note}</small>}
        </p>
      </div>
    </li>
  )
}

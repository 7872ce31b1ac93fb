import { pictureSources } from '~/features/media/media'
import { formatPrice } from '~/kernel/turkish'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { Picture } from '~/ui/picture'
import { QuantityStepper } from '~/ui/forms/quantity-stepper'
import { ShopLink } from '~/ui/links/shop-link'
import type { BasketAnswer, BasketLine as Line } from '../basket'
import { linePrice } from '../pricing/line-price'
import { LineFields } from './add-to-basket'
import { text } from './text'
import { basketAction, useBasketForm } from './use-basket-form'

type Props = {
  line: Line
  /** The answer about this line to a form sent without scripts. */
  told?: BasketAnswer | null
}

/** Form keys of the page, distinct from those of the mini cart. */
export const formOfPage = (line: Line) => `line-${line.variantId}`

/** A line of the basket page with its own form, pending state and message. */
export function BasketLine({ line, told }: Props) {
  const { Form, pending, sent, answer = told } = useBasketForm(formOfPage(line))
  const name = `${line.name}, ${line.variantName}`
  const price = linePrice(line)
  const packages = Math.max(Math.floor(line.quantity / line.packageSize), 1)
  return (
    <li className="basket-line" data-state={line.state} aria-busy={pending || undefined}>
      <ShopLink to={`/${line.link}`} className="block" tabIndex={-1} aria-hidden="true" ahead={false}>
        {line.picture ? (
          <Picture
            {...pictureSources(line.picture, { widths: [160, 320] })}
            alt=""
            sizes="96px"
            eager
            className="aspect-4/5"
          />
        ) : (
          <span className="block aspect-4/5 rounded-md bg-sunken" />
        )}
      </ShopLink>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="font-sans text-base leading-[1.25rem] font-semibold tracking-normal">
          <ShopLink to={`/${line.link}`} className="hover:text-brand">
            {line.name}
          </ShopLink>
        </h2>
        <p className="text-sm text-ink-2">{line.variantName}</p>
        <p className="text-meta text-ink-3 tabular-nums">
          {text.code} {line.code}
        </p>
        <p className="flex flex-wrap gap-2 text-sm tabular-nums">
          {text.unitPrice(price.unit)}
          {line.packageSize > 1 && (
            <Badge tone="tan" icon="package">
              {text.packageOf(line.packageSize)}
            </Badge>
          )}
          {line.isPromo && <Badge tone="sale">{text.gift}</Badge>}
        </p>
      </div>
      <p className="basket-line-total">
        {price.total} {price.note && <span className="text-sm font-normal text-ink-2">{price.note}</span>}
        {price.other && <span className="block text-meta font-normal text-ink-2">{price.other}</span>}
      </p>
      <div className="basket-line-tools">
        {!line.isPromo && (
          <Form
            method="post"
            action={basketAction}
            className="flex flex-wrap items-start gap-x-3 gap-y-2"
            onSubmit={sent && takesOut(sent) ? (event) => event.preventDefault() : undefined}
          >
            <LineFields {...line} />
            <input type="hidden" name="from" value="page" />
            {line.state !== 'unsellable' && (
              <QuantityStepper
                label={name}
                value={packages}
                packageSize={line.packageSize}
                mode="line"
                pending={pending}
              />
            )}
            <Button
              look="quiet"
              size="small"
              icon="trash"
              name="intent"
              value="remove"
              aria-label={text.removeLine(name)}
            >
              {text.remove}
            </Button>
            {line.state !== 'unsellable' && (
              <Button look="quiet" size="small" name="intent" value="save" aria-label={text.saveLine(name)}>
                {text.saveForLater}
              </Button>
            )}
          </Form>
        )}
        <LineNotes line={line} answer={answer ?? null} />
      </div>
    </li>
  )
}

/**
 * True when the sent form removes the line. Controls are disabled then: a second press while the page reloads would
 * confuse the router's count of fetchers.
 */
function takesOut(sent: FormData): boolean {
  const intent = sent.get('intent')
  return intent === 'remove' || intent === 'save' || (intent === 'decrease' && sent.get('packages') === '1')
}

function LineNotes({ line, answer }: { line: Line; answer: BasketAnswer | null }) {
  return (
    <>
      {line.state === 'unsellable' && <Notice kind="danger">{text.unsellable}</Notice>}
      {line.state === 'insufficient' && <Notice kind="warning">{text.insufficient(line.orderable)}</Notice>}
      {line.previousShownUnit !== null && (
        <Notice kind="info">
          {text.priceRose(formatPrice(line.previousShownUnit), formatPrice(line.shownUnit))}
        </Notice>
      )}
      {answer && answer.kind !== 'success' && line.state === 'ok' && (
        <Notice kind={answer.kind}>{answer.message}</Notice>
      )}
    </>
  )
}

import { Link } from 'react-router'
import { type ProductDetail, type ProductVariant, stockState } from '../catalogue'
import { variantWith } from '../reading/variant-choice'
import { Swatch } from './colour-dots'
import { productText as text } from './product.text'

type Props = { product: ProductDetail; chosen: ProductVariant | null }

/** Colour, width …: each value is a link that chooses it and keeps the other choices, if there is such a variant. */
export function VariantOptions({ product, chosen }: Props) {
  if (product.variants.length < 2) return null
  return (
    <div className="grid gap-5">
      {product.options.map((option) => {
        const current = option.values.find((value) => value.code === chosen?.details[option.code])
        return (
          <div key={option.code} role="group" aria-label={text.options(option.name)}>
            <p className="mb-2 text-sm">
              <span className="font-semibold">{option.name}:</span> {current?.value}
            </p>
            <ul className="flex flex-wrap gap-2">
              {option.values.map((value) => (
                <li key={value.code}>
                  <OptionLink {...{ product, chosen, option, value }} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

type Option = ProductDetail['options'][number]

function OptionLink({
  product,
  chosen,
  option,
  value,
}: Props & { option: Option; value: Option['values'][number] }) {
  const exact = variantWith(product, chosen, option.code, value.code)
  const target = exact ?? product.variants.find((variant) => variant.details[option.code] === value.code)
  const note = !exact
    ? text.optionGone
    : stockState(exact.available, exact.price?.packageSize) === 'none'
      ? text.optionSoldOut
      : null
  return (
    <Link
      to={{ search: String(new URLSearchParams(target?.details)) }}
      replace
      preventScrollReset
      aria-current={chosen?.details[option.code] === value.code ? 'true' : undefined}
      className={option.kind === 'swatch' ? 'option option-swatch' : 'option'}
      data-missing={note !== null || undefined}
    >
      {option.kind === 'swatch' && <Swatch color={value.color} className="size-6" />}
      {value.value}
      {note && <span className="sr-only"> ({note})</span>}
    </Link>
  )
}

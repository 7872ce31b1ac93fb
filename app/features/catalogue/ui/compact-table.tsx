import type { ReactNode } from 'react'
import { pictureFiles } from '~/features/media/media'
import { formatPrice } from '~/kernel/turkish'
import { Picture } from '~/ui/picture'
import { NoPrice } from '~/ui/price'
import { ShopLink } from '~/ui/links/shop-link'
import { isShownNet, type OfferPrice, shownTotal, shownUnit, stockState, type VariantRow } from '../catalogue'
import { largestOfCard, type ShownCard } from '../shown-cards'
import { Swatch } from './colour-dots'
import { compactText as text } from './compact.text'

type Slots = {
  /** Parts of a row from other features: the quantity field and the line's total. */
  amount: (row: VariantRow, product: ShownCard) => ReactNode
  total: (row: VariantRow, product: ShownCard) => ReactNode
  favourite?: (product: ShownCard) => ReactNode
}

type Props = Slots & { products: readonly ShownCard[]; rows: readonly VariantRow[]; label: string }

/** Products as a table: a row per variant, the product's name once for its rows, and the KDV rule in the head. */
export function CompactTable({ products, rows, label, ...slots }: Props) {
  const rowsOf = Map.groupBy(rows, ({ productId }) => productId)
  const [first] = products.flatMap(({ id }) => rowsOf.get(id)?.flatMap(({ price }) => price ?? []) ?? [])
  const kdv = first && kdvWord(first)
  return (
    <div className="compact-box">
      <table className="order-table" data-kind="list" aria-label={label}>
        {kdv && <caption>{text.pricesAre(kdv)}</caption>}
        <thead>
          <tr>
            {columns.map(({ name, end }) => (
              <th key={name} scope="col" data-end={end || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {products.map((product) => (
          <tbody key={product.id}>
            {rowsOf.get(product.id)?.map((row, i, all) => (
              <Row key={row.variantId} {...{ row, product, slots, kdv }} span={i === 0 ? all.length : 0} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const columns = [
  { name: text.code },
  { name: text.product },
  { name: text.width },
  { name: text.colour },
  { name: text.stock },
  { name: text.unitPrice, end: true },
  { name: text.packagePrice, end: true },
  { name: text.amount },
  { name: text.total, end: true },
]

type RowProps = {
  row: VariantRow
  product: ShownCard
  /** Number of rows of the product; only its first row has it. */
  span: number
  /** The KDV rule that the head names for all rows. */
  kdv: string | undefined
  slots: Slots
}

function Row({ row, product, span, kdv, slots }: RowProps) {
  const { code, width, colour, others, price, available } = row
  const isPackage = price !== null && price.packageSize > 1
  return (
    <tr data-single={!isPackage || undefined}>
      <th scope="row" className="code">
        {code}
        {others.length > 0 && (
          <span className="order-meta" title={others.join(', ')}>
            {others.join(', ')}
          </span>
        )}
      </th>
      {span > 0 && (
        <td className="what" rowSpan={span}>
          <Product product={product} favourite={slots.favourite?.(product)} />
        </td>
      )}
      <td className="width">{width ?? <Nothing />}</td>
      <td className="colour">
        {colour ? (
          <span className="colour-name">
            <Swatch color={colour.color} className="size-4" />
            {colour.name}
          </span>
        ) : (
          <Nothing />
        )}
      </td>
      <td className="stock">
        <Stock available={available} packageSize={price?.packageSize} />
      </td>
      <td className="cell-price">{price ? <UnitPrice price={price} kdv={kdv} /> : <NoPrice />}</td>
      <td className="cell-package">{isPackage ? <PackagePrice price={price} /> : <Nothing />}</td>
      <td className="amount">{price && slots.amount(row, product)}</td>
      <td className="sum">{price && slots.total(row, product)}</td>
    </tr>
  )
}

function Product({ product, favourite }: { product: ShownCard; favourite: ReactNode }) {
  const [picture] = product.pictures
  return (
    <div className="compact-product">
      {picture ? (
        <Picture
          {...pictureFiles(picture.hash, picture.width ?? largestOfCard, [160])}
          alt=""
          sizes="24px"
          className="compact-picture"
        />
      ) : (
        <span className="compact-picture" />
      )}
      <ShopLink to={`/${product.link}`} title={product.name}>
        <span>{product.name}</span>
      </ShopLink>
      {favourite && <span className="heart-place">{favourite}</span>}
    </div>
  )
}

const Nothing = () => <span className="order-none">–</span>

function Stock({ available, packageSize }: { available: number; packageSize: number | undefined }) {
  const state = stockState(available, packageSize)
  return (
    <span className="stock-note" data-state={state}>
      {state === 'little' ? text.stockLeft(available) : text.stockStates[state]}
    </span>
  )
}

function PackagePrice({ price }: { price: OfferPrice }) {
  return (
    <>
      {formatPrice(shownTotal(price, price.packageSize))}
      <span className="order-meta">{text.pieces(price.packageSize)}</span>
    </>
  )
}

const kdvWord = (price: OfferPrice) => (isShownNet(price) ? text.withoutKdv : text.withKdv)

/** Price per piece with its quantity breaks. A price with another KDV rule than the head names its own. */
function UnitPrice({ price, kdv }: { price: OfferPrice; kdv: string | undefined }) {
  const [first] = price.breaks
  const own = kdvWord(price)
  return (
    <>
      {formatPrice(shownUnit(price))}
      {own !== kdv && <span className="order-meta">{own}</span>}
      {first && (
        <span className="order-meta">
          {text.breakFrom(first.minQuantity, formatPrice(shownUnit(price, first.unit)))}
        </span>
      )}
    </>
  )
}

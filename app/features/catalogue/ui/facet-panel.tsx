import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import type { ListQuery } from '../catalogue'
import type { ShownFacet, ShownList } from '../shown-cards'
import { Swatch } from './colour-dots'
import { facetText } from './facet.text'
import { listText as text } from './list.text'

type Props = {
  list: ShownList
  query: ListQuery
  /** Address of the same list with a changed query, from its first page. */
  address: (change: Partial<ListQuery>) => string
}

/** All filters of a list. Each value is a link, which works without JavaScript and can be shared. */
export function FacetPanel({ list, query, address }: Props) {
  return (
    <>
      <div className="divide-y divide-line border-y border-line">
        <ul className="facet py-2">
          <FacetLink
            to={address({ inStock: query.inStock ? undefined : true })}
            chosen={Boolean(query.inStock)}
            name={text.inStockOnly}
            count={list.inStockCount}
          />
        </ul>
        {list.facets.map((facet) => (
          <FacetGroup key={facet.featureId} facet={facet} query={query} address={address} />
        ))}
        {list.packageSizes.length > 1 && (
          <Group name={facetText.packageSize} open={query.packageSize !== undefined}>
            <ul>
              {list.packageSizes.map(({ size, count, chosen }) => (
                <FacetLink
                  key={size}
                  to={address({ packageSize: chosen ? undefined : size })}
                  chosen={chosen}
                  name={text.package(size)}
                  count={count}
                />
              ))}
            </ul>
          </Group>
        )}
        {list.priceRange && (
          <PriceGroup
            query={query}
            range={list.priceRange}
            action={address({ priceFrom: undefined, priceTo: undefined })}
          />
        )}
      </div>
      <ShowList total={list.total} address={address({})} />
    </>
  )
}

/** Foot of the filters on narrow screens: number of products and a button that shows them. Without scripts it submits a form. */
function ShowList({ total, address }: { total: number; address: string }) {
  const [path, search] = address.split('?')
  const close = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = event.currentTarget.closest('details')!
    sheet.open = false
    sheet.querySelector('summary')!.focus()
  }
  return (
    <form method="get" action={path} className="filter-foot" onSubmit={close}>
      <Kept search={search} />
      <p className="sr-only" role="status">
        {facetText.found(total)}
      </p>
      <Button look="primary" wide>
        {facetText.show(total)}
      </Button>
    </form>
  )
}

/** The other parameters of the address as hidden fields. */
function Kept({ search }: { search: string | undefined }) {
  return [...new URLSearchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const openAtFirst = new Set(['genislik', 'renk', 'malzeme'])

function FacetGroup({ facet, query, address }: { facet: ShownFacet } & Pick<Props, 'query' | 'address'>) {
  const toggled = (id: number, chosen = false) =>
    address({ details: chosen ? query.details.filter((detail) => detail !== id) : [...query.details, id] })
  return (
    <Group name={facet.name} open={openAtFirst.has(facet.code) || facet.values.some((value) => value.chosen)}>
      {facet.explanation && <p>{facet.explanation}</p>}
      <ul>
        {facet.values.map((value) => (
          <FacetLink
            key={value.id}
            to={toggled(value.id, value.chosen)}
            chosen={value.chosen}
            name={value.value}
            count={value.count}
            color={value.color}
          />
        ))}
      </ul>
    </Group>
  )
}

function Group({ name, open, children }: { name: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="facet">
      <summary>
        {name}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

type FacetLinkProps = { to: string; chosen?: boolean; name: string; count: number; color?: string | null }

function FacetLink({ to, chosen, name, count, color }: FacetLinkProps) {
  return (
    <li>
      <ShopLink to={to} rel="nofollow" preventScrollReset ahead={false} data-chosen={chosen || undefined}>
        {chosen && (
          <span className="facet-tick" aria-hidden="true">
            <Icon name="check" />
          </span>
        )}
        {color !== undefined && <Swatch color={color} className="size-4" />}
        {chosen && <span className="sr-only">{text.removePrefix} </span>}
        {name}
        <small>{count}</small>
      </ShopLink>
    </li>
  )
}

type PriceGroupProps = { query: ListQuery; range: { from: number; to: number }; action: string }

function PriceGroup({ query, range, action }: PriceGroupProps) {
  const [path, search] = action.split('?')
  return (
    <Group name={facetText.price} open={query.priceFrom !== undefined || query.priceTo !== undefined}>
      <Form
        method="get"
        action={path}
        preventScrollReset
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-3"
      >
        <Kept search={search} />
        {/* The keys give new fields to new amounts, also after the filter was removed elsewhere; the button keeps its focus. */}
        <TextField
          key={`min ${query.priceFrom}`}
          label={facetText.priceFrom}
          name="fiyat-min"
          inputMode="decimal"
          defaultValue={inTl(query.priceFrom)}
          placeholder={String(Math.floor(range.from / 100))}
        />
        <TextField
          key={`max ${query.priceTo}`}
          label={facetText.priceTo}
          name="fiyat-max"
          inputMode="decimal"
          defaultValue={inTl(query.priceTo)}
          placeholder={String(Math.ceil(range.to / 100))}
        />
        <div className="col-span-full grid">
          <Button size="small">{text.apply}</Button>
        </div>
      </Form>
    </Group>
  )
}

const inTl = (kurus: number | undefined) => (kurus === undefined ? '' : String(kurus / 100).replace('.', ','))

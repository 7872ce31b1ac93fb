import type { ReactNode } from 'react'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { EmptyState } from '~/ui/messages/empty-state'
import { Swatch } from './colour-dots'
import type { Chip } from './list-tools'
import { listText as text } from './list.text'

/** The chosen filters in a row; a press on one removes it. */
export function ChosenFilters({ chips, cleared }: { chips: readonly Chip[]; cleared: string }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={text.chosenFilters} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.name}>
          <ShopLink
            to={chip.to}
            rel="nofollow"
            preventScrollReset
            ahead={false}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-sm hover:border-ink"
          >
            {chip.color !== undefined && <Swatch color={chip.color} className="size-4" />}
            <span className="sr-only">{text.removePrefix} </span>
            {chip.name}
            <Icon name="x" className="text-xs text-ink-3" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink
          to={cleared}
          preventScrollReset
          ahead={false}
          className="link inline-flex min-h-9 items-center px-1 text-sm"
        >
          {text.clearAll}
        </ShopLink>
      </li>
    </ul>
  )
}

/** Shown instead of an empty list: filters to remove, or `children` when none is chosen. */
export function NothingFound({
  chips,
  cleared,
  children,
}: {
  chips: readonly Chip[]
  cleared: string
  children: ReactNode
}) {
  if (chips.length === 0) return <>{children}</>
  return (
    <EmptyState
      icon="filters"
      title={text.nothingFound}
      action={
        <ShopLink to={cleared} className="button" data-look="primary">
          {text.clearAll}
        </ShopLink>
      }
    >
      {text.loosen}{' '}
      {chips.map((chip) => (
        <ShopLink key={chip.name} to={chip.to} className="link mx-1 inline-block py-1">
          {text.loosenOne(chip.name)}
        </ShopLink>
      ))}
    </EmptyState>
  )
}

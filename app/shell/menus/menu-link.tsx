import type { ReactNode } from 'react'
import type { MenuItem } from '~/features/settings/settings'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'

const external = 4

/** A menu entry; external links open a new tab (specification §3 "Menu item"). */
export function MenuLink({
  item,
  children,
  ...rest
}: {
  item: MenuItem
  children?: ReactNode
  className?: string
  onClick?: () => void
}) {
  if (item.link === '') return <span {...rest}>{children ?? item.title}</span>
  if (item.linkType !== external) {
    return (
      <ShopLink to={item.link} {...rest}>
        {children ?? item.title}
      </ShopLink>
    )
  }
  return (
    <a href={item.link} target="_blank" rel="noopener" {...rest}>
      {children ?? item.title} <Icon name="external" />
    </a>
  )
}

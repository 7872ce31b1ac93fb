import type { ComponentProps } from 'react'
import { ShopLink } from '~/ui/links/shop-link'
import { useShell } from '../use-shell'

/** A link to a content that code names, by its address; nothing while the shop does not show that content. */
export function ContentLink({ to, ...link }: ComponentProps<typeof ShopLink> & { to: string }) {
  const [, content = ''] = /^\/contents\/([^/]+)/.exec(to) ?? []
  return useShell()?.missing.includes(content) ? null : <ShopLink to={to} {...link} />
}

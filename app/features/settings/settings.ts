export type Setting = { group: string; key: string; value: string }

/** link_type: 1 category, 2 product, 3 content, 4 external (new tab), 5 page of the shop. */
export type MenuItem = {
  id: number
  title: string
  /** The href: inside the shop it starts with a slash. */
  link: string
  linkType: 1 | 2 | 3 | 4 | 5
  child: MenuItem[]
}

export const menuNames = ['header', 'footer'] as const
export type MenuName = (typeof menuNames)[number]
export type Menus = { header: MenuItem[]; footer: MenuItem[] }

/** The answer of a closed shop: its message and the seconds after which to ask again. */
export type Closing = { message: string; retryAfter: number }

/**
 * Versions of enums 13 and 27, which clients cache; raise one when its entries change. The settings `enum_versions/…`
 * take precedence.
 */
export const enumVersions = { order_status: '1', add_to_cart_quantity: '1' }

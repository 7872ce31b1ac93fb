import type { CategoryNode } from '~/features/catalogue/catalogue'
import { ShopLink } from '~/ui/links/shop-link'
import { searchText as text } from './text'

/** All categories with their subcategories. */
export function CategoryTree({ tree }: { tree: CategoryNode[] }) {
  return (
    <nav aria-label={text.allCategories}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {tree.map((category) => (
          <li key={category.id} className="grid content-start gap-1 border-t border-line pt-4">
            <ShopLink to={`/${category.link}`} className="font-display text-xl hover:text-brand">
              {category.name}
            </ShopLink>
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <ShopLink
                    to={`/${child.link}`}
                    className="inline-flex min-h-9 items-center text-sm text-ink-2 hover:text-brand"
                  >
                    {child.name}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

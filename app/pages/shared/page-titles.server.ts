import type { Settings } from '~/features/settings/settings.server'

/** The kinds of public pages whose titles and descriptions the shop words itself. */
export type PageKind =
  | 'home'
  | 'category'
  | 'product'
  | 'content'
  | 'all_products'
  | 'new_arrivals'
  | 'contents'
  | 'faq'
  | 'contact'

/** The names that a template may use: `{name}`, `{shop}`, `{category}`, `{brand}`. */
type Names = { name: string; category?: string; brand?: string }
type Own = { title?: string; description?: string }

/**
 * Title and description of a page. The page's own texts for search engines come first, then the templates of the settings
 * `seo/{kind}_title` and `seo/{kind}_description`, then what the page has anyway. `tab` is the whole text of the browser's tab; it
 * is left out where the shop's name simply follows.
 */
export function describePage(
  settings: Settings,
  kind: PageKind,
  names: Names,
  own: Own,
  usual: { title?: string; description: string },
): { title: string; description: string; tab?: string } {
  const filled = (key: string) => fill(settings.get('seo', `${kind}_${key}`), settings, names)
  const title = own.title || usual.title || names.name
  const tab = own.title ? '' : filled('title')
  const description = own.description || filled('description') || usual.description
  return { title, description, ...(tab ? { tab } : {}) }
}

function fill(template: string, settings: Settings, names: Names): string {
  const values: Record<string, string | undefined> = {
    ...names,
    shop: settings.get('company', 'name', 'Vitrin'),
  }
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  // A name that is missing leaves no separator behind.
  return text
    .replace(/\s+/g, ' ')
    .replace(/(\s[|–·-])(\s[|–·-])+/g, '$1')
    .replace(/^[\s|–·-]+|[\s|–·-]+$/g, '')
}

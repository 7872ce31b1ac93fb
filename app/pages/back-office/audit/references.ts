import type { FieldChange } from '~/db/read-audit.server'

/** The table that the ids in a field name: `field`, or `kind.field` where kinds differ. */
const tables: Readonly<Record<string, string>> = {
  brandId: 'brands',
  businessPartnerId: 'business_partners',
  categoryId: 'categories',
  categoryIds: 'categories',
  cityId: 'cities',
  countryId: 'countries',
  customer: 'business_partners',
  detailIds: 'feature_details',
  featureId: 'features',
  giftVariantId: 'variants',
  groupId: 'banner_groups',
  lineId: 'order_lines',
  list: 'price_lists',
  mainCategoryId: 'categories',
  partner: 'business_partners',
  priceListId: 'price_lists',
  productIds: 'products',
  related: 'products',
  salesRepresentativeId: 'users',
  shopCategoryId: 'categories',
  sourceListId: 'price_lists',
  staffRole: 'staff_roles',
  toPartnerId: 'business_partners',
  user: 'users',
  userId: 'users',
  variantId: 'variants',
  'categories.parentId': 'categories',
  'contents.categoryId': 'content_categories',
  'menu_items.parentId': 'menu_items',
}

/** The table whose ids a field holds; undefined for every other field. `beside`: the object that holds the field. */
export function tableOf(kind: string, field: string, beside: object): string | undefined {
  if (kind === 'product_batches' && field === 'value' && 'kind' in beside) {
    if (beside.kind === 'brand') return 'brands'
    return String(beside.kind).endsWith('_category') ? 'categories' : undefined
  }
  return tables[`${kind}.${field}`] ?? tables[field]
}

/** Whether a value is an actor; some fields hold nothing else, among them `system` and `demo`. */
export const isActor = (field: string, value: unknown): value is string =>
  typeof value === 'string' && (field === 'savedBy' || /^(user \d{1,9}|command line: .+)$/.test(value))

/** The rows, as `table id`, and the actors that the values of changes name. */
export function referencesIn(kind: string, changes: readonly FieldChange[]) {
  const rows = new Set<string>()
  const actors = new Set<string>()
  const visit = (field: string, value: unknown, beside: object): void => {
    if (Array.isArray(value)) for (const one of value) visit(field, one, beside)
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) visit(name, part, value)
    else if (isActor(field, value)) actors.add(value)
    else {
      const table = tableOf(kind, field, beside)
      if (table && (typeof value === 'number' || typeof value === 'string')) rows.add(`${table} ${value}`)
    }
  }
  for (const { field, before, after } of changes) {
    visit(field, before, {})
    visit(field, after, {})
  }
  return { rows, actors }
}

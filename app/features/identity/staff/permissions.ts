/** Every permission of the back office and the API's staff calls, by subject: key and the name that roles show. */
const catalogue = {
  Siparişler: {
    'orders.view': 'Siparişleri görür',
    'orders.process': 'Siparişi hazırlar, kargoya verir, teslim eder',
    'orders.edit': 'Hazırlanmadan önce siparişi değiştirir',
    'orders.cancel': 'Siparişi iptal eder',
    'orders.create': 'Müşteri adına sipariş verir',
    'returns.decide': 'İade taleplerine karar verir',
  },
  Para: {
    'payments.confirm': 'Havaleleri onaylar ya da reddeder',
    'refunds.give': 'Geri ödeme yapar',
    'invoices.write': 'Faturaları ekler',
    'ledger.view': 'Cari hesapları görür',
    'ledger.write': 'Cari hesaba kayıt işler',
  },
  Ürünler: {
    'products.view': 'Ürünleri yönetimde görür',
    'products.write': 'Ürünleri düzenler',
    'prices.write': 'Fiyatları değiştirir',
    'stock.write': 'Stok hareketi girer',
    'search.write': 'Aramanın eş anlamlılarını düzenler',
  },
  Müşteriler: {
    'customers.view': 'Müşterileri görür',
    'customers.all': 'Bütün müşterilere bakar; bu izin yoksa yalnız temsilcisi olduğu bayilere',
    'customers.write': 'Müşterileri düzenler',
    'customers.export': 'Müşteri verisini dışa aktarır',
    'applications.decide': 'Toptan başvurularına karar verir',
    'consents.manage': 'İleti izinlerini yönetir',
    'support.answer': 'Destek taleplerini ve iletileri yanıtlar',
  },
  'Pazarlama ve içerik': {
    'promotions.write': 'Kupon ve kampanyaları düzenler',
    'messages.send': 'E-bülten ve SMS kampanyası gönderir',
    'content.write': 'Sayfaları, afişleri ve menüleri düzenler',
  },
  'Rapor ve kayıt': {
    'reports.view': 'Raporları görür',
    'traffic.view': 'Mağazaya gelişleri görür',
    'audit.view': 'İşlem kaydını görür',
  },
  Mağaza: {
    'settings.write': 'Ayarları değiştirir',
    'staff.write': 'Çalışanları ve rolleri yönetir',
  },
} as const

type Catalogue = typeof catalogue
export type Permission = { [S in keyof Catalogue]: keyof Catalogue[S] }[keyof Catalogue] & string

/** The catalogue for a screen: each subject with its permissions. */
export const permissionSubjects: readonly {
  subject: string
  permissions: { key: Permission; name: string }[]
}[] = Object.entries(catalogue).map(([subject, names]) => ({
  subject,
  permissions: Object.entries(names).map(([key, name]) => ({ key: key as Permission, name })),
}))

export const permissions: readonly Permission[] = permissionSubjects.flatMap((one) =>
  one.permissions.map(({ key }) => key),
)

/** Subjects whose records belong to customers. */
const subjectsOfCustomers = [
  'Siparişler',
  'Para',
  'Müşteriler',
  'Rapor ve kayıt',
] satisfies (keyof Catalogue)[]
const ofCustomers = new Set<string>([
  ...subjectsOfCustomers.flatMap((subject) => Object.keys(catalogue[subject])),
  'messages.send',
] satisfies (Permission | string)[])

/** True when a permission shows or changes records of customers. */
export const concernsCustomers = (permission: Permission): boolean => ofCustomers.has(permission)

export const builtInRoles = ['admin', 'sales', 'warehouse', 'content'] as const
/** A role that every shop has; a shop adds own roles beside them. */
export type StaffRole = (typeof builtInRoles)[number]

const outsideSales: readonly Permission[] = [
  'content.write',
  'messages.send',
  'customers.export',
  'audit.view',
  'settings.write',
  'staff.write',
]
const ofBuiltIn: Readonly<Record<StaffRole, readonly Permission[]>> = {
  admin: permissions,
  sales: permissions.filter((one) => !outsideSales.includes(one)),
  warehouse: [
    'orders.view',
    'orders.process',
    'returns.decide',
    'customers.all',
    'products.view',
    'stock.write',
  ],
  content: [
    'products.view',
    'products.write',
    'search.write',
    'customers.all',
    'messages.send',
    'content.write',
    'traffic.view',
  ],
}

/** The name that screens show for a permission; null for a key that is none. */
export function titleOfPermission(key: string): string | null {
  const all = permissionSubjects.flatMap((one) => one.permissions)
  return all.find((one) => one.key === key)?.name ?? null
}

/** Permissions of a built-in role, or null for a role of the shop's own. */
export function permissionsOfBuiltIn(role: string): readonly Permission[] | null {
  return Object.hasOwn(ofBuiltIn, role) ? ofBuiltIn[role as StaffRole] : null
}

/** The known permissions among these keys. */
export const knownPermissions = (keys: readonly string[]): Permission[] =>
  permissions.filter((one) => keys.includes(one))

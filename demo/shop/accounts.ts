import type { businessPartners } from '~/features/customers/tables.server'
import type { StaffRole } from '~/features/identity/identity'

export const demoPassword = 'Vitrin-Demo-2026'

export type DemoAccount = {
  email: string
  name: string
  staffRole?: StaffRole
  partner?: Omit<typeof businessPartners.$inferInsert, 'priceListId'> & { priceList?: string; phone: string }
}

/** Accounts of the demo shop. Live mode refuses to start with any of them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'perakende@vitrin.test',
    name: 'Ayşe Işık',
    partner: { kind: 'retail', name: 'Ayşe Işık', approvalStatus: 1, phone: '+905321112233' },
  },
  {
    email: 'bayi@vitrin.test',
    name: 'Murat Çağlar',
    partner: {
      kind: 'wholesale',
      name: 'Çağlar Saat ve Aksesuar Ltd. Şti.',
      approvalStatus: 1,
      taxOffice: 'Kadıköy',
      taxNumber: '1234567890',
      phone: '+905332223344',
      priceList: 'bayi',
      paymentTermDays: 30,
      creditLimit: 7_500_000,
    },
  },
  {
    email: 'bayi2@vitrin.test',
    name: 'Şule Öztürk',
    partner: {
      kind: 'wholesale',
      name: 'Öztürk Toptan Saat A.Ş.',
      approvalStatus: 1,
      taxOffice: 'Konak',
      taxNumber: '9876543217',
      phone: '+905343334455',
      priceList: 'toptan',
      paymentTermDays: 45,
      creditLimit: 15_000_000,
    },
  },
  {
    email: 'bekleyen@vitrin.test',
    name: 'İbrahim Güneş',
    partner: {
      kind: 'wholesale',
      name: 'Güneş Kordon',
      approvalStatus: 0,
      taxOffice: 'Çankaya',
      taxNumber: '4567891233',
      phone: '+905354445566',
    },
  },
  { email: 'admin@vitrin.test', name: 'Vitrin Yönetici', staffRole: 'admin' },
]

import { randomUUID } from 'node:crypto'

/** A buyer's data. Place names begin with ASCII letters, so that a keyboard finds them in a list by typing. */
export type Buyer = typeof buyer & { email: string }

const buyer = {
  firstName: 'Işıl',
  lastName: 'Çağlayan',
  phone: '0532 123 45 67',
  city: 'Ankara',
  district: 'Mamak',
  neighbourhood: 'Abidinpaşa Mah.',
  street: 'Zümrütevler Cad. No: 12 Daire: 3',
  company: { unvan: 'Çağlayan Saat Ticaret Ltd. Şti.', taxOffice: 'Mamak', vkn: '9860008925' },
}

/** A buyer with an email address that no other test uses. */
export function newBuyer(): Buyer {
  return { ...buyer, email: `alici-${randomUUID()}@ornek.example` }
}

import { distanceSale, preInformation } from '~/features/orders/orders'

const address = {
  first_name: 'Ayşe',
  last_name: 'Işık',
  email: 'ayse@alici.example',
  phone: '0532 123 45 67',
  city_id: 34,
  district_id: 449,
  neighbourhood: 'Caferağa Mah.',
  street: 'Moda Cad. No: 12 Daire: 3',
  postal_code: '34710',
}

/** An order as the documentation of the API shows it. */
export const orderExample = {
  body: {
    address,
    invoice: { kind: 'bireysel' as const },
    cargo_id: 1,
    payment_type: 2 as const,
    note: 'Hediye paketi olsun lütfen.',
    contracts: [preInformation, distanceSale].map(({ id, version }) => ({
      id,
      version,
      accepted: true as const,
    })),
  },
  data: {
    id: 70_312,
    code: 'K7MX4RPW2TD',
    status: 90,
    status_text: 'Ödeme bekleniyor',
    payment_type: 2,
    grand_total: 1299.8,
    expires_at: '2026-11-23T14:05:00+03:00',
    link: 'https://magaza.example/siparis/K7MX4RPW2TD?imza=k3Jd0wGq',
    payment_url: null,
  },
}

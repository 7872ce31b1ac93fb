/**
 * Settings of the group `company`: the seller's identity as contact page, footer, texts and contracts show it. The
 * company is invented: its addresses end with `.example`, and its telephone numbers are not assigned.
 */
export const company = {
  name: 'Vitrin',
  unvan: 'Vitrin Kordon ve Saat Aksesuarları Sanayi ve Ticaret Ltd. Şti.',
  mersis: '0999000111900017',
  vkn: '9990001119',
  vergi_dairesi: 'Hocapaşa',
  trade_registry_no: '000000-5 (İstanbul)',
  address: 'Hobyar Mah. Kordoncular Sok. No: 14 Kat: 2, 34112 Fatih/İstanbul',
  phone: '0212 000 00 12',
  whatsapp: '0500 000 00 34',
  email: 'merhaba@vitrin.example',
  kep: 'vitrin@kep.example',
  working_hours: 'Hafta içi 09.00–18.00, cumartesi 10.00–15.00',
  chamber: 'İstanbul Ticaret Odası',
  conduct_rules: 'İstanbul Ticaret Odası meslek kuralları',
  etbis: 'Tanıtım mağazası, kayıt numarası yoktur',
  return_carrier: 'Yurtiçi Kargo',
} as const satisfies Record<string, string>

/** Examples for emails whose facts no real record gives. */
export const text = {
  carrier: 'Hızlı Kargo',
  company: 'Örnek Saatçilik Ltd. Şti.',
  product: 'Kapadokya deri kordon',
  variant: '22 mm, taba',
  otherProduct: 'Toros naylon kordon',
  reason: 'Vergi levhanızın güncel sureti',
  subjectOfTest: (subject: string) => `[Deneme] ${subject}`,
  example: {
    firstName: 'Ayşe',
    lastName: 'Örnek',
    code: 'ORNEK2SPRS9',
    email: 'ayse@ornek.example',
    address: {
      firstName: 'Ayşe',
      lastName: 'Örnek',
      neighbourhood: 'Örnek Mah.',
      street: 'Deneme Sok. No: 1',
      phone: '',
      email: 'ayse@ornek.example',
    },
  },
}

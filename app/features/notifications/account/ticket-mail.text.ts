/** Emails about help tickets. */
export const text = {
  toShop: {
    subject: (id: number, subject: string) => `Destek talebi #${id}: ${subject}`,
    greeting: 'Merhaba,',
    paragraphs: (name: string, email: string) => [`${name} (${email}) yazdı:`],
    quote: 'İleti',
    hint: (id: number) => `Yanıt: npm run admin -- answer ${id} --message "…"`,
  },
  toMember: {
    subject: (subject: string) => `Talebiniz yanıtlandı: ${subject}`,
    greeting: (name: string) => `Merhaba ${name},`,
    paragraphs: (subject: string) => [`“${subject}” konulu talebinize yanıt verdik.`],
    quote: 'Yanıtımız',
    action: 'Taleplerim',
  },
}

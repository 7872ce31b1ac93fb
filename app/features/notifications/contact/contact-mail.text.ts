/** Emails about messages of the contact form. */
export const text = {
  greeting: 'Merhaba,',
  toShop: {
    subject: (id: number, subject: string) => `İletişim formu #${id}: ${subject}`,
    paragraphs: (name: string, email: string, phone: string) => [
      `${name} iletişim formundan yazdı. Yanıtı bu adrese gönderin: ${email}`,
      ...(phone ? [`Telefonu: ${phone}`] : []),
    ],
    quote: 'İleti',
  },
  toSender: {
    subject: (subject: string) => `İletinizi aldık: ${subject}`,
    paragraphs: ['Bize yazdığınız için teşekkür ederiz. En kısa sürede bu adrese yanıt vereceğiz.'],
    quote: 'Yazdığınız ileti',
    hint: 'Bu iletiyi siz yazmadıysanız bir şey yapmanız gerekmez: adresinizi biri yanlışlıkla yazmış olabilir.',
  },
}

import { formatNumber } from '~/kernel/turkish'

/** Sentences of the labels of a product. */
export const text = {
  title: (name: string) => `Etiketler: ${name}`,
  back: 'Ürüne dön',
  lead: 'PDF her yazıcıdan, ZPL etiket yazıcısından çıkar. Barkodu olmayan çeşidin etiketinde ürün kodu barkod olur.',
  size: 'Etiket boyu',
  millimetres: (size: string) => `${size.replace('x', ' × ')} mm`,
  withPrice: 'Perakende fiyatı yaz (KDV dahil)',
  variant: 'Çeşit',
  barcode: 'Barkod',
  noBarcode: 'yok; kod basılır',
  count: 'Etiket',
  countOf: (code: string) => `${code} için etiket sayısı`,
  download: { pdf: 'PDF indir', zpl: 'ZPL indir' },
  none: 'En az bir çeşit için etiket sayısı yazın.',
  tooMany: (most: number) => `Bir dosyada en çok ${formatNumber(most)} etiket olur. Sayıları azaltın.`,
} as const

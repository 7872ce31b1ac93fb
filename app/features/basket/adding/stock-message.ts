import { orderBarText } from '~/features/customers/customers'
import type { LineOutcome } from '../basket'
import { text } from '../text'

const whole = new Intl.NumberFormat('tr-TR')

const stockText = {
  atMost: (amount: string) => `Stok yeterli değil: en fazla ${amount} alabilirsiniz.`,
  lessThanPackage: (size: number, available: number) =>
    `Stok yeterli değil: ürün ${whole.format(size)} adetlik paketlerle satılır, stokta ${whole.format(available)} adet var.`,
}

const failures = {
  out_of_stock: 'Bu ürünün stoku tükendi.',
  all_in_basket: 'Stoktaki ürünlerin tamamı zaten sepetinizde.',
  unsellable: 'Bu ürün artık satışta değil.',
  not_in_basket: 'Bu ürün artık sepetinizde değil.',
  ...orderBarText,
  basket_full: 'Sepetinizde yer kalmadı. Yeni ürün eklemek için önce bir ürünü çıkarın.',
}

/** The sentence about stock after a change; `done` is the sentence for a success. */
export function stockMessage(
  outcome: LineOutcome & { packageSize: number },
  done: string = text.changed,
): string {
  const { packageSize } = outcome
  if (outcome.status === 'success') return done
  if (outcome.status === 'insufficient') return stockText.atMost(inPackages(outcome.quantity, packageSize))
  if (outcome.reason === 'out_of_stock' && outcome.available > 0)
    return stockText.lessThanPackage(packageSize, outcome.available)
  return failures[outcome.reason]
}

function inPackages(pieces: number, packageSize: number): string {
  if (packageSize === 1) return `${whole.format(pieces)} adet`
  return `${whole.format(pieces / packageSize)} paket (${whole.format(pieces)} adet)`
}

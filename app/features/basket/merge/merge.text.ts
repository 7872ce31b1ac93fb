import type { MergedLine } from './merged-line'

const whole = new Intl.NumberFormat('tr-TR')
const pieces = (count: number) => `${whole.format(count)} adet`
const kept = '“Sonraya bıraktıklarınız” listesine aldık.'

/** The sentence about a merged line, shown beside the product's name. */
export function mergeSentence(line: MergedLine & { packageSize: number }): string {
  const { change, added, wanted, packageSize, repriced } = line
  if (change === 'unsellable') return 'Artık satışta olmadığı için eklenemedi.'
  if (change === 'basket_full') return `Sepetinizde yer kalmadı; ${kept}`
  const packages = `${whole.format(packageSize)} adetlik paketlerle satıldığı için`
  const why = change === 'insufficient' ? 'Stok yeterli olmadığı için' : packages
  if (added === 0) return `${why} sepete eklenemedi; ${kept}`
  const joined =
    change === 'added' || added >= wanted
      ? `${pieces(added)} sepetinize eklendi`
      : `${why} ${pieces(wanted)} yerine ${pieces(added)} eklendi`
  return repriced ? `${joined}; fiyatı üyeliğinize göre güncellendi.` : `${joined}.`
}

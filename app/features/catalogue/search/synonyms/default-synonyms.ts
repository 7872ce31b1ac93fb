import type { Synonym } from '../understanding/synonyms'

const means = (phrases: readonly string[], ...meanings: string[]): Synonym[] =>
  phrases.map((phrase) => ({ phrase, meanings, bothWays: false }))

/**
 * Synonyms of a shop for watch straps at its opening: words of Turkish shoppers that such a catalogue does not contain. Staff
 * change them afterwards.
 */
export const defaultSynonyms: readonly Synonym[] = [
  ...means(['kayış', 'bileklik', 'saat kordonu', 'saat kayışı', 'saat bilekliği', 'saat bandı'], 'kordon'),
  ...means(['kol saati kordonu', 'kol saati kayışı', 'strap', 'band'], 'kordon'),
  ...means(['nato', 'zulu'], 'tek parça naylon'),
  ...means(['apple watch', 'iwatch', 'apple', 'watch', 'smart watch', 'smartwatch'], 'akıllı saat'),
  ...means(['samsung', 'galaxy', 'galaxy watch', 'huawei', 'xiaomi', 'amazfit', 'garmin'], 'akıllı saat'),
  ...means(['fitbit', 'honor', 'oppo', 'ticwatch', 'redmi'], 'akıllı saat'),
  ...means(['gümüş', 'gümüş rengi', 'silver'], 'çelik', 'gri'),
  ...means(['gold'], 'altın'),
  ...means(['rose', 'rose gold', 'roz'], 'gül altın'),
  ...means(['black'], 'siyah'),
  ...means(['metal'], 'çelik', 'hasır', 'titanyum'),
  ...means(['lastik', 'plastik', 'rubber'], 'silikon', 'kauçuk'),
  ...means(['kumaş', 'bez'], 'naylon', 'kanvas'),
  ...means(['hakiki deri', 'gerçek deri'], 'deri'),
  ...means(['timsah', 'krokodil'], 'kroko'),
  ...means(['örme'], 'örgü'),
  ...means(['velcro'], 'cırt'),
  ...means(['klips', 'kilit'], 'katlamalı', 'kelebek'),
  ...means(['quick release', 'hızlı takma'], 'hızlı değişim'),
  ...means(['pin'], 'pim'),
  ...means(['saat tokası'], 'iğneli tokalar', 'kelebek tokalar'),
  ...means(['saat tamir seti', 'tamir seti'], 'saat aletleri'),
]

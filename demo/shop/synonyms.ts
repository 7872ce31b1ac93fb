import { defaultSynonyms } from '~/features/catalogue/search/synonyms/default-synonyms'

const own = [
  { phrase: 'apple watch', meanings: ['kare kasalı'] },
  { phrase: 'apple', meanings: ['kare kasalı'] },
  { phrase: 'iwatch', meanings: ['kare kasalı'] },
  { phrase: 'galaxy watch 4', meanings: ['20 mm akıllı saat'] },
  { phrase: 'galaxy watch 5', meanings: ['20 mm akıllı saat'] },
  { phrase: 'huawei gt', meanings: ['22 mm akıllı saat'] },
  { phrase: 'huawei watch gt', meanings: ['22 mm akıllı saat'] },
].map((row) => ({ ...row, bothWays: false }))

const phrases = new Set(own.map(({ phrase }) => phrase))

/** Synonyms of the demo shop: those of every opening shop, and nearer ones for its own categories. */
export const synonyms = [...defaultSynonyms.filter(({ phrase }) => !phrases.has(phrase)), ...own]

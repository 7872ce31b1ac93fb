import { createRandom, pick } from '../random'

const onsets = [...'bcçdfghkllmmnnprrsştvyz']
const codas = ['', '', '', 'n', 'r', 'l', 'k', 'm', 's', 'ş', 't']
const harmonies = [[...'aı'], [...'ei'], [...'ou'], [...'öü']]

/** `count` different invented words in Turkish form (vowel harmony, two to four syllables), the same ones every time. */
export function makeWords(count: number): string[] {
  const random = createRandom(20_261_120)
  const words = new Set<string>()
  while (words.size < count) {
    const vowels = pick(random, harmonies)
    const syllables = 2 + Math.floor(random() * 3)
    let word = ''
    for (let place = 0; place < syllables; place++) {
      word +=
        pick(random, onsets) + pick(random, vowels) + (place === syllables - 1 ? pick(random, codas) : '')
    }
    words.add(word)
  }
  return [...words]
}

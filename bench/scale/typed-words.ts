import type pg from 'pg'

/**
 * Words as visitors type them, from names all over the catalogue: one in three is misspelt by one letter, one in three
 * has the beginning of a second word. Turkish letters are as frequent as in the names.
 */
export async function typedWords(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from products where code ~ '^S[0-9]' order by md5(code) limit $1`,
    [count],
  )
  return rows.map(({ name }, place) => {
    const [first = '', second = ''] = name.toLocaleLowerCase('tr').split(' ')
    if (place % 3 === 0) return misspelt(longer(first, second), place)
    return place % 3 === 1 ? `${first} ${second.slice(0, 3)}` : longer(first, second)
  })
}

const longer = (one: string, other: string) => (one.length >= other.length ? one : other)

/** One letter left out, doubled or swapped with the next, never the first. */
function misspelt(word: string, place: number): string {
  const at = 1 + (place % Math.max(1, word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const kinds = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
  ]
  return kinds[place % kinds.length]!
}

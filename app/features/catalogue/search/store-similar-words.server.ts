import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

const similarEnough = 0.5
const mostSimilar = 10

/** Words similar to a typed one, best first, and the products with the most common of them and with all of them. */
export type Similar = { words: string[]; most: number; sum: number }

/** Words of the shop that are similar to the typed ones, by typed word. */
export async function similarWords(db: Db, words: readonly string[]): Promise<Map<string, Similar>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<Similar & { typed: string }>(sql`
    select w.word as typed, array_agg(s.word order by s.place) as words, max(s.products) as most,
      sum(s.products)::float8 as sum
    from unnest(${sql.param(words)}::text[]) w(word)
    cross join lateral (
      select s.word, s.products, row_number() over (order by word_similarity(w.word, s.word) desc, s.products desc) as place
      from search_words s
      where s.word !~ '[0-9]' and s.word % w.word and word_similarity(w.word, s.word) >= ${similarEnough}
      order by place limit ${mostSimilar}
    ) s
    group by w.word`)
  return new Map(rows.map(({ typed, ...similar }) => [typed, similar]))
}

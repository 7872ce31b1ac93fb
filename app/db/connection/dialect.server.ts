import { Column, is, Name, Param, Placeholder, SQL, sql, StringChunk, Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

type Query = ReturnType<PgDialect['sqlToQuery']>

/**
 * Drizzle's dialect, which writes the text of statements a good ten times as fast: of every part Drizzle asks a dozen
 * questions in turn, which took a small statement longer than the server takes to carry it out. Here a part's class says
 * what it is. Whatever is none of the parts that statements are made of every day is left to Drizzle, whole.
 */
export class QuickDialect extends PgDialect {
  // Tables and columns are written alike wherever they stand.
  #names = new WeakMap<object, string>()

  override sqlToQuery(query: SQL, invokeSource?: 'indexes'): Query {
    const params: unknown[] = []
    const text = invokeSource || query['shouldInlineParams'] ? null : this.#write(query.queryChunks, params)
    return text === null ? super.sqlToQuery(query, invokeSource) : { sql: text, params }
  }

  /** Text of the parts, whose values are added to `params`; null where Drizzle has to write it. */
  #write(parts: readonly unknown[], params: unknown[]): string | null {
    let text = ''
    for (const part of parts) {
      const written = this.#writeOne(part, params)
      if (written === null) return null
      text += written
    }
    return text
  }

  #writeOne(part: unknown, params: unknown[]): string | null {
    if (part === undefined) return ''
    if (typeof part !== 'object' || part === null) return `$${params.push(part)}`
    switch (part.constructor) {
      case StringChunk:
        return (part as StringChunk).value.join('')
      case SQL:
        return (part as SQL)['shouldInlineParams'] ? null : this.#write((part as SQL).queryChunks, params)
      case Param:
        return writeParam(part as Param, params)
      case Name:
        return this.escapeName((part as Name).value)
      case Array:
        return this.#writeList(part as unknown[], params)
      default:
        return part instanceof Column || part instanceof Table ? this.#nameOf(part) : null
    }
  }

  #writeList(parts: readonly unknown[], params: unknown[]): string | null {
    const written = parts.map((part) => this.#writeOne(part, params))
    return written.includes(null) ? null : `(${written.join(', ')})`
  }

  #nameOf(named: Column | Table): string {
    const known = this.#names.get(named)
    if (known !== undefined) return known
    const { sql: text } = super.sqlToQuery(sql`${named}`)
    this.#names.set(named, text)
    return text
  }
}

function writeParam({ value, encoder }: Param, params: unknown[]): string | null {
  if (is(value, Placeholder)) return null
  const sent: unknown = value === null ? null : encoder.mapToDriverValue(value)
  return is(sent, SQL) ? null : `$${params.push(sent)}`
}

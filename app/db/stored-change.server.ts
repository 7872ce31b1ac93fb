/**
 * A change that stored answers have to follow: to something that every answer may show, to goods, to members and their terms, or to
 * the stock of a few products. `moved`: products with another amount; `shown`: those whose cards may differ; `categories`: those of products that came
 * into stock or went out of it, 0 for the whole shop.
 */
export type StoredChange =
  | { kind: 'all' | 'goods' | 'members' }
  | { kind: 'stock'; moved: number[]; shown: number[]; categories: number[] }

/** Reads a message of migrations/functions/answers/; an unknown one, as a newer build may send, counts as a change to everything. */
export function readStoredChange(message: string): StoredChange {
  if (message === 'goods' || message === 'members') return { kind: message }
  const [kind, moved, shown, categories] = message.split(' ')
  if (kind !== 'stock' || !moved || !shown || !categories) return { kind: 'all' }
  return { kind, moved: ids(moved), shown: ids(shown), categories: ids(categories) }
}

const ids = (list: string): number[] => (list === '-' ? [] : list.split(',').map(Number))

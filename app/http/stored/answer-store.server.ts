import { LRUCache } from 'lru-cache'
import { type StoredAnswer, sizeOf } from './stored-answer.server'

/**
 * An answer with the tags of all that it shows, and with the moments (ms, `performance.now()`) at which its making began and at
 * which it ages and ends.
 */
export type Entry = {
  answer: StoredAnswer
  tags: ReadonlySet<string>
  madeAt: number
  freshUntil: number
  until: number
  /** Times that it was sent from memory. */
  reads: number
  /** Pattern of its address, for metrics. */
  route?: string | null
}

/** A drop that began at a moment of `#count`; `tags` null: everything. */
type Drop = { number: number; tags: ReadonlySet<string> | null }

/** Bytes of a tag in the sets of an answer and of the keys that carry it. */
const ofTag = 100
/** Drops remembered for answers that are being made: more in that time count as a drop of everything. */
const remembered = 1_000

/**
 * Keeps answers in memory, at most `maxBytes` of them, the least recently used leaving first. An answer carries the tags of all
 * that it shows; `drop` removes those that carry one of its tags, and answers under way that were begun before.
 */
export class AnswerStore {
  #answers: LRUCache<string, Entry>
  #keysOf = new Map<string, Set<string>>()
  #drops: Drop[] = []
  #count = 0
  #underWay = new Map<string, Promise<Entry | null>>()

  constructor(maxBytes: number) {
    this.#answers = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: ({ answer, tags }, key) => sizeOf(answer) + tags.size * ofTag + 2 * key.length,
      dispose: (entry, key) => this.#unlink(key, entry.tags),
    })
  }

  /** The entry of a key that has not ended; undefined without one. */
  get(key: string): Entry | undefined {
    const entry = this.#answers.get(key)
    if (!entry || entry.until > performance.now()) return entry
    this.#answers.delete(key)
    return undefined
  }

  /** The answer of this key that is being made, null when it cannot be stored; undefined when none is made. */
  underWay(key: string): Promise<Entry | null> | undefined {
    return this.#underWay.get(key)
  }

  /**
   * Runs `make`, while other callers find its answer by `underWay`. The entry is stored, unless something that it shows was
   * dropped since `make` began.
   */
  make<T extends { entry: Entry | null }>(key: string, make: () => Promise<T>): Promise<T> {
    const begun = this.#count
    const made = make().then((result) => {
      if (result.entry && !this.#droppedSince(begun, result.entry.tags)) this.#put(key, result.entry)
      return result
    })
    const entry = made.then(
      (result) => result.entry,
      () => null,
    )
    this.#underWay.set(key, entry)
    void entry.then(() => this.#underWay.get(key) === entry && this.#underWay.delete(key))
    return made
  }

  /** Replaces an answer by the same with other bodies, for example smaller ones, when it is still stored. */
  replace(key: string, before: StoredAnswer, answer: StoredAnswer): void {
    const entry = this.peek(key)
    if (entry?.answer === before) this.#put(key, { ...entry, answer })
  }

  /** The entry of a key, whatever its age, without counting as use. */
  peek(key: string): Entry | undefined {
    return this.#answers.peek(key)
  }

  /** Removes the answer of one key. */
  forget(key: string): void {
    this.#answers.delete(key)
  }

  /** Removes the answers that carry one of these tags; null: all of them. */
  drop(tags: readonly string[] | null): void {
    this.#count++
    this.#drops.push({ number: this.#count, tags: tags && new Set(tags) })
    if (this.#drops.length > remembered) this.#drops.shift()
    if (!tags) return this.#answers.clear()
    for (const tag of tags) for (const key of this.#keysOf.get(tag) ?? []) this.#answers.delete(key)
  }

  /** Number of answers, the bytes that they take, and the number of tags that they carry. */
  get held(): { answers: number; bytes: number; tags: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize, tags: this.#keysOf.size }
  }

  /** Keys and entries, the most recently used first. */
  entries(): IterableIterator<[string, Entry]> {
    return this.#answers.entries()
  }

  #put(key: string, entry: Entry): void {
    // Storing disposes of the former entry, and with it of the links of its tags.
    this.#answers.set(key, entry)
    if (!this.#answers.has(key)) return
    for (const tag of entry.tags) {
      const keys = this.#keysOf.get(tag)
      if (keys) keys.add(key)
      else this.#keysOf.set(tag, new Set([key]))
    }
  }

  #unlink(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(tag)
    }
  }

  #droppedSince(begun: number, tags: ReadonlySet<string>): boolean {
    if (this.#count - begun > this.#drops.length) return true
    return this.#drops.some(
      (drop) => drop.number > begun && (drop.tags === null || !drop.tags.isDisjointFrom(tags)),
    )
  }
}

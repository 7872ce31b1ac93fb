/**
 * The texts that the cells of a workbook share, by number. They are in one buffer instead of many strings, because Excel puts
 * every text of its sheets here. `add` returns false when there is no room for a text.
 */
export type SharedTexts = { add(text: string): boolean; at(number: number): string | null }

/** An empty list of a workbook's texts; `add` returns false beyond `maxBytes`. */
export function createSharedTexts(maxBytes: number): SharedTexts {
  let bytes = Buffer.alloc(1 << 16)
  let ends = new Uint32Array(1 << 12)
  let count = 0
  let used = 0
  return {
    add(text) {
      const size = Buffer.byteLength(text)
      if (used + size > maxBytes) return false
      if (used + size > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + size))
      if (count === ends.length) {
        const longer = new Uint32Array(count * 2)
        longer.set(ends)
        ends = longer
      }
      used += bytes.write(text, used)
      ends[count++] = used
      return true
    },
    at(number) {
      if (!(number >= 0 && number < count)) return null
      return bytes.toString('utf8', number === 0 ? 0 : ends[number - 1], ends[number])
    },
  }
}

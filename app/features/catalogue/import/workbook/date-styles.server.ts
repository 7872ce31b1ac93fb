import type { XmlHandlers } from '../parsing/parse-xml.server'

// Predefined number formats of dates and times (ECMA-376 §18.8.30).
const known = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** Collects the cell styles that show a number as a date. */
export function collectDateStyles(): XmlHandlers & { isDate(style: number): boolean } {
  const named = new Set<number>()
  const styles: boolean[] = []
  let inCells = false
  return {
    open(name, attributes) {
      if (name === 'cellXfs') inCells = true
      if (name === 'numFmt' && showsDate(attributes['formatCode'] ?? ''))
        named.add(Number(attributes['numFmtId']))
      if (name !== 'xf' || !inCells) return
      const id = Number(attributes['numFmtId'])
      styles.push(known(id) || named.has(id))
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
    isDate: (style) => styles[style] ?? false,
  }
}

/** Whether a format shows dates: it has their letters outside quotation marks, brackets and escapes, as in `dd.mm.yyyy`. */
function showsDate(format: string): boolean {
  return /[dmyhsga]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general/i, ''))
}

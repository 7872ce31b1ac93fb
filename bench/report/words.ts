/** Words of the report: Turkish for the terminal, English for docs/performance.md. */
export type Words = { tr: string; en: string }

export const words = (tr: string, en: string): Words => ({ tr, en })

/** A word that is the same in both languages: a number without a fraction, an address, a name. */
export const plain = (text: string | number): Words => ({ tr: String(text), en: String(text) })

/** A number with so many decimals, and its unit. */
export function amount(value: number, digits = 0, unit = ''): Words {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const write = (language: keyof Words) =>
    `${value.toLocaleString(language, options)}${unit === '' ? '' : ` ${unit}`}`
  return { tr: write('tr'), en: write('en') }
}

export const ms = (value: number) => amount(value, value < 100 ? 2 : 0, 'ms')

/** A mark that says whether a figure keeps to its limit. */
export const mark = (kept: boolean) => plain(kept ? '✓' : '✗')

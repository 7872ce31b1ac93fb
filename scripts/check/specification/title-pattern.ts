/** Placeholders that a runner fills in: `${…}` of a template, `%s` and `$name` of a table of cases. */
const filledIn = /\$\{[^}]*\}|%[sdifjo]|\$[\w.]+/g

/** Whether `title` is the one of the source, or one that a table of cases makes of it. */
export function isTitleOf(source: string, title: string): boolean {
  if (source === title) return true
  const fixed = source.split(filledIn)
  // A source that consists of placeholders alone would match any title.
  if (fixed.length === 1 || fixed.join('').trim() === '') return false
  return new RegExp(`^${fixed.map(escape).join('[\\s\\S]*')}$`).test(title)
}

function escape(text: string): string {
  return text.replaceAll('%%', '%').replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

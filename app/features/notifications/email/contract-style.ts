const text = 'font-size:16px;line-height:24px'
const cell = `${text};border:1px solid #e2ddd3;padding:6px 8px;text-align:left;vertical-align:top`

/** At least 12 point, as the regulation requires (art. 6). */
const styles: Record<string, string> = {
  article: 'margin-top:32px',
  h2: 'font-size:20px;line-height:28px;margin:0 0 8px',
  h3: 'font-size:17px;line-height:24px;margin:20px 0 8px',
  p: `${text};margin:0 0 12px`,
  li: `${text};margin:0 0 8px`,
  table: 'border-collapse:collapse;margin:0 0 12px;width:100%',
  th: cell,
  td: cell,
  dt: `${text};color:#55514a`,
  dd: `${text};margin:0 0 8px`,
}

/**
 * A stored contract with style attributes, the only styles that mail programs read, and with wide tables in a
 * scrolling frame. Its words stay unchanged.
 */
export function styleContract(html: string): string {
  const styled = html.replace(/<(\w+)(?=[ >])/g, (tag, name: string) =>
    styles[name] ? `${tag} style="${styles[name]}"` : tag,
  )
  return styled
    .replaceAll(
      '<table',
      '<div tabindex="0" style="overflow-x:auto;word-break:normal;overflow-wrap:normal"><table',
    )
    .replaceAll('</table>', '</table></div>')
}

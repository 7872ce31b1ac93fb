import { text } from './text'

const shown = 5

/** The colours of a product; screen readers read their names, the dots are decoration. */
export function ColourDots({ colours }: { colours: { name: string; color: string | null }[] }) {
  if (colours.length < 2) return null
  return (
    <p className="flex items-center gap-1 text-meta text-ink-2">
      <span className="sr-only">
        {text.colours(colours.length)}: {colours.map((colour) => colour.name).join(', ')}
      </span>
      {colours.slice(0, shown).map((colour) => (
        <Swatch key={colour.name} color={colour.color} className="size-3.5" />
      ))}
      {colours.length > shown && <span aria-hidden="true">{text.moreColours(colours.length - shown)}</span>}
    </p>
  )
}

/** A round sample of a colour; a text beside or around it names the colour. */
export function Swatch({ color, className }: { color: string | null; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`swatch flex-none rounded-full border border-line-strong/60 ${className}`}
      style={{ background: color ?? 'var(--color-sunken)' }}
    />
  )
}

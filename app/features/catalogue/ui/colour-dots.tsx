import { text } from './text'

const shown = 5

/** The colours of a product; screen readers read their names, the dots are decoration. */
export function ColourDots({ colours }: { colours: { name: string; color: string | null }[] }) {
  return (
    <p className="flex items-center gap-1">
      <span className="sr-only">
        {`${text.colours(colours.length)}: ${colours.map((colour) => colour.name).join(', ')}`}
      </span>
      {colours.slice(0, shown).map((colour) => (
        <Swatch key={colour.name} color={colour.color} />
      ))}
      {colours.length > shown && <span aria-hidden="true">{text.moreColours(colours.length - shown)}</span>}
    </p>
  )
}

/** A round sample of a colour; a text beside or around it names the colour. */
export function Swatch({ color, className }: { color: string | null; className?: string }) {
  return (
    <span
      className={className ? `swatch ${className}` : 'swatch'}
      style={{ background: color ?? 'var(--color-sunken)' }}
    />
  )
}

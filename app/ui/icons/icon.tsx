import type { IconName } from './icon-names'
import sprite from './icons.svg?url'

/** An outline in the colour and 1.25 times the size of the text; purely decorative, so name the control itself. */
export function Icon({ name, filled, className }: { name: IconName; filled?: boolean; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      data-filled={filled || undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

import type { ReactNode } from 'react'
import { Icon } from './icons/icon'
import type { IconName } from './icons/icon-names'

/** A short fact about a product: new, reduced, package of 12. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone?: 'brand' | 'tan' | 'sale' | 'ok' | 'warn'
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className="badge" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

/** A state, in words and colour: open 1, 2; waiting 90; done 96–98; ended 99 of the order statuses. */
export function Pill({
  tone,
  icon,
  children,
}: {
  tone: 'open' | 'wait' | 'done' | 'ended'
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className="pill" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

import type { MouseEvent, ReactNode } from 'react'
import { LinkButton } from '~/ui/button'

/** Goes back this many steps; without history or scripts it leads to `to`. */
export function BackButton({
  steps,
  to,
  look,
  children,
}: {
  steps: 1 | 2
  to: string
  look?: 'quiet'
  children: ReactNode
}) {
  const goBack = (event: MouseEvent) => {
    if (history.length <= steps) return
    event.preventDefault()
    history.go(-steps)
  }
  return (
    <LinkButton to={to} look={look} icon="arrow-left" ahead={false} onClick={goBack}>
      {children}
    </LinkButton>
  )
}

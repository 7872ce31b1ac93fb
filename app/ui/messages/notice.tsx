import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { ToastKind } from './toast'

const signs = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

/** A message that stays in its place: below a line, above a list. */
export function Notice({ kind = 'info', children }: { kind?: ToastKind; children: ReactNode }) {
  return (
    <div className="notice" data-kind={kind}>
      <Icon name={signs[kind]} />
      <div>{children}</div>
    </div>
  )
}

import { Pill } from '~/ui/badge'
import type { IconName } from '~/ui/icons/icon-names'
import { type OrderStatus, statusColour } from '../status/status'
import { statusText } from '../text'

const tones = { light: 'open', warning: 'wait', success: 'done', red: 'ended', white: 'open' } as const
const signs: Record<OrderStatus, IconName> = {
  1: 'check',
  2: 'package',
  90: 'clock',
  96: 'truck',
  97: 'home',
  98: 'check',
  99: 'x',
}

/** The status of an order, in words, colour and symbol. */
export function StatusPill({ status }: { status: OrderStatus }) {
  return (
    <Pill tone={tones[statusColour(status)]} icon={signs[status]}>
      {statusText(status)}
    </Pill>
  )
}

import { Pill } from '~/ui/badge'
import type { TicketStatus } from '../support'
import { text } from '../text'

const tones = { open: 'wait', answered: 'done', closed: 'open' } as const
const signs = { open: 'clock', answered: 'chat', closed: 'check' } as const

/** The status of a ticket as words, colour and sign. */
export function TicketPill({ status }: { status: TicketStatus }) {
  return (
    <Pill tone={tones[status]} icon={signs[status]}>
      {text.statuses[status]}
    </Pill>
  )
}

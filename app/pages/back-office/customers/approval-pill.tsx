import type { Approval } from '~/features/identity/identity'
import { Pill } from '~/ui/badge'
import { text } from './text'

const tones = { 0: 'wait', 1: 'done', 2: 'ended', 3: 'ended' } as const

/** The state of a customer's approval. */
export function ApprovalPill({ approval }: { approval: Approval }) {
  return <Pill tone={tones[approval]}>{text.approvals[approval]}</Pill>
}

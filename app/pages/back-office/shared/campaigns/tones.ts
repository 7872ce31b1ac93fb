/** The look of each state's pill. */
export const statusTones = {
  draft: 'wait',
  scheduled: 'wait',
  sending: 'wait',
  sent: 'done',
  cancelled: 'ended',
} as const

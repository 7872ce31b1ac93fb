/** The look of each state's pill. */
export const countTones = { open: 'wait', applied: 'done', dropped: 'ended' } as const

/** Whether this is the full test, which tries every case: `npm run test:full`. */
export const isFullTest = Boolean(process.env.TEST_FULL)

/** Milliseconds a test may take: ten times as long in the full test, which does up to ten times as much. */
export const patience = (ms: number) => (isFullTest ? 10 * ms : ms)

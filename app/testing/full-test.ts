/** Whether everything is asked of everybody: `npm run test:full`. */
export const isFullTest = Boolean(process.env.TEST_FULL)

/** Milliseconds a test may take: in the full test, which does up to ten times as much, ten times as long. */
export const patience = (ms: number) => (isFullTest ? 10 * ms : ms)

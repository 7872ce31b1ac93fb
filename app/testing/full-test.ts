/** Whether everything is asked of everybody: `npm run test:full`. */
export const isFullTest = Boolean(process.env.TEST_FULL)

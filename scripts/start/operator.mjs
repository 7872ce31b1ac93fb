/** An error with a reason that the operator can act on: printed as one line, without a stack. */
export class Refusal extends Error {}

/** Prints a step as `2/3 …`. */
export function announce(step, line) {
  console.log(step ? `${step} ${line}` : line)
}

export const secondsSince = (start) => Math.max(1, Math.round((Date.now() - start) / 1000))

/** Runs a command's main function; prints a refusal or a bad setting in one line, any other error with its stack. */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    // By its name: this file runs without the shop's code too.
    const isPlain = error instanceof Refusal || error?.name === 'BadConfig'
    console.error(isPlain ? error.message : error)
    process.exitCode = 1
  }
}

/** An error with a reason that the operator can act on: printed as one line, without a stack. */
export class Refusal extends Error {}

/** Prints a step as `2/3 …`. */
export function announce(step, line) {
  console.log(step ? `${step} ${line}` : line)
}

export const secondsSince = (start) => Math.max(1, Math.round((Date.now() - start) / 1000))

/** Runs a command's main function; prints a refusal as it is, any other error with its stack. */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

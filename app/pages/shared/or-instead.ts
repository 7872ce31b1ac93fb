/** The server's answer to a form or drawer; `instead` when the server cannot be reached or fails. Redirects pass. */
export async function orInstead<Answer, Instead>(
  ask: () => Promise<Answer>,
  instead: Instead,
): Promise<Answer | Instead> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response) throw error
    return instead
  }
}

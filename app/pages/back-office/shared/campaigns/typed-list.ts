/** The parts of a field that takes several addresses or numbers, between commas, semicolons or lines. */
export const typedList = (typed: string): string[] =>
  typed
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

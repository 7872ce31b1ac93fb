/** An entry of a field of several lines that is stored as one line: white space, line breaks among it, is one space. */
export const oneLine = (typed: string | undefined): string => (typed ?? '').replaceAll(/\s+/g, ' ').trim()

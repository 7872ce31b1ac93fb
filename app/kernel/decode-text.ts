/** Text of a file in UTF-8, in UTF-16 with its mark, or in windows-1254 for bytes that are neither; null when it holds NUL, as no text does. */
export function decodeText(bytes: Uint8Array): string | null {
  const [a, b] = bytes
  const utf16 = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null
  const content = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeBytes(bytes)
  return content.includes('\0') ? null : content
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/**
 * A response with a private file: downloaded under its name, never displayed by the browser, never cached (promise
 * P19).
 */
export function privateFile(file: { name: string; mediaType: string; bytes: Uint8Array }): Response {
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(file.bytes.length),
      'content-disposition': `attachment; filename="${plain(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}

/** The name for browsers that do not read it in Unicode. */
const plain = (name: string) => name.replace(/[^\w .()-]/g, '_')

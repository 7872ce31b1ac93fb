type Headers = { readonly [name: string]: string | string[] | undefined }

/** Whether a request comes from a phone. Browsers without the hint are recognised by their user agent. */
export function isPhone(headers: Headers): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint ? hint === '?1' : /\bMobi/.test(String(headers['user-agent'] ?? ''))
}

import type { Config } from '~/server/config/config.server'

/** Base address for links in emails: from the configuration only, never from a request's Host (promise P11). */
export function shopOrigin({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl.origin
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

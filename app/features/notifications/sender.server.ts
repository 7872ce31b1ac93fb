import type { Settings } from '~/features/settings/settings.server'
import type { Letter } from './mail.server'
import { text } from './text'

/** The shop writes from its own address, so that an answer reaches it; without one from its own host. */
export function senderOf(settings: Settings, hostname: string): Letter['from'] {
  return {
    name: settings.get('company', 'name', text.shop),
    address: settings.get('company', 'email') || `siparis@${hostname}`,
  }
}

export function sellerLines(settings: Settings): string[] {
  return ['unvan', 'address', 'phone', 'email'].map((key) => settings.get('company', key)).filter(Boolean)
}

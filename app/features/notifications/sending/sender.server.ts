import type { Settings } from '~/features/settings/settings.server'
import type { Seller } from '../email/email'
import type { Email } from './mail.server'
import { text } from '../text'

/** The sender: the shop's own address, so that answers arrive, or else an address of its host. */
export function senderOf(settings: Settings, hostname: string): Email['from'] {
  return { name: nameOf(settings), address: settings.get('company', 'email') || `siparis@${hostname}` }
}

export function sellerOf(settings: Settings): Seller {
  const lines = ['unvan', 'address', 'phone', 'email'].map((key) => settings.get('company', key))
  return { name: nameOf(settings), lines: lines.filter(Boolean) }
}

const nameOf = (settings: Settings) => settings.get('company', 'name', text.shop)

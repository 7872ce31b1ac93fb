import { makeLogo, type Storage } from '~/features/media/media.server'
import type { Settings } from '~/features/settings/settings.server'
import { logoId, type Seller } from '../email/email'
import type { Email } from './mail.server'
import { text } from '../text'

/** The sender: the shop's own address, so that answers arrive, or else an address of its host. */
export function senderOf(settings: Settings, hostname: string): Email['from'] {
  return { name: nameOf(settings), address: settings.get('company', 'email') || `siparis@${hostname}` }
}

/**
 * The seller, and the attachment with its logo: the stored picture that the setting `company/logo` names by its hash. A
 * logo that cannot be drawn is left out, because an email without it is better than none.
 */
export async function sellerOf(
  settings: Settings,
  storage: Storage,
): Promise<{ seller: Seller; attachments: NonNullable<Email['attachments']> }> {
  const lines = ['unvan', 'address', 'phone', 'email'].map((key) => settings.get('company', key))
  const hash = settings.get('company', 'logo')
  const logo = hash ? await makeLogo(storage, hash).catch(() => null) : null
  return {
    seller: { name: nameOf(settings), lines: lines.filter(Boolean), logo },
    attachments: logo
      ? [{ filename: 'logo.png', content: logo.png, contentType: 'image/png', cid: logoId }]
      : [],
  }
}

const nameOf = (settings: Settings) => settings.get('company', 'name', text.shop)

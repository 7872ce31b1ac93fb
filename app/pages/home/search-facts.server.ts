import type { Showcase } from '~/features/catalogue/catalogue'
import { sharePath } from '~/features/media/media'
import type { Settings } from '~/features/settings/settings.server'
import type { SellerFacts } from '../shared/structured-data'

const networks = ['instagram', 'facebook', 'youtube', 'x', 'pinterest'] as const

/** The seller's identity from the settings, for search engines. */
export function sellerFacts(settings: Settings): SellerFacts {
  const company = (key: string) => settings.get('company', key)
  return {
    name: settings.get('company', 'name', 'Vitrin'),
    legalName: company('unvan'),
    vkn: company('vkn'),
    address: company('address'),
    phone: company('phone'),
    email: company('email'),
    profiles: networks
      .map((network) => settings.get('social_media', network))
      .filter((link) => link.startsWith('https://')),
  }
}

/**
 * Address of the picture that links to the home page show: the picture of the setting `seo/share_picture` (its key, as in its
 * address), or that of the first product on the page.
 */
export function shareImage(
  origin: string,
  settings: Settings,
  blocks: readonly Pick<Showcase, 'products'>[],
): string | undefined {
  const chosen = settings.get('seo', 'share_picture')
  const hash = /^[0-9a-f]{16,64}$/.test(chosen) ? chosen : blocks[0]?.products[0]?.pictures[0]?.hash
  return hash && origin + sharePath(hash)
}

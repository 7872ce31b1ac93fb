/** Sites that lead a visitor, by what they are; every other one is a `site`. */
const searchEngine =
  /^(.+\.)?(google(\.com?)?\.[a-z]{2,3}|bing\.com|yandex(\.com)?\.[a-z]{2,3}|yahoo\.com|duckduckgo\.com|ecosia\.org|startpage\.com|baidu\.com|brave\.com|qwant\.com)$/
const socialNetwork =
  /^(.+\.)?(instagram\.com|facebook\.com|messenger\.com|threads\.net|t\.co|x\.com|twitter\.com|youtube\.com|youtu\.be|tiktok\.com|pinterest\.(com|[a-z]{2})|linkedin\.com|lnkd\.in|reddit\.com|t\.me|telegram\.org|wa\.me|whatsapp\.com)$/

/**
 * Hosts that a buyer passes on the way back from a payment: providers, the card schemes' 3-D Secure pages and the banks. A
 * return from them says nothing about where the buyer came from. The sign-in pages of account providers are the same.
 */
const payment =
  /^(.+\.)?(iyzipay|iyzico|paytr|craftgate|sipay|paynet|param|moka|masterpassturkiye|asseco-see|est|bkm|cardinalcommerce|arcot|garanti|garantibbva|akbank|isbank|yapikredi|ykb|ziraatbank|halkbank|vakifbank|qnb|qnbfinansbank|finansbank|denizbank|teb|ing|ingbank|kuveytturk|albaraka|turkiyefinans|vakifkatilim|ziraatkatilim|hsbc|sekerbank|odeabank|enpara|fibabanka|anadolubank|alternatifbank|burgan|icbc|aktifbank)\.(com|com\.tr|io|net|eu)$/
const bankPage =
  /(^|\.)(3-?d-?s(ecure)?\d*|acs\d*|sanalpos|vpos|goguvenliodeme|accounts\.google|appleid\.apple)(\.|$)/

/** The kind of a foreign host; null for one that a buyer passes on the way back from a payment or a sign-in. */
export function kindOfHost(host: string): 'search' | 'social' | 'site' | null {
  if (payment.test(host) || bankPage.test(host)) return null
  if (searchEngine.test(host)) return 'search'
  return socialNetwork.test(host) ? 'social' : 'site'
}

/** The host of an address in small letters without `www.`; null for what is no name of a host. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^(https?|android-app):$/.test(url.protocol)) return null
  const host = url.hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
  // An IP address may be that of a person.
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) ? host : null
}

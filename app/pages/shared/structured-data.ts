// Data for search engines in the vocabulary of schema.org.
type Data = Record<string, unknown>

/** BreadcrumbList of a page; paths start with a slash. */
export function breadcrumbData(origin: string, steps: { name: string; path: string }[]): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  }
}

/** ItemList of the pages that a list links to; `first`: the place of its first entry, from 1 on. */
export function listData(origin: string, links: readonly string[], first: number): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: links.map((link, i) => ({
      '@type': 'ListItem',
      position: first + i,
      url: `${origin}/${link}`,
    })),
  }
}

/** FAQPage of questions with their answers as plain text. */
export function faqData(questions: readonly { question: string; answer: string }[]): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** WebSite with the search of the shop. */
export function websiteData(origin: string, name: string): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'tr',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search-results?q={q}` },
      'query-input': 'required name=q',
    },
  }
}

/** The seller as the settings have it; empty fields are left out. `profiles`: addresses in social networks. */
export type SellerFacts = {
  name: string
  legalName: string
  vkn: string
  address: string
  phone: string
  email: string
  profiles: readonly string[]
}

/** Organization: the seller's identity. */
export function organizationData(origin: string, seller: SellerFacts): Data {
  const facts: [string, unknown][] = [
    ['legalName', seller.legalName],
    ['vatID', seller.vkn],
    ['address', seller.address],
    ['telephone', seller.phone.replace(/\D/g, '').replace(/^0/, '+90')],
    ['email', seller.email],
    ['sameAs', seller.profiles.length > 0 ? seller.profiles : ''],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: seller.name,
    url: `${origin}/`,
    ...Object.fromEntries(facts.filter(([, value]) => value !== '')),
  }
}

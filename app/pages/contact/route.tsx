import { getSettings } from '~/features/settings/settings.server'
import { whatsappLink } from '~/kernel/identity-numbers'
import { shop } from '~/server/shop.server'
import { Icon } from '~/ui/icons/icon'
import type { IconName } from '~/ui/icons/icon-names'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { contactText as text } from './text'

/** Contact data and the seller's identity, which the law requires (6563, ETBİS). */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, origin } = context.get(shop)
  const settings = await getSettings(db)
  const company = (key: string) => settings.get('company', key)
  return {
    ways: [
      {
        icon: 'phone',
        name: text.phone,
        value: company('phone'),
        href: `tel:${company('phone').replace(/\D/g, '').replace(/^0/, '+90')}`,
      },
      {
        icon: 'chat',
        name: text.whatsapp,
        value: company('whatsapp'),
        href: whatsappLink(company('whatsapp')),
      },
      { icon: 'mail', name: text.email, value: company('email'), href: `mailto:${company('email')}` },
      { icon: 'clock', name: text.hours, value: company('working_hours'), href: null },
      { icon: 'pin', name: text.address, value: company('address'), href: null },
    ] satisfies { icon: IconName; name: string; value: string; href: string | null }[],
    identity: [
      [text.unvan, company('unvan')],
      [text.mersis, company('mersis')],
      [text.taxOffice, `${company('vergi_dairesi')} ${company('vkn')}`],
      [text.registry, company('trade_registry_no')],
      [text.kep, company('kep')],
      [text.chamber, company('chamber')],
      [text.conduct, company('conduct_rules')],
      [text.etbis, company('etbis')],
    ].filter(([, value]) => value?.trim()),
    page: { title: text.title, description: text.description, canonical: `${origin}/contact` },
  }
}

export const meta = metaOf

export default function Contact({ loaderData: { ways, identity } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-10 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map(({ icon, name, value, href }) => (
          <li key={name} className="flex gap-4 rounded-lg border border-line bg-surface p-5">
            <Icon name={icon} className="mt-0.5 text-xl text-tan" />
            <div>
              <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-2">{name}</h2>
              {href ? (
                <a href={href} className="link inline-block py-1 font-semibold" {...leaving(href)}>
                  {value}
                </a>
              ) : (
                <p className="py-1 font-semibold">{value}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="satici" className="max-w-read">
        <SectionHead id="satici" title={text.seller} />
        <dl className="divide-y divide-line border-y border-line text-sm">
          {identity.map(([name, value]) => (
            <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

// Attributes of an external link, which opens a new tab.
function leaving(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {}
}

import { makeFormToken } from '~/features/contact/contact.server'
import { getSettings } from '~/features/settings/settings.server'
import { whatsappLink } from '~/kernel/identity-numbers'
import { shop } from '~/server/shop.server'
import { Icon } from '~/ui/icons/icon'
import type { IconName } from '~/ui/icons/icon-names'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/route'
import { metaOf, titleOf } from '../shared/page-meta'
import { describePage } from '../shared/page-titles.server'
import { text as pages } from '../shared/text'
import { ContactForm } from './contact-form'
import { submitContact } from './page.server'
import { contactText as text } from './text'

/** Contact data and the seller's identity, which the law requires (6563, ETBİS). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, origin, secret, clock } = context.get(shop)
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
      {
        icon: 'pin',
        name: text.address,
        value: company('address'),
        href: null,
        more: { label: text.map, href: mapOf(settings.get('company', 'map'), company('address')) },
      },
    ] satisfies {
      icon: IconName
      name: string
      value: string
      href: string | null
      more?: { label: string; href: string }
    }[],
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
    token: makeFormToken(secret, clock()),
    sent: url.searchParams.has('gonderildi'),
    page: {
      ...describePage(settings, 'contact', { name: text.title }, {}, { description: text.description }),
      canonical: `${origin}/contact`,
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitContact(context.get(shop), request)
}

/** The page of a map service for the address; the shop embeds no map. */
function mapOf(setting: string, address: string): string {
  if (setting.startsWith('https://')) return setting
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}

// The component renders the title itself, because mistakes in the form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { ways, identity, token, sent } = loaderData
  const { values, errors } = actionData ?? { values: {}, errors: [] }
  const title = titleOf({ loaderData, matches })
  return (
    <div className="page grid gap-10 pt-6 pb-16">
      <title>{errors.length ? pages.withErrors(title) : title}</title>
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map(({ icon, name, value, href, more }) => (
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
              {more && (
                <a href={more.href} className="link inline-block py-1 text-sm" {...leaving(more.href)}>
                  {more.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ContactForm
        key={token}
        token={token}
        values={values}
        errors={errors}
        sent={sent && errors.length === 0}
      />
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

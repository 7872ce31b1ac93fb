import type { ReactNode } from 'react'
import { MembershipPrompt } from '~/shell/membership-prompt'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import { Button, LinkButton } from '~/ui/button'
import { SectionHead } from '~/ui/stitch'
import { Forms } from './forms'
import { Lists } from './lists'
import { Overlays } from './overlays'
import { Prices } from './prices'
import { text } from './text'
import { Quantities } from './quantities'

/** The style page at /dev/arayuz. */
export function DevUi() {
  return (
    <div className="page grid grid-cols-1 gap-16 py-8">
      <header className="grid gap-3">
        <Breadcrumb steps={text.crumbs} current={text.title} />
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
      </header>
      <Section name="type">
        <Typography />
      </Section>
      <Section name="buttons">
        <Buttons />
      </Section>
      <Section name="forms">
        <Forms />
      </Section>
      <Section name="quantity">
        <Quantities />
      </Section>
      <Section name="prices">
        <Prices />
      </Section>
      <Section name="overlays">
        <Overlays />
      </Section>
      <Section name="lists">
        <Lists />
      </Section>
      <MembershipPrompt />
    </div>
  )
}

function Section({ name, children }: { name: keyof typeof text.sections; children: ReactNode }) {
  return (
    <section aria-labelledby={name}>
      <SectionHead id={name} title={text.sections[name]} more={{ to: `#${name}`, label: text.all }} />
      {children}
    </section>
  )
}

function Typography() {
  const sizes = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl'] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      {sizes.map((size) => (
        <p key={size} className={`font-display ${size}`}>
          {text.pangram}
        </p>
      ))}
      <p className="text-lg">{text.pangram}</p>
      <p>{text.pangram}</p>
      <p className="text-sm text-ink-2">{text.fine}</p>
      <p className="text-meta text-ink-3">{text.longWord}</p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
        {text.colours.map((name) => (
          <li key={name} className="text-xs">
            <span
              className="block h-12 rounded-md border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Buttons() {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" size="large" icon="bag">
          {text.add}
        </Button>
        <Button look="primary">{text.add}</Button>
        <Button look="primary" size="small">
          {text.add}
        </Button>
        <Button look="primary" pending>
          {text.adding}
        </Button>
        <Button look="primary" icon="check">
          {text.added}
        </Button>
        <Button look="primary" disabled>
          {text.soldOut}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button>{text.details}</Button>
        <Button size="small" icon="filters">
          {text.details}
        </Button>
        <Button pending>{text.adding}</Button>
        <Button look="quiet" icon="arrow-left">
          {text.quiet}
        </Button>
        <Button look="danger" icon="trash">
          {text.delete}
        </Button>
        <Button icon="heart" iconOnly={text.heart} />
        <LinkButton to="/contact" look="whatsapp" icon="whatsapp">
          {text.whatsapp}
        </LinkButton>
      </div>
      <Button look="primary" size="large" wide>
        {text.order}
      </Button>
    </div>
  )
}

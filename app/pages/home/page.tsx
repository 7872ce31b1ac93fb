import { Form } from 'react-router'
import type { ProductCard, Showcase, VariantRow } from '~/features/catalogue/catalogue'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { type Picture as StoredPicture, pictureSources } from '~/features/media/media'
import { DensityChoice } from '~/shell/choices/density-choice'
import { MembershipPrompt } from '~/shell/membership-prompt'
import { Button, LinkButton } from '~/ui/button'
import { Icon } from '~/ui/icons/icon'
import { Picture } from '~/ui/picture'
import { Select } from '~/ui/forms/select'
import { ShopLink } from '~/ui/links/shop-link'
import { SectionHead, Stitch } from '~/ui/stitch'
import { CompactPart } from '../category/compact-part'
import type { PageFacts } from '../shared/page-meta'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import { homeText as text } from './text'
import { text as texts } from '../shared/text'

export type HomePageData = {
  isGuest: boolean
  blocks: Showcase[]
  /** Rows of the first block as a compact list; null for cards. */
  rows: VariantRow[] | null
  materials: { name: string; link: string; picture: StoredPicture | null }[]
  widths: { code: string; value: string }[]
  lastSeen: ProductCard[]
  favourites: number[]
  page: PageFacts
}

export function HomePage(data: HomePageData) {
  const { isGuest, blocks, rows, lastSeen, favourites } = data
  const [first, ...others] = blocks
  return (
    <div className="pb-16">
      {first && rows ? (
        <OrderList block={first} rows={rows} />
      ) : (
        <Hero {...data} lead={first?.products[0] ?? null} />
      )}
      <Materials {...data} />
      {first && !rows && <Block block={first} favourites={favourites} />}
      {isGuest && (
        <div className="pt-14">
          <MembershipPrompt />
        </div>
      )}
      {others.map((block) => (
        <Block key={block.id} block={block} favourites={favourites} />
      ))}
      {lastSeen.length > 0 && (
        <Block
          block={{
            id: 0,
            code: 'son-baktiklariniz',
            title: texts.lastSeen,
            subtitle: '',
            products: lastSeen,
          }}
          favourites={favourites}
        />
      )}
      <Promises />
    </div>
  )
}

function Hero({ widths, materials, lead }: HomePageData & { lead: ProductCard | null }) {
  const picture = lead?.pictures[1] ?? lead?.pictures[0]
  return (
    <section className="page grid grid-cols-[minmax(0,1fr)] items-center gap-8 py-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16 lg:py-10">
      <div className="grid gap-6">
        <h1 className="text-5xl" tabIndex={-1}>
          {text.heading}
        </h1>
        <p className="max-w-read text-lg text-ink-2">{text.lead}</p>
        <Finder widths={widths} materials={materials} />
      </div>
      {lead && picture && (
        <ShopLink to={`/${lead.link}`} className="group relative block overflow-hidden rounded-lg">
          <Picture
            {...pictureSources(picture)}
            alt={picture.alt}
            sizes="(width >= 64rem) 540px, 100vw"
            priority
            className="aspect-square lg:aspect-4/5"
          />
          <span className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3 rounded-md bg-surface px-4 py-3 text-sm font-semibold group-hover:text-brand">
            {lead.name}
            <Icon name="arrow-right" />
          </span>
        </ShopLink>
      )}
    </section>
  )
}

/** The first showcase as an order list, for dealers. */
function OrderList({ block, rows }: { block: Showcase; rows: VariantRow[] }) {
  return (
    <div className="page grid gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {block.title}
        </h1>
        <DensityChoice density="compact" />
      </div>
      <CompactPart groups={[{ label: block.title, products: block.products }]} rows={rows} />
    </div>
  )
}

/** Links to lists by width and material, the two main properties of a strap. */
function Finder({ widths, materials }: Pick<HomePageData, 'widths' | 'materials'>) {
  return (
    <Form
      method="get"
      action="/category/list"
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
      aria-labelledby="bul"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="bul" className="text-xl">
          {text.findTitle}
        </h2>
        <ShopLink
          to="/contents/kordon-olcusu-nasil-alinir/10"
          className="link inline-flex items-center gap-1.5 py-1 text-sm"
        >
          <Icon name="ruler" />
          {text.findHelp}
        </ShopLink>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select name="genislik" label={text.findWidth} defaultValue="">
          <option value="">{text.findAny}</option>
          {widths.map(({ code, value }) => (
            <option key={code} value={code}>
              {value}
            </option>
          ))}
        </Select>
        <Select name="kategori" label={text.findMaterial} defaultValue="">
          <option value="">{text.findAny}</option>
          {materials.map(({ link, name }) => (
            <option key={link} value={link}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-3 sm:flex">
        <Button look="primary" size="large">
          {text.findGo}
        </Button>
        <LinkButton to="/yeni-gelenler" look="quiet" size="large">
          {text.browse}
        </LinkButton>
      </div>
    </Form>
  )
}

function Materials({ materials }: Pick<HomePageData, 'materials'>) {
  return (
    <section className="page pt-8" aria-labelledby="malzemeler">
      <SectionHead id="malzemeler" title={text.materials} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(4rem,20%),1fr))] gap-x-2 gap-y-4 sm:grid-cols-4 sm:gap-4 lg:grid-cols-8">
        {materials.map(({ name, link, picture }) => (
          <li key={link}>
            <ShopLink
              to={`/${link}`}
              className="group grid justify-items-center gap-2 text-center text-xs font-semibold hover:text-brand sm:text-sm"
            >
              {picture ? (
                <Picture
                  {...pictureSources(picture, { widths: [160, 320] })}
                  alt=""
                  sizes="(width >= 64rem) 136px, 22vw"
                  className="aspect-square w-full rounded-full"
                />
              ) : (
                <span className="aspect-square w-full rounded-full bg-sunken" />
              )}
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Block({ block, favourites }: { block: Showcase; favourites: number[] }) {
  return (
    <section className="page later-row pt-14" aria-labelledby={`vitrin-${block.code}`}>
      <SectionHead
        id={`vitrin-${block.code}`}
        title={block.title}
        more={block.code === 'yeniler' ? { to: '/yeni-gelenler', label: text.allNew } : undefined}
      />
      {block.subtitle && <p className="-mt-2 pb-4 text-ink-2">{block.subtitle}</p>}
      <ProductGrid
        products={block.products}
        label={block.title}
        heading={3}
        row
        favourite={favouriteOf(favourites)}
        buy={quickAddOf}
      />
    </section>
  )
}

function Promises() {
  return (
    <section className="page pt-16">
      <Stitch />
      <ul className="grid gap-6 pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {text.promises.map(({ icon, title, text: note }) => (
          <li key={title} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 text-xl text-tan" />
            <p className="text-sm">
              <strong className="block text-base">{title}</strong>
              <span className="text-ink-2">{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Db } from '~/db/connection.server'
import { isShownNet, type ProductCard, shownUnit } from '~/features/catalogue/catalogue'
import { getShowcases } from '~/features/catalogue/catalogue.server'
import type { Doc, DocNode, Running } from '~/features/content/content'
import { fillBlock, placeholders, readStored } from '~/features/content/content.server'
import { findStanding, guestPriceKey } from '~/features/customers/customers.server'
import type { Guest } from '~/features/identity/identity'
import { picturePath } from '~/features/media/media'
import { findPictures } from '~/features/media/media.server'
import { type EmailBlock, isEmailBlock } from '~/features/newsletters/newsletters'
import { formatPrice } from '~/kernel/turkish'
import { text } from './newsletter-mail.text'
import type { EmailPart, EmailPicture, EmailProduct } from './newsletter-parts'

/** Most products of a showcase; more would make mail programs cut the email off. */
const mostProducts = 6
/** Width of the text of an email in CSS pixels. */
const fullWidth = 544

type Mark = NonNullable<Extract<Running, { type: 'text' }>['marks']>[number]
type Found = Awaited<ReturnType<typeof findPictures>>
type Showcases = Awaited<ReturnType<typeof getShowcases>>

/**
 * Makes the parts of a newsletter for a receiver: `userId` is the member with this address, null for others. Pictures are
 * read once, showcases once for each price key, so that no email shows the price of another group (promise P04).
 */
export async function partsOf(
  db: Db,
  origin: string,
  stored: readonly unknown[],
): Promise<(userId: number | null) => Promise<EmailPart[]>> {
  const fillIn = await placeholders(db)
  const blocks = readStored(stored)
    .map((block) => fillBlock(block, fillIn))
    .filter(isEmailBlock)
  const pictures = await findPictures(
    db,
    blocks.flatMap((block) => ('picture' in block && block.picture ? block.picture.key : [])),
  )
  const byKey = new Map<string, Promise<Showcases>>()
  return async (userId) => {
    const hasShowcase = blocks.some(({ kind }) => kind === 'showcase')
    const showcases = hasShowcase ? await showcasesFor(await visitorOf(db, userId)) : []
    return blocks.flatMap((block) => partOf(block, { origin, pictures, showcases, blocks }) ?? [])
  }

  function showcasesFor(visitor: Guest): Promise<Showcases> {
    const key = JSON.stringify([visitor.priceKey, visitor.sees])
    const found = byKey.get(key) ?? getShowcases(db, visitor)
    byKey.set(key, found)
    return found
  }
}

/** A visitor with the prices and varieties of a member, or of guests. */
async function visitorOf(db: Db, userId: number | null): Promise<Guest> {
  const standing = userId === null ? null : await findStanding(db, userId)
  const { priceKey, sees } = standing ?? {
    priceKey: await guestPriceKey(db),
    sees: 0 as const,
  }
  return { kind: 'guest', sessionHash: '', isNew: true, priceKey, sees }
}

type Facts = {
  origin: string
  pictures: Found
  showcases: Showcases
  blocks: readonly EmailBlock[]
}

/** A block as a part; null when its picture or its products are gone. */
function partOf(block: EmailBlock, facts: Facts): EmailPart | null {
  const { origin } = facts
  switch (block.kind) {
    case 'text':
      return {
        kind: 'text',
        heading: block.heading,
        text: absolute(block.text, origin),
      }
    case 'picture': {
      const picture = pictureOf(block.picture, facts)
      const href = addressOf(block.href, origin)
      return picture && { kind: 'picture', picture, caption: block.caption, href }
    }
    case 'picture_text': {
      const href = addressOf(block.action?.href ?? null, origin)
      return {
        kind: 'picture_text',
        picture: block.picture && pictureOf(block.picture, facts),
        heading: block.heading,
        text: absolute(block.text, origin),
        action: block.action && href ? { label: block.action.label, href } : null,
      }
    }
    case 'showcase':
      return showcaseOf(block, facts)
    case 'quotation': {
      const { author, role } = block
      return {
        kind: 'quotation',
        text: block.text,
        by: author || role ? text.quoted(author, role) : '',
      }
    }
    case 'columns': {
      const columns = block.columns.map(({ title, text }) => ({
        title,
        text: absolute(text, origin),
      }))
      return { kind: 'columns', heading: block.heading, columns }
    }
  }
}

function showcaseOf(
  block: Extract<EmailBlock, { kind: 'showcase' }>,
  { origin, showcases, blocks }: Facts,
): EmailPart | null {
  const named = new Set(blocks.flatMap((one) => (one.kind === 'showcase' ? (one.code ?? []) : [])))
  const found = showcases.filter(({ code }) => (block.code ? code === block.code : !named.has(code)))
  const products = found.flatMap((showcase) => showcase.products).slice(0, mostProducts)
  if (products.length === 0) return null
  const shown = products.map((product) => productOf(product, origin))
  return {
    kind: 'showcase',
    heading: block.heading || found[0]!.title,
    products: shown,
  }
}

function productOf(
  { name, link, variantQuery, price, priceVaries, pictures }: ProductCard,
  origin: string,
): EmailProduct {
  const [picture] = pictures
  return {
    name,
    href: `${origin}/${link}${variantQuery ?? ''}`,
    price: price && priceText(price, priceVaries),
    picture: picture ? `${origin}${picturePath(picture.hash, 320, 'jpg')}` : null,
  }
}

function priceText(price: NonNullable<ProductCard['price']>, varies: boolean): string {
  const amount = formatPrice(shownUnit(price))
  const shown = isShownNet(price) ? text.net(amount) : amount
  return varies ? text.from(shown) : shown
}

function pictureOf(
  { key, alt }: { key: string; alt: string },
  { origin, pictures }: Facts,
): EmailPicture | null {
  const found = pictures.get(key)
  if (!found) return null
  const width = Math.min(fullWidth, found.width)
  const height = Math.round((width * found.height) / found.width)
  return {
    src: `${origin}${picturePath(found.hash, 960, 'jpg')}`,
    alt,
    width,
    height,
  }
}

/** The address for a mail program; null for places within the page. */
function addressOf(href: string | null, origin: string): string | null {
  if (href === null || href.startsWith('#')) return null
  return href.startsWith('/') ? origin + href : href
}

/** A rich text whose links are absolute. Links to places within the page keep their words only. */
function absolute(doc: Doc, origin: string): Doc {
  return JSON.parse(JSON.stringify(doc), (_, value: unknown) => {
    const node = value as DocNode | Running | null
    if (node?.type !== 'text' || !node.marks) return value
    const marks = node.marks.flatMap((mark): Mark[] => {
      if (mark.type !== 'link') return [mark]
      const href = addressOf(mark.attrs.href, origin)
      return href ? [{ type: 'link', attrs: { href } }] : []
    })
    return { ...node, marks }
  }) as Doc
}

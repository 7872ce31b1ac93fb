import type { CSSProperties } from 'react'
import { Button, Column, Heading, Img, Link, Row, Section, Text } from 'react-email'
import { EmailFrame } from '../email/email-frame'
import { emailStyles as styles } from '../email/email-style'
import { renderEmail } from '../email/render-email'
import { text } from './newsletter-mail.text'
import {
  type EmailPart,
  type EmailPicture,
  type EmailProduct,
  hasPrices,
  type NewsletterEmail,
} from './newsletter-parts'
import { RichText } from './rich-text-html'

const heading: CSSProperties = {
  fontSize: '20px',
  lineHeight: '28px',
  margin: '0 0 8px',
}
const image: CSSProperties = {
  borderRadius: '8px',
  height: 'auto',
  maxWidth: '100%',
}
const quiet: CSSProperties = { ...styles.detail, margin: '6px 0 0' }

/** The newsletter as an HTML document. */
export function toHtmlNewsletter(email: NewsletterEmail): string {
  return renderEmail(<Newsletter {...email} />)
}

function Newsletter({ parts, preheader, unsubscribe, ...frame }: NewsletterEmail) {
  return (
    <EmailFrame
      {...frame}
      preview={preheader}
      below={
        <Text className="e-detail" style={{ ...styles.detail, margin: '12px 0 0' }}>
          {text.why}{' '}
          <Link
            href={unsubscribe}
            className="e-link"
            style={{
              ...styles.link,
              fontSize: '14px',
              textDecoration: 'underline',
            }}
          >
            {text.unsubscribe}
          </Link>
        </Text>
      }
    >
      {parts.map((part, i) => (
        <Section key={`${i}`} style={{ margin: '0 0 28px' }}>
          <Part part={part} />
        </Section>
      ))}
      {hasPrices(parts) && (
        <Text className="e-detail" style={quiet}>
          {text.prices}
        </Text>
      )}
    </EmailFrame>
  )
}

function Part({ part }: { part: EmailPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <>
          <Title words={part.heading} />
          <RichText doc={part.text} />
        </>
      )
    case 'picture':
      return (
        <>
          {part.href ? (
            <Link href={part.href}>
              <Picture {...part.picture} />
            </Link>
          ) : (
            <Picture {...part.picture} />
          )}
          {part.caption && (
            <Text className="e-detail" style={quiet}>
              {part.caption}
            </Text>
          )}
        </>
      )
    case 'picture_text':
      return (
        <>
          {part.picture && <Picture {...part.picture} />}
          <Title words={part.heading} above={part.picture ? '16px' : '0'} />
          <RichText doc={part.text} />
          {part.action && (
            <Button href={part.action.href} className="e-button" style={styles.button}>
              {part.action.label}
            </Button>
          )}
        </>
      )
    case 'showcase':
      return (
        <>
          <Title words={part.heading} />
          <Products products={part.products} />
        </>
      )
    case 'quotation':
      return (
        <Section className="e-box" style={{ ...styles.box, margin: 0 }}>
          <Text
            style={{
              ...styles.text,
              fontStyle: 'italic',
              margin: 0,
              whiteSpace: 'pre-line',
            }}
          >
            “{part.text}”
          </Text>
          {part.by && (
            <Text className="e-detail" style={quiet}>
              {part.by}
            </Text>
          )}
        </Section>
      )
    case 'columns':
      return (
        <>
          <Title words={part.heading} />
          {part.columns.map(({ title, text }, i) => (
            <Section key={`${i}`} style={{ margin: '0 0 12px' }}>
              {title && <Text style={{ ...styles.text, fontWeight: 700, margin: '0 0 4px' }}>{title}</Text>}
              <RichText doc={text} />
            </Section>
          ))}
        </>
      )
  }
}

function Title({ words, above = '0' }: { words: string; above?: string }) {
  if (words === '') return null
  return (
    <Heading as="h2" style={{ ...heading, marginTop: above }}>
      {words}
    </Heading>
  )
}

const Picture = ({ src, alt, width, height }: EmailPicture) => (
  <Img src={src} alt={alt} width={width} height={height} className="e-picture" style={image} />
)

/** Products in rows of two. */
function Products({ products }: { products: readonly EmailProduct[] }) {
  const rows = Array.from({ length: Math.ceil(products.length / 2) }, (_, i) =>
    products.slice(2 * i, 2 * i + 2),
  )
  return rows.map((row, i) => (
    <Row key={`${i}`} style={{ margin: '0 0 16px', tableLayout: 'fixed' }}>
      {row.map((product) => (
        <Column key={product.href} style={{ padding: '0 12px 0 0', verticalAlign: 'top', width: '50%' }}>
          <Product {...product} />
        </Column>
      ))}
      {row.length === 1 && <Column style={{ width: '50%' }} />}
    </Row>
  ))
}

function Product({ name, price, href, picture }: EmailProduct) {
  return (
    <Link href={href} style={{ color: 'inherit', textDecoration: 'none' }}>
      {picture && (
        <Img
          src={picture}
          alt={name}
          width={240}
          height={300}
          className="e-picture"
          style={{ ...image, backgroundColor: '#f2efe9', objectFit: 'cover' }}
        />
      )}
      <Text className="e-link" style={{ ...styles.link, fontWeight: 600, margin: '8px 0 0' }}>
        {name}
      </Text>
      {price && (
        <Text className="e-price" style={{ ...styles.text, margin: '2px 0 0' }}>
          {price}
        </Text>
      )}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Hr, Html, Img, Preview, Text } from 'react-email'
import { logoId, type Seller } from './email'
import { emailSheet, emailStyles as styles } from './email-style'

type Frame = {
  subject: string
  /** Preview text in an inbox, beside the subject. */
  preview: string
  seller: Seller
  signature: string
  children: ReactNode
  /** Texts to keep, below the signature. */
  below?: ReactNode
}

/** The frame of every email, for light and dark mode. */
export function EmailFrame({ subject, preview, seller, signature, children, below }: Frame) {
  return (
    <Html lang="tr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{emailSheet}</style>
      </Head>
      <Body lang="tr" className="e-body" style={styles.body}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container className="e-card" style={styles.card}>
          <Brand {...seller} />
          <Heading style={styles.title}>{subject}</Heading>
          {children}
          <Hr className="e-rule" style={styles.rule} />
          <Text style={styles.text}>{signature}</Text>
          <Text className="e-detail" style={styles.detail}>
            {seller.lines.map(unbroken).join(' · ')}
          </Text>
          {below}
        </Container>
      </Body>
    </Html>
  )
}

/** The logo, on white in dark mode too, or else the shop's name, above the seam of the shop's header. */
function Brand({ name, logo }: Seller) {
  return (
    <div className="e-brand" style={styles.brand}>
      {logo ? (
        <Img src={`cid:${logoId}`} alt={name} width={logo.width} height={logo.height} style={styles.logo} />
      ) : (
        name
      )}
    </div>
  )
}

/** Keeps a telephone number on one line. */
const unbroken = (line: string) => (/^[\d +()]+$/.test(line) ? line.replaceAll(' ', '\u00a0') : line)

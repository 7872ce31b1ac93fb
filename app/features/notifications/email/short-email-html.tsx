import { Button, Link, Section, Text } from 'react-email'
import { GoodsRows } from './goods-html'
import { EmailFrame } from './email-frame'
import { emailStyles as styles } from './email-style'
import { renderEmail } from './render-email'
import type { CompleteEmail } from './short-email'

/** More goods are counted instead of shown. */
const mostGoods = 20

/** A short email as an HTML document. */
export function toHtmlShortEmail(message: CompleteEmail): string {
  return renderEmail(<Email {...message} />)
}

function Email({ greeting, paragraphs, goods, list, quote, action, also, hint, ...frame }: CompleteEmail) {
  return (
    <EmailFrame {...frame} preview={paragraphs.join(' ')}>
      <Text style={styles.text}>{greeting}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      {goods && (
        <Section style={{ margin: '20px 0 12px' }}>
          <Text className="e-detail" style={{ ...styles.detail, margin: '0 0 8px' }}>
            {goods.label}
          </Text>
          <GoodsRows goods={goods.items} most={mostGoods} />
        </Section>
      )}
      {list && <Box label={list.label} items={list.items} />}
      {quote && <Box label={quote.label} items={[quote.words]} />}
      {action && (
        <Button href={action.link} className="e-button" style={styles.button}>
          {action.label}
        </Button>
      )}
      {also && (
        <Text style={{ ...styles.text, margin: '16px 0 0' }}>
          <Link href={also.link} className="e-link" style={{ ...styles.link, textDecoration: 'underline' }}>
            {also.label}
          </Link>
        </Text>
      )}
      {hint && (
        <Text className="e-detail" style={{ ...styles.detail, margin: '12px 0 0' }}>
          {hint}
        </Text>
      )}
    </EmailFrame>
  )
}

function Box({ label, items }: { label: string; items: string[] }) {
  return (
    <Section className="e-box" style={styles.box}>
      <Text className="e-detail" style={{ ...styles.detail, margin: 0 }}>
        {label}
      </Text>
      {items.map((item) => (
        <Text key={item} style={{ ...styles.text, margin: '4px 0 0', whiteSpace: 'pre-line' }}>
          {item}
        </Text>
      ))}
    </Section>
  )
}

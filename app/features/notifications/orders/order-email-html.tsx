import type { CSSProperties } from 'react'
import { Button, Column, Heading, Hr, Row, Section, Text } from 'react-email'
import { styleContract } from '../email/contract-style'
import { GoodsRows } from '../email/goods-html'
import { EmailFrame } from '../email/email-frame'
import { emailStyles } from '../email/email-style'
import { renderEmail } from '../email/render-email'
import type { OrderEmail, Row as Pair } from './order-email'
import { text } from '../text'

const styles = {
  ...emailStyles,
  heading: { fontSize: '18px', lineHeight: '26px', margin: '24px 0 8px' },
  label: {
    color: '#55514a',
    fontSize: '16px',
    lineHeight: '24px',
    paddingRight: '12px',
    verticalAlign: 'top',
    width: '40%',
  },
  value: { fontSize: '16px', lineHeight: '24px', verticalAlign: 'top' },
  amount: {
    fontSize: '16px',
    lineHeight: '24px',
    paddingLeft: '12px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
} satisfies Record<string, CSSProperties>

/** Bytes beyond which mail programs cut an email off (Gmail: 102 kB). */
const mostBytes = 100_000
const mostLines = 60

/**
 * The order email as an HTML document. `attached`: the contracts would make it too long and must be attached as
 * files.
 */
export function toHtmlEmail(message: OrderEmail): { html: string; attached: boolean } {
  const html = renderEmail(<Email message={message} attached={false} />)
  if (Buffer.byteLength(html) <= mostBytes) return { html, attached: false }
  return { html: renderEmail(<Email message={message} attached />), attached: true }
}

function Email({ message, attached }: { message: OrderEmail; attached: boolean }) {
  const { subject, seller, signature } = message
  return (
    <EmailFrame
      {...{ subject, seller, signature }}
      preview={message.intro[0] ?? message.subject}
      below={<Contracts contracts={message.contracts} attached={attached} />}
    >
      <Text style={styles.text}>{message.greeting}</Text>
      {message.intro.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
      <Pairs rows={message.facts} />
      {message.transfer && <Transfer {...message.transfer} />}
      <Goods message={message} />
      <Button href={message.link} className="e-button" style={styles.button}>
        {text.open}
      </Button>
      <Text className="e-detail" style={{ ...styles.detail, margin: '12px 0 0' }}>
        {text.openHint}
      </Text>
    </EmailFrame>
  )
}

function Pairs({ rows }: { rows: Pair[] }) {
  return (
    <Section>
      {rows.map(([label, value]) => (
        <Row key={label}>
          <Column className="e-label e-detail" style={styles.label}>
            {label}
          </Column>
          <Column className="e-value" style={styles.value}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Transfer({ rows, accounts }: NonNullable<OrderEmail['transfer']>) {
  return (
    <Section className="e-box" style={styles.box}>
      <Heading as="h2" style={{ ...styles.heading, margin: '0 0 8px' }}>
        {text.transfer.heading}
      </Heading>
      <Pairs rows={rows} />
      {accounts.map((account) => (
        <Section key={account.map(([, value]) => value).join()} style={{ marginTop: '12px' }}>
          <Pairs rows={account} />
        </Section>
      ))}
      <Text style={{ ...styles.text, margin: '12px 0 0' }}>
        {text.transfer.descriptionHint} {text.transfer.expiry}
      </Text>
    </Section>
  )
}

function Goods({ message: { lines, totals, total, kdv } }: { message: OrderEmail }) {
  return (
    <Section style={{ marginBottom: '24px' }}>
      <Heading as="h2" style={styles.heading}>
        {text.lines}
      </Heading>
      <GoodsRows goods={lines} most={mostLines} />
      <Hr className="e-rule" style={{ ...styles.rule, margin: '8px 0 12px' }} />
      <Amounts rows={totals} />
      <Amounts rows={[total]} fontWeight={700} />
      <Amounts rows={kdv} />
    </Section>
  )
}

function Amounts({ rows, fontWeight = 400 }: { rows: Pair[]; fontWeight?: number }) {
  return rows.map(([label, value]) => (
    <Row key={label}>
      <Column style={{ ...styles.value, fontWeight }}>{label}</Column>
      <Column style={{ ...styles.amount, fontWeight }}>{value}</Column>
    </Row>
  ))
}

function Contracts({ contracts, attached }: Pick<OrderEmail, 'contracts'> & { attached: boolean }) {
  return (
    <>
      <Hr className="e-rule" style={styles.rule} />
      <Heading as="h2" style={styles.heading}>
        {text.contracts}
      </Heading>
      <Text style={styles.text}>{attached ? text.contractsAttached : text.contractsHint}</Text>
      {!attached &&
        contracts.map(({ title, html }) => (
          // Stored with the order as it was accepted; its texts were escaped when it was made.
          <div key={title} dangerouslySetInnerHTML={{ __html: styleContract(html) }} />
        ))}
    </>
  )
}

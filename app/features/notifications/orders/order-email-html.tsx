import type { CSSProperties } from 'react'
import { Button, Column, Heading, Hr, render, Row, Section, Text } from 'react-email'
import { styleContract } from '../email/contract-style'
import { LetterFrame } from '../email/email-frame'
import { letterStyles } from '../email/email-style'
import type { OrderLetter, Row as Pair } from './order-email'
import { text } from '../text'

const styles = {
  ...letterStyles,
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
export async function toHtmlLetter(letter: OrderLetter): Promise<{ html: string; attached: boolean }> {
  const html = await render(<Letter letter={letter} attached={false} />)
  if (Buffer.byteLength(html) <= mostBytes) return { html, attached: false }
  return { html: await render(<Letter letter={letter} attached />), attached: true }
}

function Letter({ letter, attached }: { letter: OrderLetter; attached: boolean }) {
  const { subject, seller, signature } = letter
  return (
    <LetterFrame
      {...{ subject, seller, signature }}
      preview={letter.intro}
      below={<Contracts contracts={letter.contracts} attached={attached} />}
    >
      <Text style={styles.text}>{letter.greeting}</Text>
      <Text style={styles.text}>{letter.intro}</Text>
      <Pairs rows={letter.facts} />
      {letter.transfer && <Transfer {...letter.transfer} />}
      <Goods letter={letter} />
      <Button href={letter.link} className="l-button" style={styles.button}>
        {text.open}
      </Button>
      <Text className="l-detail" style={{ ...styles.detail, margin: '12px 0 0' }}>
        {text.openHint}
      </Text>
    </LetterFrame>
  )
}

function Pairs({ rows }: { rows: Pair[] }) {
  return (
    <Section>
      {rows.map(([label, value]) => (
        <Row key={label}>
          <Column className="l-label l-detail" style={styles.label}>
            {label}
          </Column>
          <Column className="l-value" style={styles.value}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Transfer({ rows, accounts }: NonNullable<OrderLetter['transfer']>) {
  return (
    <Section className="l-box" style={styles.box}>
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

function Goods({ letter: { lines, totals, total, kdv } }: { letter: OrderLetter }) {
  const more = lines.length - mostLines
  return (
    <Section style={{ marginBottom: '24px' }}>
      <Heading as="h2" style={styles.heading}>
        {text.lines}
      </Heading>
      {lines.slice(0, mostLines).map(({ name, detail, total: amount }) => (
        <Row key={name + detail} style={{ marginBottom: '8px' }}>
          <Column style={styles.value}>
            {name}
            <br />
            <span className="l-detail" style={styles.detail}>
              {detail}
            </span>
          </Column>
          <Column style={styles.amount}>{amount}</Column>
        </Row>
      ))}
      {more > 0 && <Text style={{ ...styles.text, margin: '4px 0 0' }}>{text.moreLines(more)}</Text>}
      <Hr className="l-rule" style={{ ...styles.rule, margin: '8px 0 12px' }} />
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

function Contracts({ contracts, attached }: Pick<OrderLetter, 'contracts'> & { attached: boolean }) {
  return (
    <>
      <Hr className="l-rule" style={styles.rule} />
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

import type { CSSProperties } from 'react'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Row,
  Section,
  Text,
} from 'react-email'
import type { OrderLetter, Row as Pair } from './order-letter'
import { styleContract } from './contract-style'
import { letterStyles } from './letter-style'
import { text } from './text'

const styles = {
  ...letterStyles,
  heading: { fontSize: '18px', lineHeight: '26px', margin: '24px 0 8px' },
  label: {
    color: '#5b6170',
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
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
} satisfies Record<string, CSSProperties>

/** The order letter as an HTML document with its styles inline. */
export function toHtmlLetter(letter: OrderLetter): Promise<string> {
  return render(<Letter {...letter} />)
}

function Letter(letter: OrderLetter) {
  return (
    <Html lang="tr">
      <Head>
        <title>{letter.subject}</title>
      </Head>
      <Preview>{letter.intro}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Heading style={styles.title}>{letter.subject}</Heading>
          <Text style={styles.text}>{letter.greeting}</Text>
          <Text style={styles.text}>{letter.intro}</Text>
          <Pairs rows={letter.facts} />
          {letter.transfer && <Transfer {...letter.transfer} />}
          <Goods letter={letter} />
          <Button href={letter.link} style={styles.button}>
            {text.open}
          </Button>
          <Text style={{ ...styles.detail, margin: '12px 0 24px' }}>{text.openHint}</Text>
          <Text style={styles.text}>{text.signature}</Text>
          <Text style={styles.detail}>{letter.seller.join(' · ')}</Text>
          <Contracts contracts={letter.contracts} />
        </Container>
      </Body>
    </Html>
  )
}

function Pairs({ rows }: { rows: Pair[] }) {
  return (
    <Section>
      {rows.map(([label, value]) => (
        <Row key={label}>
          <Column style={styles.label}>{label}</Column>
          <Column style={styles.value}>{value}</Column>
        </Row>
      ))}
    </Section>
  )
}

function Transfer({ rows, accounts }: NonNullable<OrderLetter['transfer']>) {
  return (
    <Section style={styles.box}>
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

function Goods({ letter: { lines, totals } }: { letter: OrderLetter }) {
  return (
    <Section style={{ marginBottom: '24px' }}>
      <Heading as="h2" style={styles.heading}>
        {text.lines}
      </Heading>
      {lines.map(({ name, detail, total }) => (
        <Row key={name + detail} style={{ marginBottom: '8px' }}>
          <Column style={styles.value}>
            {name}
            <br />
            <span style={styles.detail}>{detail}</span>
          </Column>
          <Column style={styles.amount}>{total}</Column>
        </Row>
      ))}
      <Hr />
      {totals.map(([label, value], index) => {
        const fontWeight = index === totals.length - 1 ? 700 : 400
        return (
          <Row key={label}>
            <Column style={{ ...styles.value, fontWeight }}>{label}</Column>
            <Column style={{ ...styles.amount, fontWeight }}>{value}</Column>
          </Row>
        )
      })}
    </Section>
  )
}

function Contracts({ contracts }: Pick<OrderLetter, 'contracts'>) {
  return (
    <Section>
      <Hr />
      <Heading as="h2" style={styles.heading}>
        {text.contracts}
      </Heading>
      <Text style={styles.text}>{text.contractsHint}</Text>
      {contracts.map(({ title, html }) => (
        // Kept with the order as it was accepted; every text in it was escaped when it was made.
        <div key={title} dangerouslySetInnerHTML={{ __html: styleContract(html) }} />
      ))}
    </Section>
  )
}

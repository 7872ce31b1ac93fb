import { Body, Button, Container, Head, Heading, Html, Preview, render, Section, Text } from 'react-email'
import { letterStyles as styles } from './letter-style'
import type { ShortLetter } from './short-letter'

/** A short letter as an HTML document with its styles inline. */
export function toHtmlShortLetter(letter: ShortLetter): Promise<string> {
  return render(<Letter {...letter} />)
}

function Letter({
  subject,
  greeting,
  paragraphs,
  list,
  quote,
  action,
  hint,
  signature,
  seller,
}: ShortLetter) {
  return (
    <Html lang="tr">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{paragraphs.join(' ')}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Heading style={styles.title}>{subject}</Heading>
          <Text style={styles.text}>{greeting}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.text}>
              {paragraph}
            </Text>
          ))}
          {list && (
            <Section style={styles.box}>
              <Text style={{ ...styles.detail, margin: 0 }}>{list.label}</Text>
              {list.items.map((item) => (
                <Text key={item} style={{ ...styles.text, margin: '4px 0 0' }}>
                  {item}
                </Text>
              ))}
            </Section>
          )}
          {quote && (
            <Section style={styles.box}>
              <Text style={{ ...styles.detail, margin: 0 }}>{quote.label}</Text>
              <Text style={{ ...styles.text, margin: 0, whiteSpace: 'pre-line' }}>{quote.words}</Text>
            </Section>
          )}
          {action && (
            <Button href={action.link} style={styles.button}>
              {action.label}
            </Button>
          )}
          {hint && <Text style={{ ...styles.detail, margin: '12px 0 24px' }}>{hint}</Text>}
          <Text style={styles.text}>{signature}</Text>
          <Text style={styles.detail}>{seller.join(' · ')}</Text>
        </Container>
      </Body>
    </Html>
  )
}

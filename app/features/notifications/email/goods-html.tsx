import type { CSSProperties } from 'react'
import { Column, Img, Row, Text } from 'react-email'
import { emailStyles as styles } from './email-style'
import type { Goods } from './email'
import { pictureBox } from './goods-picture'
import { text } from '../text'

const picture: CSSProperties = { verticalAlign: 'top', width: `${pictureBox.width + 16}px` }
const image: CSSProperties = {
  backgroundColor: '#f2efe9',
  borderRadius: '6px',
  color: '#55514a',
  fontSize: '11px',
  lineHeight: '14px',
  objectFit: 'cover',
  overflow: 'hidden',
}
const words: CSSProperties = { fontSize: '16px', lineHeight: '22px', verticalAlign: 'top' }
const amount: CSSProperties = { ...words, paddingLeft: '12px', textAlign: 'right', whiteSpace: 'nowrap' }

/** Goods with their pictures, at most `most` of them. Without any picture the words take the whole width. */
export function GoodsRows({ goods, most }: { goods: readonly Goods[]; most: number }) {
  const withPictures = goods.some(({ picture }) => picture !== null)
  const more = goods.length - most
  return (
    <>
      {goods.slice(0, most).map((one, i) => (
        <Row key={`${i}`} style={{ marginBottom: '12px' }}>
          {withPictures && (
            <Column style={picture}>
              <Picture {...one} />
            </Column>
          )}
          <Column style={words}>
            {one.name}
            {one.detail && (
              <>
                <br />
                <span className="e-detail" style={styles.detail}>
                  {one.detail}
                </span>
              </>
            )}
          </Column>
          {one.amount && <Column style={amount}>{one.amount}</Column>}
        </Row>
      ))}
      {more > 0 && <Text style={{ ...styles.text, margin: '4px 0 0' }}>{text.moreLines(more)}</Text>}
    </>
  )
}

function Picture({ picture, name }: Goods) {
  if (picture === null) return null
  return <Img src={picture} alt={name} {...pictureBox} className="e-picture" style={image} />
}

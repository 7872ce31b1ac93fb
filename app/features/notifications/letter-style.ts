import type { CSSProperties } from 'react'

const ink = '#1f2430'

/** Looks that all letters share; mail programs read styles from attributes only. */
export const letterStyles = {
  body: {
    backgroundColor: '#f4f2ee',
    color: ink,
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '24px 0',
  },
  card: { backgroundColor: '#ffffff', maxWidth: '640px', padding: '32px 24px' },
  title: { fontSize: '22px', lineHeight: '30px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' },
  detail: { color: '#5b6170', fontSize: '14px', lineHeight: '20px' },
  box: {
    backgroundColor: '#faf6ec',
    border: '1px solid #e3d9bf',
    borderRadius: '8px',
    margin: '16px 0',
    padding: '16px',
  },
  button: {
    backgroundColor: ink,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    padding: '14px 24px',
  },
} satisfies Record<string, CSSProperties>

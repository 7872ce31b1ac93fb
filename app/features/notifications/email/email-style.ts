import type { CSSProperties } from 'react'

const ink = '#1c1b19'
const brand = '#0e4f4b'
const breaks: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** Styles of all emails in the shop's colours; many mail programs read style attributes only. */
export const emailStyles = {
  body: {
    backgroundColor: '#f2efe9',
    color: ink,
    fontFamily: "Manrope, 'Segoe UI', Helvetica, Arial, sans-serif",
    margin: 0,
    padding: '24px 0',
  },
  /** A fixed layout, so that wide content does not widen the email. */
  card: {
    backgroundColor: '#ffffff',
    maxWidth: '640px',
    padding: '28px 24px 32px',
    tableLayout: 'fixed',
    ...breaks,
  },
  brand: {
    borderBottom: '1px solid #e2ddd3',
    color: brand,
    fontFamily: "Fraunces, Georgia, 'Times New Roman', serif",
    fontSize: '22px',
    fontWeight: 600,
    lineHeight: '28px',
    margin: '0 0 24px',
    paddingBottom: '16px',
  },
  title: { fontSize: '22px', lineHeight: '30px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' },
  detail: { color: '#55514a', fontSize: '14px', lineHeight: '20px' },
  link: { color: brand, fontSize: '16px', lineHeight: '24px' },
  box: {
    backgroundColor: '#f6f4ef',
    border: '1px solid #e2ddd3',
    borderRadius: '8px',
    margin: '16px 0',
    padding: '16px',
  },
  button: {
    backgroundColor: brand,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    marginTop: '8px',
    padding: '14px 24px',
  },
  rule: { border: 0, borderTop: '1px solid #e2ddd3', margin: '24px 0 16px' },
} satisfies Record<string, CSSProperties>

/**
 * For programs that read style sheets: colours of dark mode, and labels above their values on narrow screens.
 * `!important` overrides the attributes.
 */
export const emailSheet = `@media (prefers-color-scheme: dark) {
  .l-body, .l-body > table > tbody > tr > td { background-color: #0d0f0e !important; }
  .l-card { background-color: #1b1e1d !important; color: #f1efea !important; }
  .l-brand, .l-link { border-color: #2f3533 !important; color: #7ccbc0 !important; }
  .l-detail, .l-card dt { color: #bdb9b1 !important; }
  .l-box { background-color: #131514 !important; border-color: #2f3533 !important; }
  .l-button { background-color: #7ccbc0 !important; color: #06201e !important; }
  .l-rule, .l-card th, .l-card td { border-color: #2f3533 !important; }
}
@media (max-width: 480px) {
  .l-label, .l-value { display: block !important; width: auto !important; }
  .l-value { padding-bottom: 6px !important; }
}`

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
    borderRadius: '12px',
    maxWidth: '600px',
    padding: '28px 28px 32px',
    tableLayout: 'fixed',
    ...breaks,
  },
  brand: {
    borderBottom: '2px dashed #8a4b1f',
    color: ink,
    fontFamily: "Fraunces, Georgia, 'Times New Roman', serif",
    fontSize: '26px',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: '32px',
    margin: '0 0 28px',
    paddingBottom: '16px',
  },
  logo: { backgroundColor: '#ffffff', borderRadius: '6px', padding: '4px' },
  title: { fontSize: '24px', letterSpacing: '-0.01em', lineHeight: '31px', margin: '0 0 20px' },
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
    lineHeight: '20px',
    marginTop: '8px',
    padding: '14px 28px',
    textAlign: 'center',
  },
  rule: { border: 0, borderTop: '1px solid #e2ddd3', margin: '24px 0 16px' },
} satisfies Record<string, CSSProperties>

/**
 * For programs that read style sheets: colours of dark mode, and labels above their values on narrow screens.
 * `!important` overrides the attributes.
 */
export const emailSheet = `@media (prefers-color-scheme: dark) {
  .e-body, .e-body > table > tbody > tr > td { background-color: #0d0f0e !important; }
  .e-card { background-color: #1b1e1d !important; color: #f1efea !important; }
  .e-brand { border-color: #e0a878 !important; color: #f1efea !important; }
  .e-link { color: #7ccbc0 !important; }
  .e-picture { background-color: #f2efe9 !important; }
  .e-detail, .e-card dt { color: #bdb9b1 !important; }
  .e-box { background-color: #131514 !important; border-color: #2f3533 !important; }
  .e-button { background-color: #7ccbc0 !important; color: #06201e !important; }
  .e-rule, .e-card th, .e-card td { border-color: #2f3533 !important; }
}
@media (max-width: 480px) {
  .e-card { border-radius: 0 !important; padding: 0 !important; }
  .e-card > tbody > tr > td { padding: 20px 16px 24px !important; }
  .e-body, .e-body > table > tbody > tr > td { padding: 0 !important; }
  .e-button { display: block !important; }
  .e-label, .e-value { display: block !important; width: auto !important; }
  .e-value { padding-bottom: 6px !important; }
}`

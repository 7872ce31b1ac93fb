/**
 * First segments of pages that never load scripts of others: what is ordered, paid, or known about a person. Decided in
 * docs/decisions/trackers-stay-out-of-personal-pages.md.
 */
const personal =
  /^\/(checkout|odeme|taksit|siparis|siparis-takip|yonetim|pm|ordermanualpayment|3dpayment|user|profile|balance|create|unapproved|unapproveduser|belge|stok-haberi|ileti-izni|bulten|onizleme|kisisel|tercihler|error|dev)(\/|\.|$)/i

/** True for a page on which containers and pixels may run. */
export function isTracked(path: string): boolean {
  return !personal.test(path)
}

/** True when this document has loaded scripts of others, so that it must not show a page without them. */
export function mustLeaveDocument(path: string): boolean {
  return 'shopTracked' in window && !isTracked(path)
}

/**
 * Returns the tracking link of a parcel: the one written by hand, else the carrier's template with
 * the number in it. A template without a placeholder is the address of the carrier's form. Empty
 * when there is none.
 */
export function trackingLink(template: string, trackingNumber: string, byHand = ''): string {
  if (byHand) return byHand
  if (!trackingNumber) return ''
  return template.replaceAll('{no}', encodeURIComponent(trackingNumber))
}

/** Returns whether a link written by hand may appear on a customer's page. */
export function isFollowable(link: string): boolean {
  return link.length <= 500 && /^https:\/\/[^\s"<>]+$/.test(link) && URL.canParse(link)
}

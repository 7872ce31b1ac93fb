/**
 * Where a parcel can be followed: what was written by hand, else the carrier's template with the number in it. A template
 * without a place for the number is the carrier's form. Empty: nowhere.
 */
export function trackingLink(template: string, trackingNumber: string, byHand = ''): string {
  if (byHand) return byHand
  if (!trackingNumber) return ''
  return template.replaceAll('{no}', encodeURIComponent(trackingNumber))
}

/** Whether a link written by hand may stand on a customer's page. */
export function isFollowable(link: string): boolean {
  return link.length <= 500 && /^https:\/\/[^\s"<>]+$/.test(link) && URL.canParse(link)
}

import { logoId } from '../email/email'
import type { Email } from './mail.server'

/**
 * The HTML of an email to show inside a page of the back office: the attached logo within it, pictures of the shop from
 * the address of the page, and without the style sheet for dark mode and narrow screens, which the page's policy refuses.
 */
export function toPreview(
  { html, attachments = [] }: Pick<Email, 'html' | 'attachments'>,
  origin: string,
): string {
  const logo = attachments.find(({ cid }) => cid === logoId)
  const picture = logo ? `data:image/png;base64,${Buffer.from(logo.content).toString('base64')}` : ''
  return html
    .replace(/<style>[^<]*<\/style>/, '')
    .replaceAll(`cid:${logoId}`, picture)
    .replaceAll(`src="${origin}/`, 'src="/')
}

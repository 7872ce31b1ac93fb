import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
/** React asks browsers to load pictures early, which mail programs do not. */
const preloads = /<link rel="preload" as="image"[^>]*>/g

/**
 * An email as an HTML document, in one go: react-email's own `render` reads a stream, and each of its pieces waits behind the
 * requests of the shop.
 */
export function renderEmail(email: ReactNode): string {
  return doctype + renderToStaticMarkup(email).replace(preloads, '')
}

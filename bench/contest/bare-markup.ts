import parse from 'html-react-parser'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** A page as plain elements, without components and state. It is built once and rendered as often as wanted. */
export function bareMarkup(html: string): () => string {
  const doctype = '<!DOCTYPE html>'
  const tree = createElement(Fragment, null, parse(html.replace(doctype, '')) as ReactNode)
  return () => doctype + renderToString(tree)
}

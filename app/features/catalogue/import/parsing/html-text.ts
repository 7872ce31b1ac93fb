import { excerptClean } from '~/kernel/excerpt'
import { normalizeLines } from '~/kernel/turkish'

// Each pattern also ends at the end of the text, so that unclosed markup costs linear time.
const UNSHOWN = /<!--[\s\S]*?(?:-->|$)|<(script|style|head|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const MARKUP = /<\/?[a-z!]/i
const BLOCK =
  /<\/?(?:address|article|aside|blockquote|center|div|dl|figure|footer|form|h[1-6]|header|hr|main|ol|p|pre|section|table|ul)(?=[\s/>])[^<>]*>/gi
const LINE = /<(?:br|dd|dt|tr)(?=[\s/>])[^<>]*>/gi
const ITEM = /<li(?=[\s/>])[^<>]*>/gi

/**
 * The text of an HTML description: paragraphs separated by an empty line, list items as lines that begin with a dot.
 * Text without markup keeps its lines. The result is plain text and not safe as HTML.
 */
export function htmlToText(html: string): string {
  if (!MARKUP.test(html)) return normalizeLines(excerptLines(html.split(/\r\n|[\n\r]/)))
  const paragraphs = html.replace(UNSHOWN, ' ').split(BLOCK)
  return normalizeLines(
    paragraphs
      .map((paragraph) =>
        excerptLines(paragraph.replace(ITEM, '<br>• ').split(LINE))
          .replace(/\n{2,}/g, '\n')
          .trim(),
      )
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  )
}

function excerptLines(lines: readonly string[]): string {
  return lines.map((line) => excerptClean(line, Number.POSITIVE_INFINITY)).join('\n')
}

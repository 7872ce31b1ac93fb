import type { Outline } from '~/features/content/blocks/outline'
import type { Content } from '~/features/content/content'
import { Chapters } from '~/features/content/ui/chapters'
import { ContentBlocks } from '~/features/content/ui/content-blocks'
import { formatDay } from '~/kernel/dates'
import type { BlockParts } from '../shared/page-blocks.server'
import { lateSlotsOf } from '../shared/late-slots'
import { text } from './text'

export type ContentViewData = {
  content: Pick<Content, 'title' | 'summary' | 'blocks' | 'version'>
  outline: Outline
  parts: BlockParts
}

/** Kinds that take the whole width of a page. */
const wide = new Set(['showcase', 'banner', 'gallery', 'columns', 'picture_text'])

/** A content: its title, its blocks and, for a long text without wide blocks, its chapters beside it. */
export function ContentView({ content, outline, parts }: ContentViewData) {
  const { blocks, version } = content
  const isText = !blocks.some(({ kind }) => wide.has(kind))
  const shown = <ContentBlocks blocks={blocks} anchors={outline.anchors} slots={lateSlotsOf(parts)} />
  return isText && outline.chapters.length >= 3 ? (
    <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <article>
        <Head content={content} />
        {shown}
      </article>
      <div className="text-sm lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
        <Chapters chapters={outline.chapters} />
      </div>
    </div>
  ) : (
    <article className="pt-6">
      <Head content={content} />
      {shown}
      {version && !isText && <Updated version={version} className="pt-10" />}
    </article>
  )
}

function Head({ content: { title, summary, version, blocks } }: Pick<ContentViewData, 'content'>) {
  const isText = !blocks.some(({ kind }) => wide.has(kind))
  return (
    <header className="pb-6">
      <h1 className="pb-2 text-4xl" tabIndex={-1}>
        {title}
      </h1>
      {isText ? <Updated version={version} /> : <p className="max-w-read text-lg text-ink-2">{summary}</p>}
    </header>
  )
}

function Updated({ version, className = '' }: { version: string; className?: string }) {
  return <p className={`text-meta text-ink-3 ${className}`}>{text.updated(formatDay(new Date(version)))}</p>
}

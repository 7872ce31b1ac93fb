import { ContentBlocks } from '~/features/content/ui/content-blocks'
import { slotsOf } from '../shared/page-blocks'
import type { CategoryHead } from './head.server'

/** The blocks at the head of a category. */
export function HeadBlocks({ blocks, parts }: CategoryHead) {
  return <ContentBlocks blocks={blocks} slots={slotsOf(parts)} />
}

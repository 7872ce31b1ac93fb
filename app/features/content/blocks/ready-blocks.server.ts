import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Content } from '../content'
import type { ContentRow } from '../store.server'
import type { FillIn } from './address'
import type { Block, ShownBlock } from './blocks'
import { readStored } from './read-blocks.server'
import { showBlocks } from './show-blocks.server'

/** Blocks of any origin (a page, a campaign by email) with settings, pictures and questions: ready to be shown. */
export async function readyBlocks(db: Db, blocks: readonly Block[]): Promise<ShownBlock[]> {
  if (blocks.length === 0) return []
  return showBlocks(db, blocks, await placeholders(db))
}

/** A stored version of a content, ready to be shown. */
export async function showVersion(db: Db, row: ContentRow): Promise<Content> {
  const { id, kind, link, title, summary, category, seoTitle, seoDescription, version, updatedAt } = row
  const blocks = await readyBlocks(db, readStored(row.blocks))
  return { id, kind, link, title, summary, category, blocks, seoTitle, seoDescription, version, updatedAt }
}

/**
 * Values of placeholders: `{{company.phone}}` is the setting `phone` of the group `company`. Other groups are never
 * shown.
 */
export async function placeholders(db: Db): Promise<FillIn> {
  const settings = await getSettings(db)
  return (name) => {
    const [group, key] = name.split('.')
    return group === 'company' && key ? settings.get(group, key) : ''
  }
}

import type { Transaction } from '~/db/connection.server'
import { findPictures } from '~/features/media/media.server'
import type { Refusal } from '~/http/calls/editing.server'
import { type Block, keysOf } from './blocks/blocks'
import * as store from './store.server'
import { text } from './editing.text'

/**
 * The refusal of blocks that name a picture or a question the shop does not have; null for good ones. Blocks that the
 * stored version has in the same form are not checked again: their picture may have gone since.
 */
export async function refuseBlocks(
  db: Transaction,
  blocks: readonly Block[],
  stored: readonly Block[] = [],
): Promise<Refusal | null> {
  const before = new Set(stored.map((block) => JSON.stringify(block)))
  const written = blocks.filter((block) => !before.has(JSON.stringify(block)))
  const known = await findPictures(db, keysOf(written))
  const questions = await findQuestions(db, written)
  for (const block of written) {
    const path = `blocks.${blocks.indexOf(block)}`
    const key = keysOf([block]).find((key) => !known.has(key))
    if (key !== undefined) return refusal(path, 'unknown_picture', text.unknownPicture(key))
    if (block.kind !== 'faq') continue
    if (block.ids.length === 0 && block.group === null) return refusal(path, 'no_question', text.noQuestion)
    const id = block.ids.find((id) => !questions.some((question) => question.id === id))
    if (id !== undefined) return refusal(path, 'unknown_question', text.unknownQuestion(id))
    if (block.group !== null && !questions.some(({ group }) => group === block.group))
      return refusal(path, 'unknown_question', text.unknownGroup(block.group))
  }
  return null
}

async function findQuestions(db: Transaction, blocks: readonly Block[]) {
  const asked = blocks.filter((block) => block.kind === 'faq')
  if (asked.length === 0) return []
  return store.readSomeFaqs(db, {
    ids: asked.flatMap(({ ids }) => ids),
    groups: asked.flatMap(({ group }) => group ?? []),
  })
}

const refusal = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
})

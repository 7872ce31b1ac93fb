import type { Db } from '~/db/connection.server'
import { findPictures } from '~/features/media/media.server'
import type { Picture } from '~/features/media/media'
import { parseMarkdown } from '../markdown'
import * as store from '../store.server'
import type { FillIn } from './address'
import { type Block, keysOf, type ShownBlock, type ShownQuestion } from './blocks'
import { docOfMarkdown } from './from-markdown'
import { fillBlock } from './read-blocks.server'

type FoundPictures = Map<string, Omit<Picture, 'alt'>>

/**
 * Blocks ready to be shown, in two queries for all of them: one for pictures, one for questions. A block whose picture
 * or questions are gone is left out.
 */
export async function showBlocks(db: Db, blocks: readonly Block[], fillIn: FillIn): Promise<ShownBlock[]> {
  const [pictures, questions] = await Promise.all([
    findPictures(db, keysOf(blocks)),
    readQuestions(db, blocks, fillIn),
  ])
  return blocks.flatMap((block) => {
    const shown = show(fillBlock(block, fillIn), pictures, questions)
    return shown ? [shown] : []
  })
}

type Question = ShownQuestion & { group: string }

async function readQuestions(db: Db, blocks: readonly Block[], fillIn: FillIn): Promise<Question[]> {
  const asked = blocks.filter((block) => block.kind === 'faq')
  if (asked.length === 0) return []
  const rows = await store.readSomeFaqs(db, {
    ids: asked.flatMap(({ ids }) => ids),
    groups: asked.flatMap(({ group }) => group ?? []),
  })
  return rows.map(({ answer, ...row }) => ({ ...row, answer: docOfMarkdown(parseMarkdown(answer, fillIn)) }))
}

function show(block: Block, pictures: FoundPictures, questions: readonly Question[]): ShownBlock | null {
  const find = ({ key, alt }: { key: string; alt: string }): Picture | null => {
    const found = pictures.get(key)
    return found ? { ...found, alt } : null
  }
  switch (block.kind) {
    case 'picture': {
      const picture = find(block.picture)
      return picture && { ...block, picture }
    }
    case 'picture_text':
      return { ...block, picture: block.picture && find(block.picture) }
    case 'gallery': {
      const found = block.pictures.flatMap((one) => {
        const picture = find(one)
        return picture ? [{ ...picture, caption: one.caption }] : []
      })
      return found.length > 0 ? { ...block, pictures: found } : null
    }
    case 'video':
      return { ...block, poster: find(block.poster) }
    case 'faq': {
      const { ids, group } = block
      const chosen = ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])
      const others = questions.filter((question) => question.group === group && !ids.includes(question.id))
      const shown = [...chosen, ...others].map(({ id, question, answer }) => ({ id, question, answer }))
      return shown.length > 0 ? { ...block, questions: shown } : null
    }
    default:
      return block
  }
}

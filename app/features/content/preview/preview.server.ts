import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '~/db/connection.server'
import { showVersion } from '../blocks/ready-blocks.server'
import type { Content, ContentState } from '../content'
import { readVersion } from '../store.server'
import { stateOf } from '../versions/state'
import { previewPath } from './preview'

/** A version of a content as a preview link names it. `until`: ms since 1970. */
export type Previewed = { contentId: number; number: number; until: number }

/** Address of one version for anybody who has it, without a sign-in, until a moment. */
export function previewLink(origin: string, secret: string, previewed: Previewed): string {
  const { contentId, number, until } = previewed
  return `${origin}${previewPath}/${contentId}?surum=${number}&son=${until}&imza=${sign(secret, previewed)}`
}

export type Preview = { content: Content; number: number; state: ContentState; until: Date }

/** The version behind a preview link; null for a forged or expired one and for a removed content. */
export async function openPreview(
  db: Db,
  { contentId, query, secret, now }: { contentId: string; query: URLSearchParams; secret: string; now: Date },
): Promise<Preview | null> {
  const previewed = {
    contentId: whole(contentId),
    number: whole(query.get('surum')),
    until: whole(query.get('son')),
  }
  if (!isSigned(secret, previewed, query.get('imza') ?? '') || previewed.until <= now.getTime()) return null
  const row = await readVersion(db, previewed.contentId, previewed.number)
  if (!row) return null
  return {
    content: await showVersion(db, row),
    number: row.number,
    state: stateOf(row, now),
    until: new Date(previewed.until),
  }
}

const whole = (typed: string | null) => (/^[1-9]\d{0,14}$/.test(typed ?? '') ? Number(typed) : 0)

/** Takes the same time however much of the signature is right. */
function isSigned(secret: string, previewed: Previewed, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, previewed))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(secret: string, { contentId, number, until }: Previewed): string {
  // The prefix keeps this signature from being valid for anything else the secret signs.
  return createHmac('sha256', secret)
    .update(`content-preview:${contentId}:${number}:${until}`)
    .digest('base64url')
}

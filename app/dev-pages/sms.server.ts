import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatDateTime } from '~/kernel/dates'
import { escapeHtml, page } from '~/http/answering/bare-page.server'
import { smsText as text } from './text'

type Written = { to: string; words: string; kind: string; encoding: string; segments: number }

/** `/dev/sms`: the text messages that the demo has written, newest first. */
export async function smsPage(folder: string): Promise<Response> {
  const names = (await readdir(folder).catch(missing)) ?? []
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => ({
        at: (await stat(join(folder, name))).mtime,
        ...(JSON.parse(await readFile(join(folder, name), 'utf8')) as Written),
      })),
  )
  const items = messages
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(
      ({ at, to, words, encoding, segments }) =>
        `<li style="margin:0 0 12px"><b>${escapeHtml(words)}</b><br>${escapeHtml(to)}, ${formatDateTime(at)}, ${text.parts(segments, encoding)}</li>`,
    )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : `<p>${text.empty}</p>`
  return page(text.title, `<p>${text.hint}</p>${list}`)
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

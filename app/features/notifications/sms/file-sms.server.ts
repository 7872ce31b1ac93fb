import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calling } from '~/db/tracing/trace.server'
import { countSegments } from '~/kernel/sms-segments'
import type { Sms } from './sms.server'

/** For the demo: writes each text message as a file named by its id; `/dev/sms` shows them. */
export function fileSms(folder: string): Sms {
  return {
    send: ({ id, to, words, kind }) =>
      calling('sms', {}, async () => {
        await mkdir(folder, { recursive: true })
        const name = id.replace(/[^\w.-]+/g, '_').replace(/^[_.]+/, '')
        const { encoding, segments } = countSegments(words)
        await writeFile(join(folder, `${name}.json`), JSON.stringify({ to, words, kind, encoding, segments }))
        return { status: 'accepted', providerId: name }
      }),
    // A file has arrived once it is written.
    report: async (ids) => new Map(ids.map((id) => [id, 'delivered'])),
  }
}

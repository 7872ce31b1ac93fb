// npm run files -- copy-to-s3: moves the shop's files from its folder into a bucket; scripts/files/text.ts has its words.
// Exit code 0: the bucket has all of them, 1: not.
import { filesFolder, folderStorage } from '../../app/features/media/storage.server'
import { readConfig } from '../../app/server/config/config.server'
import { openStorage } from '../../app/server/open-storage.server'
import { copyFiles, isSameFile, listDifferences } from './copy-files'
import { text } from './text'
import { Refusal, runCommand } from '../start/operator.mjs'

const betweenLines = 500

await runCommand(async () => {
  const [command, ...others] = process.argv.slice(2)
  if (command !== 'copy-to-s3' || others.length > 0) throw new Refusal(text.usage)
  const config = readConfig(process.env)
  if (!config.s3) throw new Refusal(text.noBucket)
  const folder = folderStorage(filesFolder(config.dataFolder))
  const bucket = await openStorage(config)
  try {
    const { copied, there, bytes } = await copyFiles(folder, bucket, {
      isThere: (file, found) => isSameFile(folder, bucket, file, found),
      onProgress: (done) => done % betweenLines === 0 && console.log(text.progress(done)),
    })
    if (copied + there === 0) throw new Refusal(text.noFolder(filesFolder(config.dataFolder)))
    console.log(text.copied(copied, there, Math.ceil(bytes / 1024 / 1024)))
    const different = await listDifferences(folder, bucket)
    if (different.length > 0) throw new Refusal(text.different(different))
    console.log(text.verified(copied + there))
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(text.failed(error instanceof Error ? error.message : String(error)))
  }
})

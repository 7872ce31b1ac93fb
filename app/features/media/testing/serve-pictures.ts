import { servePicture } from '../media.http.server'
import { folderStorage } from '../storage.server'

// Asks for pictures as visitors do, in a process whose disk refuses writes; prints the answers and the log.
const [folder, person, ...paths] = process.argv.slice(2)
// Root may write everywhere, so the process gives up its rights.
if (person === 'nobody' && process.getuid!() === 0) {
  process.setegid!(65_534)
  process.seteuid!(65_534)
}
const logged: string[] = []
const deps = {
  storage: folderStorage(folder!),
  log: { error: (_: object, message: string) => logged.push(message) },
}
const answers = []
for (const path of paths) {
  const response = await servePicture(new Request(`http://shop.example${path}`), path, deps)
  answers.push([response!.status, Buffer.from(await response!.arrayBuffer()).toString('base64')])
}
console.log(JSON.stringify({ answers, logged }))

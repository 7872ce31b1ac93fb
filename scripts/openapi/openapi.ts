import { writeFileSync } from 'node:fs'
import { clientFile, documentFile, renderClient, renderDocument } from './files'

writeFileSync(documentFile, renderDocument())
writeFileSync(clientFile, await renderClient())

import { writeFileSync } from 'node:fs'
import { clientFile, documentFile, renderClient, renderDocument } from './openapi/files'

writeFileSync(documentFile, renderDocument())
writeFileSync(clientFile, await renderClient())
